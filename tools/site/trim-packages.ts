import type { Plugin } from 'vite';

/** What visitors need not get, as patterns in a package's code and what stands there instead. */
const edits: Record<string, [pattern: RegExp, instead: string][]> = {
  // The style sheet of notifications goes, because `src/ui/toaster.tsx` imports it as a file.
  'sonner/dist/index.mjs': [[/^__insertCSS\(".*"\);?$/gm, '']],
  // Names for developer tools go, and components are marked as pure, because otherwise unused ones are bundled too.
  'react-router/dist/production/lib/dom/lib.js': [
    [/^\w+\.displayName = ".*";$/gm, ''],
    [/(?<=^const \w+ = )(?=React\$1\.forwardRef\()/gm, '/* @__PURE__ */ '],
  ],
};

/** Leaves code out of packages that the site has no use for. @throws Error when a package's code has changed */
export function trimPackages(): Plugin {
  return {
    name: 'trim-packages',
    transform: {
      filter: { id: /node_modules\/(sonner|react-router)\/dist\// },
      handler(code, id) {
        const file = Object.keys(edits).find((name) => id.includes(`/node_modules/${name}`)) ?? '';
        let trimmed = code;
        for (const [pattern, instead] of edits[file] ?? []) {
          if (!pattern.test(code))
            throw new Error(`tools/site/trim-packages.ts: ${file} has changed, update ${pattern}`);
          trimmed = trimmed.replaceAll(pattern, instead);
        }
        return trimmed === code ? null : { code: trimmed, map: null };
      },
    },
  };
}
