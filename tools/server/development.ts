import type { Plugin } from 'vite';
import { guard } from './guard.ts';
import { createOutbox, isOutbox } from './outbox/outbox.ts';

/** The outbox beside the development server, as guarded as beside the preview server. The rest of the server is Vite's own to guard. */
export function developmentOutbox(): Plugin {
  return {
    name: 'development-outbox',
    configureServer({ config, middlewares }) {
      const { host } = config.server;
      const options = {
        dir: process.env.OUTBOX_DIR ?? 'outbox',
        log: console.log,
        ...(typeof host === 'string' && { host }),
      };
      const outbox = guard(options, createOutbox(options));
      middlewares.use((request, response, next) => (isOutbox(request) ? outbox(request, response) : next()));
    },
  };
}
