import Box from '@mui/material/Box';
import type { SessionView } from '@portal/event-schemas/journals/views.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { gridStyle } from './grid-style.ts';
import { GridTable, type Place } from './grid-table.tsx';
import { attends, type BadCell, type Journal } from './use-journal.ts';
import { blockOf } from './typing.ts';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};
const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));
/** The cell in which something happened. */
function placeOf(target: EventTarget): Place | null {
  const cell = (target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  const [row, column] = (cell ?? '').split('-').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

/**
 * Students by classes, as in a spreadsheet: arrows walk, typing enters, Enter goes down, Escape takes back, Delete clears, Shift with arrows chooses a
 * block, which is copied, pasted and filled (Ctrl+D downwards, Ctrl+Enter with what is typed); Ctrl+Space chooses the column.
 */
export function Grid({
  journal,
  onSession,
  onCell,
  onBad,
}: {
  journal: Journal;
  onSession: (session: SessionView) => void;
  onCell: (uid: string) => void;
  onBad: (cells: readonly BadCell[]) => void;
}) {
  const { sessions, students } = journal;
  const table = useRef<HTMLTableElement>(null);
  const [start] = useState(() => lastOpen(sessions));
  const [at, setAt] = useState<Place>({ row: 0, column: start });
  const [anchor, setAnchor] = useState<Place | null>(null);
  const [typing, setTyping] = useState<string | null>(null);
  // What is being typed, also for the blur that comes while the cell is left.
  const draft = useRef<string | null>(null);
  // With F2 the text of the cell is edited: arrows walk in it, and do not leave it.
  const editing = useRef(false);
  const type = useCallback((typed: string | null) => {
    if (typed === null) editing.current = false;
    draft.current = typed;
    setTyping(typed);
  }, []);
  const uidAt = ({ row, column }: Place): string => `${sessions[column]!.uid}.${students[row]!.student}`;
  const canEdit = ({ row, column }: Place): boolean =>
    sessions[column]?.closed === null && attends(students[row]!, sessions[column]);
  const box = {
    top: Math.min(at.row, anchor?.row ?? at.row),
    bottom: Math.max(at.row, anchor?.row ?? at.row),
    left: Math.min(at.column, anchor?.column ?? at.column),
    right: Math.max(at.column, anchor?.column ?? at.column),
  };
  const isOne = box.top === box.bottom && box.left === box.right;
  const isChosen = ({ row, column }: Place): boolean =>
    row >= box.top && row <= box.bottom && column >= box.left && column <= box.right;
  /** Places of the chosen block, line by line. */
  const chosen = (): Place[] =>
    students.flatMap((_student, row) =>
      sessions.flatMap((_session, column) => (isChosen({ row, column }) ? [{ row, column }] : [])),
    );

  // The class of today stands in sight when the journal is opened.
  useEffect(() => {
    const [cell, frame] = [
      table.current?.querySelector<HTMLElement>(`[data-cell="0-${start}"]`),
      table.current?.parentElement,
    ];
    if (cell && frame) frame.scrollLeft = cell.offsetLeft - frame.clientWidth / 2;
  }, [start]);

  function go(to: Place, extend: boolean): void {
    const next = { row: within(to.row, students.length - 1), column: within(to.column, sessions.length - 1) };
    setAnchor(extend ? (anchor ?? at) : null);
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)?.focus();
  }
  function leave(): void {
    const typed = draft.current;
    type(null);
    if (typed !== null) journal.type(uidAt(at), typed);
  }
  function enter(cells: readonly { place: Place; typed: string }[]): void {
    const changed = cells
      .map(({ place, typed }) => ({ uid: uidAt(place), typed }))
      .filter(({ uid, typed }) => typed.trim() !== journal.shown(uid));
    void journal.block(changed).then(bad => bad.length > 0 && onBad(bad));
  }
  const fill = (typed: (place: Place) => string): void =>
    enter(
      chosen()
        .filter(canEdit)
        .map(place => ({ place, typed: typed(place) })),
    );

  function onTypingKey(event: React.KeyboardEvent): void {
    const step = editing.current && event.key !== 'Enter' ? undefined : steps[event.key];
    if (event.key === 'Escape') {
      type(null);
      go(at, false);
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isOne) {
      const typed = draft.current ?? '';
      type(null);
      fill(() => typed);
    } else if (step || event.key === 'Tab') {
      event.preventDefault();
      leave();
      const [down, right] = step ?? [0, event.shiftKey ? -1 : 1];
      go({ row: at.row + down, column: at.column + right }, false);
    }
  }
  function edit(): void {
    editing.current = true;
    type(journal.shown(uidAt(at)));
  }
  function onKey(event: React.KeyboardEvent): void {
    if (typing !== null) return onTypingKey(event);
    if (placeOf(event.target) === null) return;
    const step = steps[event.key];
    const withControl = event.ctrlKey || event.metaKey;
    const act = actOf(event, withControl);
    if (act) {
      event.preventDefault();
      act();
    } else if (step && !withControl) {
      event.preventDefault();
      go({ row: at.row + step[0], column: at.column + step[1] }, event.shiftKey);
    } else if (event.key.length === 1 && !withControl && !event.altKey && canEdit(at)) {
      event.preventDefault();
      type(event.key === ' ' ? '' : event.key);
    }
  }
  function actOf({ key, code, shiftKey }: React.KeyboardEvent, withControl: boolean): (() => void) | undefined {
    // By the place of the key, so that they work with any layout.
    if (withControl && code === 'KeyZ') return journal.undo;
    if (withControl && code === 'KeyD')
      return () => fill(({ column }) => journal.shown(uidAt({ row: box.top, column })));
    if (withControl && key === ' ')
      return () => {
        setAnchor({ row: 0, column: at.column });
        setAt({ row: students.length - 1, column: at.column });
      };
    if (key === 'Home' || key === 'End')
      return () => go({ ...at, column: key === 'Home' ? 0 : sessions.length - 1 }, shiftKey);
    if (key === 'F2') return () => (shiftKey ? onCell(uidAt(at)) : canEdit(at) && edit());
    if (key === 'Delete' || key === 'Backspace')
      return () => (isOne ? canEdit(at) && journal.type(uidAt(at), '') : fill(() => ''));
    return undefined;
  }
  function onCopy(event: React.ClipboardEvent): void {
    if (typing !== null) return;
    event.preventDefault();
    const lines = students.slice(box.top, box.bottom + 1).map((_student, row) =>
      sessions
        .slice(box.left, box.right + 1)
        .map((_session, column) => journal.shown(uidAt({ row: box.top + row, column: box.left + column })))
        .join('\t'),
    );
    event.clipboardData.setData('text/plain', lines.join('\n'));
  }
  function onPaste(event: React.ClipboardEvent): void {
    if (typing !== null) return;
    event.preventDefault();
    const cells = blockOf(event.clipboardData.getData('text/plain')).flatMap((line, row) =>
      line.map((typed, column) => ({ place: { row: box.top + row, column: box.left + column }, typed })),
    );
    const [only] = cells;
    if (cells.length === 1 && only && !isOne) return fill(() => only.typed);
    const outside = cells.filter(({ place }) => !students[place.row] || !sessions[place.column]);
    if (outside.length > 0) onBad(outside.map(({ typed }) => ({ uid: '', typed, code: 'outside' })));
    else enter(cells);
  }
  function onPress(event: React.MouseEvent): void {
    const place = placeOf(event.target);
    if (!place || (event.target as HTMLElement).tagName === 'INPUT') return;
    leave();
    setAnchor(event.shiftKey ? (anchor ?? at) : null);
    setAt(place);
  }
  function onDrag(event: React.MouseEvent): void {
    const place = event.buttons === 1 && typing === null ? placeOf(event.target) : null;
    if (!place || (place.row === at.row && place.column === at.column)) return;
    setAnchor(anchor ?? at);
    setAt(place);
  }

  return (
    <Box
      sx={gridStyle}
      onCopy={onCopy}
      onPaste={onPaste}
      onKeyDown={onKey}
      onMouseDown={onPress}
      onMouseOver={onDrag}
      onBlur={event => event.target.tagName === 'INPUT' && leave()}
      onDoubleClick={event => {
        const place = placeOf(event.target);
        if (place) onCell(uidAt(place));
      }}
    >
      <GridTable
        ref={table}
        journal={journal}
        at={at}
        isChosen={isChosen}
        typing={typing}
        onType={type}
        onSession={onSession}
      />
    </Box>
  );
}
/** The last class that can be filled in; the first where there is none. */
const lastOpen = (sessions: readonly SessionView[]): number =>
  Math.max(
    0,
    sessions.findLastIndex(({ closed }) => closed === null),
  );
