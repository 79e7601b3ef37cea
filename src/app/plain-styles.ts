const declared = /--tw-[\w-]+:[^;}]*;?/g;
const registered = /@property (--tw-[\w-]+)\{[^}]*?(?:initial-value:([^}]*))?\}/g;
/** Tailwind's second copy of the initial values, for browsers without `@property`. */
const fallbacks = /@layer properties\{@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\}\}/;
/** A `var()` with its fallback, which may nest parentheses two deep. */
const used = /var\((--tw-[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;

/**
 * Replaces Tailwind's variables with their initial values: they let one utility modify another, which none here does, and would
 * cost every first flight 260 bytes.
 */
export function plainStyles(css: string): string {
  const initial = new Map([...css.matchAll(registered)].map(([, name, value = '']) => [name, value]));
  return css
    .replaceAll(registered, '')
    .replaceAll(declared, '')
    .replaceAll(used, (_, name, fallback) => fallback ?? initial.get(name))
    .replace(fallbacks, '');
}
