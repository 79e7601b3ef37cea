import 'sonner/dist/styles.css';
import './toaster.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

// This root is outside the page, so that notifications survive navigation. Sonner's defaults apply (bottom right,
// Alt+T, light), but on small screens notifications stand below the top bar, clear of the fields and the bottom bar.
const root = createRoot(document.body.appendChild(document.createElement('div')));
const small = matchMedia('(width < 64rem)').matches;
// Render synchronously, so that the toaster is in place before the first notification.
flushSync(() =>
  root.render(
    <Toaster
      {...(small && { position: 'top-center', offset: { top: '4.75rem' } })}
      mobileOffset={{ top: '4.75rem' }}
    />,
  ),
);

export { toast };
