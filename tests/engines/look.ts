/** CSS selector of each ARIA role, as this site's pages use it. */
const roles = {
  alert: '[role=alert]',
  button: 'button',
  contentinfo: 'body footer',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  list: 'ul, ol',
  main: 'main',
  navigation: 'nav',
  slider: 'input[type=range]',
  textbox: 'input:not([type=range]), textarea',
};

/** Describes an element by its role and name, optionally within another element. */
export interface Target {
  role: keyof typeof roles;
  name?: string | undefined;
  within?: Target | undefined;
}

export function by(role: Target['role'], name?: string, within?: Target): Target {
  return { role, name, within };
}

/** One step to a target: elements that match the selector and, where it is given, the name. */
interface Step {
  selector: string;
  name?: string | undefined;
}

/** The steps to a target: its containers, the outermost first, then the target. */
export function chainOf({ role, name, within }: Target): Step[] {
  return [...(within ? chainOf(within) : []), { selector: roles[role], name }];
}

/** Describes the first visible element that the steps lead to, or returns `null`. Runs in the page. */
export function look(chain: Step[], bringUp: boolean, focus: boolean) {
  const nameOf = (element: Element) =>
    element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent;
  let found: Element[] = [document.documentElement];
  for (const { selector, name } of chain)
    found = found.flatMap((outer) =>
      [...outer.querySelectorAll(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[inert], [aria-hidden=true]') &&
          (name === undefined || nameOf(element)?.replace(/\s+/g, ' ').trim() === name),
      ),
    );
  const [element] = found;
  if (!element) return null;
  if (focus) (element as HTMLElement).focus();
  // The header and popovers are fixed, so always in view; scrolling to an element inside them would move the page.
  if (bringUp && !element.closest('header, [popover]'))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  return {
    ...place,
    box: { left, top, width, height },
    text: element.textContent ?? '',
    focused: element === document.activeElement,
    disabled: (element as HTMLButtonElement).disabled,
    // Ready when nothing covers the element and no animation but a scroll-driven one runs on it or around it.
    ready:
      Boolean(document.elementFromPoint(place.x, place.y)?.closest('a, button, input, h1') === element) &&
      !document.getAnimations().some(({ timeline, effect, playState }) => {
        const { target } = effect as KeyframeEffect;
        return timeline === document.timeline && playState === 'running' && target?.contains(element);
      }),
  };
}
