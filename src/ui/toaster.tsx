import 'sonner/dist/styles.css';
import type { CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

// Outside of the page, so that a notification survives navigation. Place, hotkey and theme are Sonner's defaults (bottom right,
// Alt+T, light) in the site's colors; on small screens it stands below the top bar, clear of fields and of the bar at the foot.
const root = createRoot(document.body.appendChild(document.createElement('div')));
const colors = {
  '--normal-bg': 'var(--color-navy)',
  '--normal-border': 'var(--color-steel)',
  '--normal-text': 'white',
} as CSSProperties;
const small = matchMedia('(width < 64rem)').matches;
// Synchronous, so that the first notification finds the toaster in place.
flushSync(() =>
  root.render(
    <Toaster
      {...(small && { position: 'top-center', offset: { top: '4.75rem' } })}
      mobileOffset={{ top: '4.75rem' }}
      style={{ fontFamily: 'inherit', ...colors }}
      toastOptions={{
        style: { borderRadius: '12px', fontSize: '0.95rem' },
        actionButtonStyle: { height: '2rem', background: 'white', color: 'var(--color-navy)', fontSize: '0.9rem' },
      }}
    />,
  ),
);

export { toast };
