import 'sonner/dist/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

// Beside the page: a notification outlives the page that it came from. Place, hotkey and theme are the library's defaults (bottom
// right, Alt+T, light); only the bar at the foot of small screens is left free.
const root = createRoot(document.body.appendChild(document.createElement('div')));
const small = matchMedia('(width < 64rem)').matches;
// At once, or the first notification would come before the place for it.
flushSync(() =>
  root.render(
    <Toaster
      {...(small && { offset: { bottom: '6rem' } })}
      mobileOffset={{ bottom: '6rem' }}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{ style: { fontSize: '0.95rem' }, actionButtonStyle: { height: '2rem', fontSize: '0.9rem' } }}
    />,
  ),
);

export { toast };
