import { inBrowser } from '../app/in-browser.ts';

/**
 * A message that appears when a field is left can move the button whose press left it, and the click is lost. `pressEnded` settles when no
 * pointer is down and the click has been delivered.
 */
let ended = Promise.resolve();
let end = (): void => {};
if (inBrowser) {
  document.addEventListener(
    'pointerdown',
    () => {
      end();
      ended = new Promise(resolve => (end = resolve));
    },
    { capture: true },
  );
  for (const type of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(type, () => setTimeout(end), { capture: true });
}

export const pressEnded = (): Promise<void> => ended;
