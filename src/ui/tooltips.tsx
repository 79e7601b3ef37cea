import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { type Ref, useEffect, useImperativeHandle } from 'react';
import { createRoot } from 'react-dom/client';

type TriggerProps = { control: Element; ref?: Ref<Element> } & Record<string, unknown>;

/** Attaches the tooltip library's trigger handlers to a control elsewhere on the page. */
function Elsewhere({ control, ref, ...props }: TriggerProps) {
  useImperativeHandle(ref, () => control, [control]);
  useEffect(() => {
    const gone = new AbortController();
    for (const [name, handle] of Object.entries(props)) {
      if (!/^on[A-Z]/.test(name)) continue;
      control.addEventListener(name.slice(2).toLowerCase(), handle as EventListener, { signal: gone.signal });
    }
    return () => gone.abort();
  });
  useEffect(() => {
    // The event that loaded the tooltip library came before these listeners, so repeat it.
    if (control.matches(':focus-visible')) control.dispatchEvent(new FocusEvent('focus'));
    else if (control.matches(':hover'))
      control.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  }, [control]);
  return null;
}

/** The control's name, read each time the tooltip shows, because the name changes with the control's state. */
function Name({ control }: { control: Element }) {
  return control.getAttribute('aria-label');
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
/** Controls with a tooltip, each with its React key. */
const controls = new Map<Element, number>();
let count = 0;

/** Gives a control a tooltip with its `aria-label`. */
export function nameIcon(control: Element): void {
  if (controls.has(control)) return;
  for (const each of controls.keys()) if (!each.isConnected) controls.delete(each);
  count += 1;
  controls.set(control, count);
  root.render(
    <Provider delayDuration={700} skipDelayDuration={300}>
      {[...controls].map(([each, key]) => (
        <Root key={key}>
          <Trigger asChild>
            <Elsewhere control={each} />
          </Trigger>
          {/* In the control's landmark: screen-reader users who jump between landmarks miss text outside of them. */}
          <Portal container={each.closest<HTMLElement>('header, main, footer')}>
            <Content sideOffset={6} className="z-30 rounded-md bg-ink px-3 py-1 text-sm text-white">
              <Name control={each} />
            </Content>
          </Portal>
        </Root>
      ))}
    </Provider>,
  );
}
