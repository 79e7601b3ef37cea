// A module of its own, so that React's larger half runs in a task of its own: `client.tsx` imports it when the router is at work.
export { flushSync } from 'react-dom';
export { createRoot, hydrateRoot } from 'react-dom/client';
