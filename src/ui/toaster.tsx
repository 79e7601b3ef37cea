import 'sonner/dist/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

// Outside of the page, so that a notification survives navigation. Place, hotkey and theme are Sonner's defaults (bottom right,
// Alt+T, light); on small screens an offset clears the bar at the foot.
const root = createRoot(document.body.appendChild(document.createElement('div')));
const small = matchMedia('(width < 64rem)').matches;
// Synchronous, so that the first notification finds the toaster in place.
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
