import { useRef, useState, type KeyboardEvent } from 'react';

/**
 * One tab stop for many buttons, arrow keys between them. `keys`: the buttons in order, `preferred`: where the Tab key leads first, `next`: where a key
 * leads from a button. Each button gets what `of` answers for it.
 */
export function useRoving(
  keys: readonly string[],
  preferred: string | null,
  next: (from: string, key: string) => string | undefined,
) {
  const area = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const stop = [at, preferred, keys[0]].find(key => key != null && keys.includes(key));
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = (event.target as HTMLElement).dataset['rove'];
    const to = from === undefined ? undefined : next(from, event.key);
    if (to === undefined) return;
    event.preventDefault();
    [...(area.current?.querySelectorAll<HTMLElement>('[data-rove]') ?? [])]
      .find(({ dataset }) => dataset['rove'] === to)
      ?.focus();
  };
  return {
    area,
    onKeyDown,
    of: (key: string) => ({ 'data-rove': key, tabIndex: key === stop ? 0 : -1, onFocus: () => setAt(key) }),
  };
}

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
