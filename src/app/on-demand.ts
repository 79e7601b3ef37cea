/** Loads what few visits need when an event says that this one does. */
export function loadOnDemand(): void {
  const onEvent = (event: Event) => {
    // A control that is only an icon: a tooltip names it when a mouse rests on it or the keyboard reaches it.
    const control = event.target instanceof Element ? event.target.closest('[data-tip]') : null;
    if (!control) return;
    const isMeant = event instanceof PointerEvent ? event.pointerType === 'mouse' : control.matches(':focus-visible');
    if (isMeant) import('../ui/tooltips.tsx').then(({ nameIcon }) => nameIcon(control), console.error);
  };
  addEventListener('pointerover', onEvent);
  addEventListener('focusin', onEvent);
  addEventListener('keydown', ({ altKey, code }) => {
    // The way to the notifications; once their library is there it answers these keys itself.
    if (altKey && code === 'KeyT') import('../ui/toaster.tsx').catch(console.error);
  });
}
