import Box from '@mui/material/Box';
import type { JournalStudent, SessionView } from '@portal/event-schemas/journals/views.ts';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useJournalText } from '../text.ts';
import { gridStyle } from './grid-style.ts';
import { attends, type BadCell, type Journal } from './use-journal.ts';
import { blockOf } from './typing.ts';

interface Place {
  row: number;
  column: number;
}
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};
const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/**
 * Students by classes, as in a spreadsheet: arrows walk, typing enters, Enter goes down, Escape takes back, Delete clears, Shift with arrows chooses a
 * block, which is copied and pasted.
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
  const t = useJournalText();
  const format = useFormat();
  const { sessions, students } = journal;
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Place>({ row: 0, column: within(firstOpen(sessions), sessions.length - 1) });
  const [anchor, setAnchor] = useState<Place | null>(null);
  const [typing, setTyping] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const uidAt = ({ row, column }: Place): string => `${sessions[column]!.uid}.${students[row]!.student}`;
  const canEdit = ({ row, column }: Place): boolean =>
    sessions[column]?.closed === null && attends(students[row]!, sessions[column]);

  function go(to: Place, extend: boolean): void {
    const next = { row: within(to.row, students.length - 1), column: within(to.column, sessions.length - 1) };
    setAnchor(extend ? (anchor ?? at) : null);
    setAt(next);
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`);
    cell?.focus({ preventScroll: false });
  }
  function finish(typed: string): boolean {
    const done = journal.type(uidAt(at), typed);
    setWrong(done ? null : uidAt(at));
    if (done) setTyping(null);
    return done;
  }
  const box = {
    top: Math.min(at.row, anchor?.row ?? at.row),
    bottom: Math.max(at.row, anchor?.row ?? at.row),
    left: Math.min(at.column, anchor?.column ?? at.column),
    right: Math.max(at.column, anchor?.column ?? at.column),
  };
  const isChosen = ({ row, column }: Place): boolean =>
    row >= box.top && row <= box.bottom && column >= box.left && column <= box.right;

  function onKey(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (typing !== null) {
      if (event.key === 'Escape') {
        setTyping(null);
        setWrong(null);
      } else if (event.key === 'Enter' || event.key === 'Tab') {
        event.preventDefault();
        if (finish(typing))
          go(event.key === 'Tab' ? { ...at, column: at.column + 1 } : { ...at, row: at.row + 1 }, false);
      } else return;
      return;
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      journal.undo();
    } else if (step) {
      event.preventDefault();
      go({ row: at.row + step[0], column: at.column + step[1] }, event.shiftKey);
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      go({ ...at, column: event.key === 'Home' ? 0 : sessions.length - 1 }, event.shiftKey);
    } else if (event.key === 'F2') {
      if (canEdit(at)) setTyping(journal.shown(uidAt(at)));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      if (canEdit(at)) journal.type(uidAt(at), '');
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && canEdit(at)) {
      event.preventDefault();
      setTyping(event.key === ' ' ? '' : event.key);
    }
  }
  function onCopy(event: ClipboardEvent): void {
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
  function onPaste(event: ClipboardEvent): void {
    if (typing !== null) return;
    event.preventDefault();
    const cells = blockOf(event.clipboardData.getData('text/plain')).flatMap((line, row) =>
      line.map((typed, column) => ({ place: { row: box.top + row, column: box.left + column }, typed })),
    );
    const outside = cells.filter(({ place }) => !students[place.row] || !sessions[place.column]);
    const inside = cells.filter(({ place }) => students[place.row] && sessions[place.column]);
    const changed = inside
      .map(({ place, typed }) => ({ uid: uidAt(place), typed }))
      .filter(({ uid, typed }) => typed.trim() !== journal.shown(uid));
    if (outside.length > 0) return onBad(outside.map(({ typed }) => ({ uid: '', typed, code: 'outside' })));
    void journal.block(changed).then(bad => bad.length > 0 && onBad(bad));
  }

  return (
    <Box sx={gridStyle} onCopy={onCopy} onPaste={onPaste} onKeyDown={onKey}>
      <table ref={table} aria-label={t('grid')}>
        <thead>
          <tr>
            <th scope="col" className="who">
              {t('student')}
            </th>
            {sessions.map(session => (
              <th key={session.uid} scope="col" className={headClass(session)}>
                <button type="button" onClick={() => onSession(session)} title={sessionTitle(session)}>
                  <span className="num">{format.shortDate(session.date).slice(0, 5)}</span>
                  <span className="mut num">{format.time(session.starts_at)}</span>
                  {session.canceled && <span>{t('cancelled_short')}</span>}
                  {session.blocked && !session.canceled && <span aria-label={t('week_closed')}>🔒</span>}
                </button>
              </th>
            ))}
            <th scope="col">{t('average')}</th>
            <th scope="col">{t('missed')}</th>
          </tr>
        </thead>
        <tbody>
          {students.map((student, row) => (
            <tr key={student.student} className={student.on_course ? undefined : 'gone'}>
              <th scope="row" className="who">
                {student.name}
                {student.audit && <span className="mut"> · {t('audit')}</span>}
                {student.warning && <span className="risk"> · {t('at_risk')}</span>}
              </th>
              {sessions.map((session, column) => {
                const uid = `${session.uid}.${student.student}`;
                const here = at.row === row && at.column === column;
                return (
                  <Cell
                    key={session.uid}
                    here={here}
                    chosen={isChosen({ row, column })}
                    label={`${student.name ?? ''}, ${format.day(session.date)}`}
                    place={`${row}-${column}`}
                    journal={journal}
                    uid={uid}
                    student={student}
                    session={session}
                    typing={here ? typing : null}
                    wrong={wrong === uid}
                    onType={setTyping}
                    onLeave={() => typing !== null && here && finish(typing)}
                    onFocus={extend => {
                      if (!here) {
                        setTyping(null);
                        setWrong(null);
                      }
                      setAnchor(extend ? (anchor ?? at) : null);
                      setAt({ row, column });
                    }}
                    onOpen={() => onCell(uid)}
                  />
                );
              })}
              <td className="num sum">{student.average === null ? '' : format.number(student.average)}</td>
              <td className="num sum">{student.missed || ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );

  function sessionTitle({ theme, comment }: SessionView): string {
    return [theme, comment].filter(Boolean).join('\n') || t('no_theme');
  }
}
const focused = (input: HTMLInputElement | null): void => input?.focus();
const headClass = ({ canceled, blocked, closed }: SessionView): string =>
  canceled ? 'off' : blocked ? 'shut' : closed === null ? 'open' : 'ahead';
/** The last class that can be filled in, where one begins. */
const firstOpen = (sessions: readonly SessionView[]): number =>
  Math.max(
    0,
    sessions.findLastIndex(({ closed }) => closed === null),
  );

