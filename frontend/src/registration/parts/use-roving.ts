import { useState, type KeyboardEvent } from 'react';

/**
 * One tab stop for many buttons, arrow keys between them. `keys`: the buttons in order, `preferred`: where the Tab key leads first, `next`: where a key
 * leads from a button, `onLook`: which one has the focus. Each button gets what is answered for it; all stand in an element with `data-roving`.
 */
export function useRoving(
  keys: readonly string[],
  preferred: string | null,
  next: (from: string, key: string) => string | undefined,
  onLook?: (key: string | null) => void,
) {
  const [at, setAt] = useState<string | null>(null);
  const stop = [at, preferred, keys[0]].find(key => key != null && keys.includes(key));
  return (key: string) => ({
    'data-rove': key,
    tabIndex: key === stop ? 0 : -1,
    onFocus: () => {
      setAt(key);
      onLook?.(key);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // What the Tab key leads to has to be there before it does.
      if (event.key === 'Tab') onLook?.(null);
      const to = next(key, event.key);
      if (to === undefined) return;
      event.preventDefault();
      [...(event.currentTarget.closest('[data-roving]')?.querySelectorAll<HTMLElement>('[data-rove]') ?? [])]
        .find(({ dataset }) => dataset['rove'] === to)
        ?.focus();
    },
  });
}
export type Roving = ReturnType<ReturnType<typeof useRoving>>;

/** Up, down, first and last of a list. */
export const inList =
  (keys: readonly string[]) =>
  (from: string, key: string): string | undefined => {
    const at = keys.indexOf(from);
    if (key === 'ArrowDown') return keys[at + 1];
    if (key === 'ArrowUp') return keys[at - 1];
    if (key === 'Home') return keys[0];
    return key === 'End' ? keys.at(-1) : undefined;
  };
