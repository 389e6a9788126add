import type { CellView, SessionView } from '@portal/event-schemas/journals/views.ts';
import { useMemo, type Ref } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { Glyph } from '../../shell/glyph.tsx';
import { useJournalText } from '../text.ts';
import { GridCell } from './grid-cell.tsx';
import { attends, type Journal } from './use-journal.ts';

/** A cell by its line and column. */
export interface Place {
  row: number;
  column: number;
}

/** The grid as it is drawn: heads with dates, a line for each student, their average and absences at the end. */
export function GridTable({
  ref,
  journal,
  at,
  isChosen,
  typing,
  onType,
  onSession,
}: {
  ref: Ref<HTMLTableElement>;
  journal: Journal;
  at: Place;
  isChosen: (place: Place) => boolean;
  typing: string | null;
  onType: (typed: string) => void;
  onSession: (session: SessionView) => void;
}) {
  const t = useJournalText();
  const format = useFormat();
  const { sessions, students } = journal;
  const days = useMemo(() => sessions.map(({ date }) => format.day(date)), [sessions, format]);
  return (
    <table ref={ref} aria-label={t('grid')} style={colorsOf(journal.colors)}>
      <thead>
        <tr>
          <th scope="col" className="who">
            {t('student')}
          </th>
          {sessions.map(session => (
            <th key={session.uid} scope="col" className={headClass(session)}>
              <button
                type="button"
                onClick={() => onSession(session)}
                title={[session.theme, session.comment].filter(Boolean).join('\n') || t('no_theme')}
              >
                <span className="num">{format.shortDate(session.date).slice(0, 5)}</span>
                <span className="mut num">{format.time(session.starts_at)}</span>
                {session.canceled ? (
                  <i role="img" aria-label={t('cancelled_short')}>
                    <Glyph name="close" size={12} />
                  </i>
                ) : (
                  session.blocked && (
                    <i role="img" aria-label={t('week_closed')}>
                      <Glyph name="lock" size={12} />
                    </i>
                  )
                )}
              </button>
            </th>
          ))}
          <th scope="col" className="sum">
            {t('average')}
          </th>
          <th scope="col" className="sum">
            {t('missed')}
          </th>
        </tr>
      </thead>
      <tbody>
        {students.map((student, row) => (
          <tr key={student.student} className={student.on_course ? undefined : 'gone'}>
            <th scope="row" className="who" title={student.name ?? undefined}>
              {student.name}
              {student.audit && <span className="mut"> · {t('audit')}</span>}
              {student.warning && <span className="risk"> · {t('at_risk')}</span>}
            </th>
            {sessions.map((session, column) => {
              const uid = `${session.uid}.${student.student}`;
              const [way, cell] = [journal.way(uid), journal.cell(uid)];
              const here = at.row === row && at.column === column;
              const out = !attends(student, session);
              return (
                <GridCell
                  key={session.uid}
                  place={`${row}-${column}`}
                  label={`${student.name ?? ''}, ${days[column]}`}
                  text={out ? '' : journal.shown(uid)}
                  title={way?.message || (out ? t('not_on_course') : cell?.comment || undefined)}
                  names={[
                    headClass(session),
                    here ? 'here' : '',
                    isChosen({ row, column }) ? 'chosen' : '',
                    out ? 'out' : '',
                    valueClass(cell, journal.colors),
                    way?.state ?? '',
                    cell?.comment ? 'noted' : '',
                  ]
                    .filter(Boolean)
                    .join(' ')}
                  state={way?.state}
                  here={here}
                  typing={here ? typing : null}
                  onType={onType}
                />
              );
            })}
            <td className="num sum">{student.average === null ? '' : format.number(student.average)}</td>
            <td className="num sum">{student.missed || ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
const headClass = ({ canceled, blocked, closed }: SessionView): string =>
  canceled ? 'off' : blocked ? 'shut' : closed === null ? 'open' : 'ahead';
/** The colours that the office has chosen, as they are named in the grid's style. */
const colorsOf = (colors: Journal['colors']) =>
  Object.fromEntries(colors.map(({ code, color }) => [`--of-${code}`, color]));
function valueClass(cell: CellView | undefined, colors: Journal['colors']): string {
  if (!cell) return '';
  if (cell.missed) return cell.excused ? 'excused' : 'missed';
  const { percent } = cell;
  if (percent === null) return cell.attendance === 'present' ? 'there' : '';
  return colors.findLast(({ from, to }) => from !== null && to !== null && percent >= from)?.code ?? '';
}