function Cell({
  journal,
  uid,
  student,
  session,
  here,
  chosen,
  label,
  place,
  typing,
  wrong,
  onType,
  onLeave,
  onFocus,
  onOpen,
}: {
  journal: Journal;
  uid: string;
  student: JournalStudent;
  session: SessionView;
  here: boolean;
  chosen: boolean;
  label: string;
  place: string;
  typing: string | null;
  wrong: boolean;
  onType: (typed: string) => void;
  onLeave: () => void;
  onFocus: (extend: boolean) => void;
  onOpen: () => void;
}) {
  const t = useJournalText();
  const way = journal.way(uid);
  const cell = journal.cell(uid);
  const out = !attends(student, session);
  const locked = session.closed !== null || out;
  const state = way?.state ?? (wrong ? 'refused' : undefined);
  const names = [
    headClass(session),
    chosen ? 'chosen' : '',
    cell?.missed ? (cell.excused ? 'excused' : 'missed') : '',
    state ?? '',
    out ? 'out' : '',
    cell?.comment ? 'noted' : '',
  ];
  return (
    <td
      data-cell={place}
      tabIndex={here ? 0 : -1}
      aria-label={label}
      data-locked={locked}
      className={names.filter(Boolean).join(' ')}
      title={way?.message || (out ? t('not_on_course') : cell?.comment || undefined)}
      onMouseDown={event => onFocus(event.shiftKey)}
      onDoubleClick={onOpen}
    >
      {typing === null ? (
        <span>{out ? '' : journal.shown(uid)}</span>
      ) : (
        <input
          ref={focused}
          aria-label={label}
          value={typing}
          maxLength={20}
          onChange={event => onType(event.target.value)}
          onBlur={onLeave}
        />
      )}
      {state && (
        <i aria-label={t(`way.${state}`)}>{{ saving: '…', waiting: '⏳', refused: '!', conflict: '≠' }[state]}</i>
      )}
    </td>
  );
}
