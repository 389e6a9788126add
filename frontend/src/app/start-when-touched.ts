/** What a drawn page has waiting for the application. */
interface Waiting {
  /** The button that was pressed before anything could answer. */
  pressed?: HTMLElement | undefined;
  end(): void;
}
declare global {
  interface Window {
    portalWaiting?: Waiting;
  }
}

/**
 * Loads the application when somebody touches a page that the server has drawn: points, presses a key, has a field filled in. What is pressed meanwhile
 * is kept for it (take-over.ts). That a field has the focus from the start is no touch. Its text goes into the page as it stands here, so it uses
 * nothing from outside.
 */
export function startWhenTouched(script: string, files: readonly string[]): void {
  const touches = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'input', 'change'];
  const waiting: Waiting = {
    end() {
      for (const name of touches) document.removeEventListener(name, start, true);
      removeEventListener('popstate', start);
      document.removeEventListener('click', keep, true);
      document.removeEventListener('submit', keep, true);
    },
  };
  window.portalWaiting = waiting;
  let begun = false;
  function start(): void {
    if (begun) return;
    begun = true;
    for (const href of files) {
      const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
      document.head.append(Object.assign(document.createElement('link'), kind, { href }));
    }
    const element = Object.assign(document.createElement('script'), { type: 'module', src: script });
    // Without a connection the next touch tries again.
    element.onerror = () => {
      begun = false;
      element.remove();
    };
    document.head.append(element);
  }
  function keep(event: Event): void {
    const pressed = (event.target as Element).closest('button');
    start();
    if (event.type === 'submit') event.preventDefault();
    if (!pressed) return;
    event.preventDefault();
    waiting.pressed = pressed;
    pressed.setAttribute('aria-busy', 'true');
  }
  for (const name of touches) document.addEventListener(name, start, true);
  addEventListener('popstate', start);
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  // A dark page was drawn light: the theme of this browser is known here alone.
  if (document.documentElement.dataset['theme'] === 'dark') start();
}

/** The application is there and hears everything itself now. What was pressed before that? */
export function endWaiting(): HTMLElement | undefined {
  const waiting = window.portalWaiting;
  waiting?.end();
  delete window.portalWaiting;
  return waiting?.pressed;
}
