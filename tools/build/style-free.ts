import type { Plugin } from 'vite';

/**
 * Takes the style sheet out of the notification library's code: it would put an inline style into the page, which the policy of
 * `tools/build/hosts/headers.ts` forbids. `src/ui/toaster.tsx` imports the same sheet as a file.
 */
export function styleFree(): Plugin {
  return {
    name: 'style-free',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        const without = code.replace(/^__insertCSS\(".*"\);?$/m, '');
        if (without === code) throw new Error('tools/build/style-free.ts: sonner keeps its styles elsewhere now');
        return { code: without, map: null };
      },
    },
  };
}
