import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SessionView } from '@portal/event-schemas/journals/views.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import { useJournalText } from '../text.ts';
import { WaySign } from './grid-cell.tsx';
import { attends, type BadCell, type Journal } from './use-journal.ts';

/** One class by thumb: a list of names; a tap changes from there to missing and back, and opens the cell where a mark stands; the rest are there at once. */
export function ClassList({
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
  const { sessions, students, letters } = journal;
  const open = sessions.findLastIndex(({ closed }) => closed === null);
  const [index, setIndex] = useState(Math.max(0, open));
  const session = sessions[index];
  if (!session) return null;
  const here = students.filter(student => attends(student, session));
  const uidOf = (student: string): string => `${session.uid}.${student}`;
  const isMissed = (shown: string): boolean => shown.split(' ').includes(letters.missed);
  const shownOf = here.map(({ student }) => journal.shown(uidOf(student)));
  const empty = here.filter((_one, place) => shownOf[place] === '');
  const missed = shownOf.filter(isMissed).length;
  const locked = session.closed !== null;
  const fillRest = () =>
    void journal
      .block(empty.map(({ student }) => ({ uid: uidOf(student), typed: letters.present })))
      .then(bad => bad.length > 0 && onBad(bad));
  return (
    <Box sx={style}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Step label={t('earlier')} sign="‹" disabled={!sessions[index - 1]} onClick={() => setIndex(index - 1)} />
        <Button
          variant="text"
          onClick={() => onSession(session)}
          sx={{ flex: 1, minWidth: 0, minHeight: 44, lineHeight: 1.3 }}
        >
          {format.weekday(session.date)}, {format.time(session.starts_at)}
        </Button>
        <Step label={t('later')} sign="›" disabled={!sessions[index + 1]} onClick={() => setIndex(index + 1)} />
      </Box>
      {session.theme && <div className="mut">{session.theme}</div>}
      {locked && <Note tone="warn">{t(`closed.${session.closed as 'journals.closed'}`)}</Note>}
      <div className="mut num">
        {t('tally', { here: here.length - missed - empty.length, missed, empty: empty.length })}
      </div>
      <ul>
        {here.map(({ student, name, audit }, place) => {
          const uid = uidOf(student);
          const [shown, way] = [shownOf[place]!, journal.way(uid)];
          const absent = isMissed(shown);
          const hasMark = (journal.cell(uid)?.mark ?? null) !== null;
          const excuse = absent && shown !== letters.missed ? shown : '';
          return (
            <li key={student}>
              <button
                type="button"
                className="person"
                disabled={locked}
                aria-pressed={absent}
                onClick={() => (hasMark ? onCell(uid) : journal.type(uid, absent ? letters.present : letters.missed))}
              >
                <span>
                  {name}
                  {audit && <span className="mut"> · {t('audit')}</span>}
                </span>
                <span className={absent ? 'absent' : shown === '' ? 'mut' : 'there'}>
                  {absent
                    ? [t('absent'), excuse].filter(Boolean).join(' · ')
                    : shown === ''
                      ? t('not_said')
                      : shown === letters.present
                        ? t('present')
                        : shown}
                </span>
              </button>
              {way && <WaySign state={way.state} size={18} />}
              <button
                type="button"
                className="more"
                onClick={() => onCell(uid)}
                aria-label={t('about_cell', { name: name ?? '' })}
              >
                ⋯
              </button>
            </li>
          );
        })}
      </ul>
      {!locked && empty.length > 0 && (
        <Button variant="contained" onClick={fillRest} sx={{ position: 'sticky', bottom: 8, minHeight: 48 }}>
          {t('rest_present', { count: empty.length })}
        </Button>
      )}
    </Box>
  );
}

function Step({
  label,
  sign,
  disabled,
  onClick,
}: {
  label: string;
  sign: string;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <Button onClick={onClick} disabled={disabled} aria-label={label} sx={{ minWidth: 44, minHeight: 44, fontSize: 20 }}>
      {sign}
    </Button>
  );
}

const style = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { display: 'flex', alignItems: 'center', gap: '4px', borderBottom: '1px solid var(--line)' },
  '& button.person, & button.more': {
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    minHeight: 52,
    cursor: 'pointer',
  },
  '& button:disabled': { cursor: 'default' },
  '& .person': {
    display: 'flex',
    flex: 1,
    minWidth: 0,
    gap: 1,
    justifyContent: 'space-between',
    alignItems: 'center',
    padding: 0,
    textAlign: 'start',
  },
  '& .person > span:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .person > span:last-of-type': { flex: 'none', padding: '3px 8px', borderRadius: 'var(--radius-s)' },
  '& .absent': { background: 'var(--bad-soft)', color: 'var(--bad)', fontWeight: 600 },
  '& .there': { background: 'var(--ok-soft)', color: 'var(--ok)' },
  '& .more': { minWidth: 44, fontSize: 20 },
  '& i': { lineHeight: 0 },
  '& i.refused, & i.conflict': { color: 'var(--bad)' },
  '& i.waiting': { color: 'var(--warn)' },
} as const;
