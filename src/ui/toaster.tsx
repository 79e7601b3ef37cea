import 'sonner/dist/styles.css';
import './toaster.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

// Outside of the page, so that a notification survives navigation. Place, hotkey and theme are Sonner's defaults
// (bottom right, Alt+T, light). Small screens show it below the top bar, clear of fields and the bottom bar.
const root = createRoot(document.body.appendChild(document.createElement('div')));
const small = matchMedia('(width < 64rem)').matches;
// Synchronous, so that the first notification finds the toaster in place.
flushSync(() =>
  root.render(
    <Toaster
      {...(small && { position: 'top-center', offset: { top: '4.75rem' } })}
      mobileOffset={{ top: '4.75rem' }}
    />,
  ),
);

export { toast };
