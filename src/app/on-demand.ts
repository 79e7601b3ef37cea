/** Loads rarely needed code on the event that needs it. */
export function loadOnDemand(): void {
  const onEvent = (event: Event) => {
    // Icon-only controls get a tooltip on mouse hover and keyboard focus.
    const control = event.target instanceof Element ? event.target.closest('[data-tip]') : null;
    if (!control) return;
    const isMeant = event instanceof PointerEvent ? event.pointerType === 'mouse' : control.matches(':focus-visible');
    if (isMeant) import('../ui/tooltips.tsx').then(({ nameIcon }) => nameIcon(control), console.error);
  };
  addEventListener('pointerover', onEvent);
  addEventListener('focusin', onEvent);
  addEventListener('keydown', ({ altKey, code }) => {
    // Alt+T focuses the notifications; their library, once loaded, handles the shortcut itself.
    if (altKey && code === 'KeyT') import('../ui/toaster.tsx').catch(console.error);
  });
}
