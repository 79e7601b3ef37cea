// A separate module, so that React's larger half runs as its own task: `client.tsx` imports it while the record loads.
export { flushSync } from 'react-dom';
export { createRoot, hydrateRoot } from 'react-dom/client';
