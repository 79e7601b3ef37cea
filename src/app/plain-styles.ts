/** Variables that can be removed, because their utility class also sets the property itself. */
const harmless = /^--tw-(leading|tracking|font-weight|outline-style)$/;
const declared = /(--tw-[\w-]+):[^;}]*;?/g;
const registered = /@property (--tw-[\w-]+)\{[^}]*?(?:initial-value:([^}]*))?\}/g;
/** Tailwind's second copy of the initial values, for browsers without `@property`. */
const fallbacks = /@layer properties\{@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\}\}/;
/** A `var()` and any fallback, which may nest parentheses two deep. */
const used = /var\((--tw-[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;

/**
 * Replaces Tailwind's variables, which let one utility modify another, with their fallback or initial values: no
 * utility here needs them, and they would add 245 bytes to the first flight of the longest page.
 *
 * @throws Error that names a variable whose removal would change another property
 */
export function plainStyles(css: string): string {
  const initial = new Map([...css.matchAll(registered)].map(([, name, value = '']) => [name, value]));
  const rules = css.replaceAll(registered, '').replace(fallbacks, '');
  const [lost] = [...rules.matchAll(declared)].filter(([, name = '']) => !harmless.test(name));
  if (lost) throw new Error(`${lost[1]} would have no effect: write its utility as a property, in a style sheet`);
  return rules.replaceAll(declared, '').replaceAll(used, (_, name, fallback) => fallback ?? initial.get(name));
}
