import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** A line that is carried with the keyboard: its place in the plan, and the semester in which it stood. */
interface Carried {
  line: number;
  from: number;
}
export interface Carrying {
  carried: Carried | null;
  /** Said to those who do not see where it is: the key of a text, with the line and its semester. */
  said: { key: 'taken' | 'carried' | 'put'; line: number; term: number } | null;
  handle: (
    line: number,
    term: number,
  ) => {
    'data-line': number;
    'aria-pressed': boolean;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: () => void;
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: () => void;
  };
}

const termAt = ({ clientX, clientY }: PointerEvent): HTMLElement | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-term]') ?? null;

/**
 * Lines are carried between semesters: dragged by their handle, or with the keyboard: Space or Enter takes one, arrows carry
 * it, Space or Enter puts it down, Escape takes it back.
 */
export function useCarry(terms: number, move: (line: number, term: number) => void): Carrying {
  const [carried, setCarried] = useState<Carried | null>(null);
  const [said, setSaid] = useState<Carrying['said']>(null);
  const dragged = useRef<number | null>(null);
  const over = useRef<HTMLElement | null>(null);
  const focus = useRef<number | null>(null);
  // A line that has changed its semester is drawn anew: the focus stays with it.
  useEffect(() => {
    if (focus.current === null) return;
    document.querySelector<HTMLElement>(`[data-line="${focus.current}"]`)?.focus();
    focus.current = null;
  });
  const mark = (term: HTMLElement | null): void => {
    over.current?.classList.remove('drop-here');
    over.current = term;
    term?.classList.add('drop-here');
  };
  const carry = (line: number, term: number, key: 'carried' | 'put'): void => {
    focus.current = line;
    move(line, term);
    setSaid({ key, line, term });
  };
  const keyDown = (line: number, term: number, event: KeyboardEvent): void => {
    const { key } = event;
    const own = carried?.line === line ? carried : null;
    if (key === ' ' || key === 'Enter') {
      setCarried(own ? null : { line, from: term });
      setSaid({ key: own ? 'put' : 'taken', line, term });
    } else if (own && key === 'Escape') {
      setCarried(null);
      carry(line, own.from, 'put');
    } else if (own && ['ArrowRight', 'ArrowDown'].includes(key) && term < terms) carry(line, term + 1, 'carried');
    else if (own && ['ArrowLeft', 'ArrowUp'].includes(key) && term > 1) carry(line, term - 1, 'carried');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    carried,
    said,
    handle: (line, term) => ({
      'data-line': line,
      'aria-pressed': carried?.line === line,
      onKeyDown: event => keyDown(line, term, event),
      onBlur: () => {
        if (focus.current === null && carried?.line === line) setCarried(null);
      },
      onPointerDown: event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = line;
      },
      onPointerMove: event => dragged.current !== null && mark(termAt(event)),
      onPointerUp: () => {
        const target = Number(over.current?.dataset['term']);
        if (dragged.current !== null && target && target !== term) carry(dragged.current, target, 'put');
        mark(null);
        dragged.current = null;
      },
      onPointerCancel: () => {
        mark(null);
        dragged.current = null;
      },
    }),
  };
}
