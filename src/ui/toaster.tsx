import 'sonner/dist/styles.css';
import './toaster.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

// Outside the page, so that notifications survive navigation. Position, hotkey and theme are Sonner's defaults
// (bottom right, Alt+T, light), but small screens show notifications below the top bar, clear of fields and bottom bar.
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
