import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SessionView } from '@portal/event-schemas/journals/views.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import { useJournalText } from '../text.ts';
import { attends, type BadCell, type Journal } from './use-journal.ts';

/** One class by thumb: a list of names; a tap changes from there to missing and back, who is not touched is there. */
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
  const empty = here.filter(({ student }) => journal.shown(uidOf(student)) === '');
  const locked = session.closed !== null;
  const fillRest = () =>
    void journal
      .block(empty.map(({ student }) => ({ uid: uidOf(student), typed: letters.present })))
      .then(bad => bad.length > 0 && onBad(bad));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Button
          onClick={() => setIndex(index - 1)}
          disabled={index === 0}
          aria-label={t('earlier')}
          sx={{ minWidth: 44 }}
        >
          ‹
        </Button>
        <Button variant="text" onClick={() => onSession(session)} sx={{ flex: 1, minHeight: 44 }}>
          {format.weekday(session.date)}, {format.time(session.starts_at)}
        </Button>
        <Button
          onClick={() => setIndex(index + 1)}
          disabled={index === sessions.length - 1}
          aria-label={t('later')}
          sx={{ minWidth: 44 }}
        >
          ›
        </Button>
      </Box>
      {session.theme && <div className="mut">{session.theme}</div>}
      {locked && <Note tone="warn">{t(`closed.${session.closed as 'journals.closed'}`)}</Note>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {here.map(({ student, name, audit }) => {
          const uid = uidOf(student);
          const [shown, way] = [journal.shown(uid), journal.way(uid)];
          const isMissed = shown.split(' ').includes(letters.missed);
          return (
            <Box
              component="li"
              key={student}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: '1px solid var(--line)' }}
            >
              <Button
                variant="text"
                fullWidth
                disabled={locked}
                aria-pressed={isMissed}
                onClick={() => journal.type(uid, isMissed ? letters.present : letters.missed)}
                sx={{ justifyContent: 'space-between', minHeight: 52, textAlign: 'left' }}
              >
                <span>
                  {name}
                  {audit && <span className="mut"> · {t('audit')}</span>}
                </span>
                <strong className={isMissed ? 'risk' : undefined}>
                  {isMissed
                    ? t('absent')
                    : shown === ''
                      ? t('not_said')
                      : shown === letters.present
                        ? t('present')
                        : shown}
                </strong>
              </Button>
              {way && (
                <span aria-label={t(`way.${way.state}`)}>
                  {{ saving: '…', waiting: '⏳', refused: '!', conflict: '≠' }[way.state]}
                </span>
              )}
              <Button
                variant="text"
                onClick={() => onCell(uid)}
                aria-label={t('about_cell', { name: name ?? '' })}
                sx={{ minWidth: 44, minHeight: 44 }}
              >
                ⋯
              </Button>
            </Box>
          );
        })}
      </Box>
      {!locked && empty.length > 0 && (
        <Button variant="contained" onClick={fillRest} sx={{ position: 'sticky', bottom: 8, minHeight: 48 }}>
          {t('rest_present', { count: empty.length })}
        </Button>
      )}
    </Box>
  );
}
