const declared = /--tw-[\w-]+:[^;}]*;?/g;
const registered = /@property (--tw-[\w-]+)\{[^}]*?(?:initial-value:([^}]*))?\}/g;
/** The starting values once more, for browsers that cannot register them. */
const fallbacks = /@layer properties\{@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\}\}/;
/** A use of a variable, with its fallback, in which parentheses may lie two deep. */
const used = /var\((--tw-[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;

/**
 * Replaces Tailwind's variables by the values that they start with: they let one utility change another, which none here does, and
 * would be 260 bytes of every first flight.
 */
export function plainStyles(css: string): string {
  const initial = new Map([...css.matchAll(registered)].map(([, name, value = '']) => [name, value]));
  return css
    .replaceAll(registered, '')
    .replaceAll(declared, '')
    .replaceAll(used, (_, name, fallback) => fallback ?? initial.get(name))
    .replace(fallbacks, '');
}
