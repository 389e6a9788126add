import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import { CallState } from '../../shell/states.tsx';
import { useJournalText } from '../text.ts';
import type { Journal } from './use-journal.ts';
import { shownAs } from './typing.ts';

/** One cell: its value, comment, what became of it, and both sides where two people have written. */
export default function CellDialog({ journal, uid, onClose }: { journal: Journal; uid: string; onClose: () => void }) {
  const t = useJournalText();
  const format = useFormat();
  const end = uid.lastIndexOf('.');
  const [sessionUid, student] = [uid.slice(0, end), uid.slice(end + 1)];
  const session = journal.sessions.find(one => one.uid === sessionUid);
  const person = journal.students.find(one => one.student === student);
  const way = journal.way(uid);
  const [typed, setTyped] = useState(journal.shown(uid));
  const [comment, setComment] = useState(journal.cell(uid)?.comment ?? '');
  const history = useCall('GET /journals/history/', {
    query: { journal: journal.head.uid, session: sessionUid, student },
  });
  const save = useSend('PUT /journals/edit_mark/{uid}/', {
    invalidate: ['GET /journals/mark_detail/'],
    onDone: onClose,
  });
  // That students were told of a cancelled class changes no cell.
  const changes = (history.data?.results ?? []).filter(one => one.old !== null || one.new !== null);
  const readOnly = useReadOnlyReason();
  const locked = session?.closed !== null || readOnly !== undefined;
  const theirs =
    way?.theirs && shownAs({ ...way.theirs, reasons_for_missing: way.theirs.reason }, journal.letters, journal.reasons);
  function submit(): void {
    journal.type(uid, typed);
    if (comment === (journal.cell(uid)?.comment ?? '')) onClose();
    else save.mutate({ params: { uid }, body: { comment } });
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>
        {person?.name}
        {session && `, ${format.day(session.date)}`}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, paddingTop: '8px !important' }}>
        {way?.state === 'conflict' && (
          <Note tone="warn">
            <p>{t('conflict', { mine: way.typed || t('empty_cell'), theirs: theirs || t('empty_cell') })}</p>
            <Button onClick={() => journal.insist(uid)}>{t('keep_mine')}</Button>
            <Button variant="text" onClick={() => journal.drop(uid)}>
              {t('keep_theirs')}
            </Button>
          </Note>
        )}
        {way?.state === 'refused' && (
          <Note tone="bad">
            <p>{way.message}</p>
            <Button variant="text" onClick={() => journal.drop(uid)}>
              {t('give_up')}
            </Button>
          </Note>
        )}
        {locked && session && <Note>{t(`closed.${session.closed as 'journals.closed'}`)}</Note>}
        <TextField
          label={t('value')}
          value={typed}
          disabled={locked}
          helperText={t('value_hint', {
            missed: journal.letters.missed,
            present: journal.letters.present,
            marks: journal.head.marks.allowed || '0',
          })}
          onChange={event => setTyped(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 20 } }}
        />
        <TextField
          label={t('comment')}
          value={comment}
          disabled={locked}
          multiline
          minRows={2}
          onChange={event => setComment(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        <h3>{t('history')}</h3>
        {!history.data ? (
          <CallState call={history} lines={2} />
        ) : changes.length === 0 ? (
          <p className="mut">{t('no_history')}</p>
        ) : (
          <ol style={{ display: 'grid', gap: 'var(--s2)', margin: 0, padding: 0, listStyle: 'none' }}>
            {changes.map(one => (
              <li key={one.id}>
                <span className="mut num">{format.shortDateTime(one.at)}</span> {one.by_name}: {said(one.old)} →{' '}
                {said(one.new)}
              </li>
            ))}
          </ol>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t('cancel')}
        </Button>
        {!locked && (
          <Button variant="contained" onClick={submit} disabled={save.isPending}>
            {t('save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
  function said(value: string | null): string {
    if (value === null) return t('empty_cell');
    return value === 'missed' || value === 'excused' || value === 'present' ? t(`said.${value}`) : value;
  }
}
