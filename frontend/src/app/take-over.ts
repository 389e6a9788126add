import { flushSync } from 'react-dom';
import type { createPortalRouter } from './routes.tsx';
import { endWaiting } from './start-when-touched.ts';

/**
 * A page that the server has drawn becomes the application's as soon as the router has its screen. The application draws the same, so what was typed,
 * where the cursor stands and what was pressed meanwhile is found again by its place. Where the router leads elsewhere nothing goes along.
 */
export function takeOver(
  container: HTMLElement,
  router: Pick<ReturnType<typeof createPortalRouter>, 'state' | 'subscribe'>,
  draw: () => void,
): void {
  const drawn = router.state.location.pathname;
  const take = (): void => {
    const pressed = endWaiting();
    if (router.state.location.pathname !== drawn) return flushSync(draw);
    const before = fieldsOf(container);
    const typed = before.map(({ value }) => value);
    const focused = placeOf(document.activeElement, container);
    const selection = selectionOf(document.activeElement);
    const press = placeOf(pressed, container);
    flushSync(draw);
    fieldsOf(container).forEach((field, index) => typed[index] && type(field, typed[index]));
    const focus = elementAt(focused, container);
    focus?.focus({ preventScroll: true });
    if (selection) (focus as HTMLInputElement | undefined)?.setSelectionRange(...selection);
    elementAt(press, container)?.click();
  };
  if (router.state.initialized) return take();
  const end = router.subscribe(state => {
    if (!state.initialized) return;
    end();
    take();
  });
}

const reachable = 'a, button, input, textarea';
type Place = number | undefined;
const placeOf = (element: Element | null | undefined, container: HTMLElement): Place => {
  const place = element ? [...container.querySelectorAll(reachable)].indexOf(element) : -1;
  return place < 0 ? undefined : place;
};
const elementAt = (place: Place, container: HTMLElement): HTMLElement | undefined =>
  place === undefined ? undefined : container.querySelectorAll<HTMLElement>(reachable)[place];
const fieldsOf = (container: HTMLElement): Field[] => [...container.querySelectorAll<Field>('input, textarea')];
const selectionOf = (field: Element | null): [number, number] | undefined =>
  field instanceof HTMLInputElement && field.selectionStart !== null
    ? [field.selectionStart, field.selectionEnd ?? field.selectionStart]
    : undefined;

type Field = HTMLInputElement | HTMLTextAreaElement;
/** As if typed: React hears of values that are set past its own setter. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
