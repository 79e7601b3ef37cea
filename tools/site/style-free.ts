import type { Plugin } from 'vite';

/**
 * Removes the code with which sonner, the notification library, inserts its style sheet, because
 * `src/ui/toaster.tsx` imports the same sheet as a file.
 */
export function styleFree(): Plugin {
  return {
    name: 'style-free',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        const without = code.replace(/^__insertCSS\(".*"\);?$/m, '');
        if (without === code)
          throw new Error('tools/site/style-free.ts: sonner has changed, update the pattern of its styles');
        return { code: without, map: null };
      },
    },
  };
}
