import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { StudentChoice } from '@portal/event-schemas/offerings/requests.ts';
import type { Impact, TouchedStudent } from '@portal/event-schemas/offerings/views.ts';
import type { Flux } from '@portal/event-schemas/registration/values.ts';
import { useId, useState } from 'react';
import { ReasonField } from '../../forms/reason-field.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useLessonName } from '../../registration/api.ts';
import { Note } from '../../shell/note.tsx';
import { useOfferingsText } from '../text.ts';
import { useTimeText } from './clashes.tsx';
import { asSent, choicesFor, proposalsFor, type Chosen } from './impact-choices.ts';

const page = 50;

/**
 * Whom a change of an opened course touches, before it is saved: how many get a clash, lose their seat, exceed a room;
 * what becomes of each of them; and the reason, which everybody who is touched is told.
 */
export function ImpactDialog({
  impact,
  fluxes,
  refused,
  busy,
  onSave,
  onClose,
}: {
  impact: Impact;
  /** As they were and as they will be, to name them. */
  fluxes: readonly Flux[];
  refused: string;
  busy: boolean;
  onSave: (students: StudentChoice[], reason: string) => void;
  onClose: () => void;
}) {
  const t = useOfferingsText();
  const id = useId();
  const lessonName = useLessonName();
  const [own, setOwn] = useState<Chosen>({});
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState(page);
  const chosen = choicesFor(impact, own);
  const undecided = impact.students.filter(({ uid }) => chosen[uid] === '').length;
  const nameOf = (uid: string): string => {
    const found = fluxes.flatMap(({ lessons }) => lessons).find(one => one.uid === uid);
    return found ? lessonName(found) : '';
  };
  const streamOf = (lessons: readonly string[]) =>
    fluxes.find(flux => flux.lessons.some(({ uid }) => lessons.includes(uid)))?.number;
  /** What stays the same need not be read again; another stream is said. */
  const choiceOf = (alternative: readonly string[], before: readonly string[]): string => {
    const names = alternative
      .filter(uid => !before.includes(uid))
      .map(nameOf)
      .join(', ');
    const number = streamOf(alternative);
    return number === undefined || number === streamOf(before) ? names : `${t('flux', { number })}: ${names}`;
  };
  const count = (of: string): number => Object.values(chosen).filter(one => one.startsWith(of)).length;
  const numbers = [
    ['clash', impact.clash],
    ['lose_seat', impact.lose_seat],
    ['exceed_room', impact.exceed_room],
  ] as const;
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{t('impact.title', { smart_count: impact.touched })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Box component="dl" sx={{ display: 'flex', gap: { xs: '12px', sm: '24px' }, margin: 0 }}>
          {numbers.map(([name, value]) => (
            <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
              <Box component="dt" sx={{ color: 'var(--ink-2)' }}>
                {t(`impact.${name}`)}
              </Box>
              <Box
                component="dd"
                className="num"
                sx={{ margin: 0, fontSize: 24, fontWeight: 600, color: value > 0 ? 'var(--bad)' : undefined }}
              >
                {value}
              </Box>
            </Box>
          ))}
        </Box>
        {impact.over.map(one => (
          <Note key={one.lesson} tone="bad">
            {t('impact.over', { name: nameOf(one.lesson), capacity: one.capacity, taken: one.taken })}
          </Note>
        ))}
        {impact.rooms.map(one => (
          <Note key={one.lesson} tone="warn">
            {t('impact.room', { name: nameOf(one.lesson), room: one.room, capacity: one.capacity, taken: one.taken })}
          </Note>
        ))}
        {impact.students.length > 1 && (
          <Box
            role="group"
            aria-label={t('impact.for_all')}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <span className="mut">{t('impact.for_all')}</span>
            <Button size="small" onClick={() => setOwn(proposalsFor(impact))}>
              {t('impact.all_proposed')}
            </Button>
            <Button size="small" onClick={() => setOwn(proposalsFor(impact, true))}>
              {t('impact.all_move')}
            </Button>
            <Button
              size="small"
              color="error"
              onClick={() => setOwn(Object.fromEntries(impact.students.map(({ uid }) => [uid, 'release'])))}
            >
              {t('impact.all_release')}
            </Button>
          </Box>
        )}
        <Box component="ul" aria-label={t('impact.students')}>
          {impact.students.slice(0, shown).map(student => (
            <Student
              key={student.uid}
              student={student}
              choice={chosen[student.uid]!}
              choiceOf={choiceOf}
              onChoose={choice => setOwn({ ...chosen, [student.uid]: choice })}
            />
          ))}
        </Box>
        {impact.students.length > shown && (
          <Button onClick={() => setShown(shown + page)}>
            {t('impact.more', { smart_count: impact.students.length - shown })}
          </Button>
        )}
        <p role="status" className="mut">
          {t('impact.sum', { keep: count('keep'), move: count('move'), release: count('release') })}
          {undecided > 0 && ` ${t('impact.undecided', { smart_count: undecided })}`}
        </p>
        <ReasonField label={t('reason')} hint={t('impact.reason_hint')} value={reason} onChange={setReason} />
        {refused && (
          <div role="alert" className="form-error">
            {refused}
          </div>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="text" onClick={onClose} disabled={busy}>
          {t('impact.back')}
        </Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={undecided > 0 || reason.trim() === ''}
          onClick={() => onSave(asSent(impact, chosen), reason.trim())}
        >
          {t('impact.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Student({
  student,
  choice,
  choiceOf,
  onChoose,
}: {
  student: TouchedStudent;
  choice: string;
  /** What one alternative changes, in words. */
  choiceOf: (alternative: readonly string[], before: readonly string[]) => string;
  onChoose: (choice: string) => void;
}) {
  const t = useOfferingsText();
  const format = useFormat();
  const timeText = useTimeText();
  const moves = student.alternatives.map((lessons, index) => ({
    value: `move:${index}`,
    label: t('impact.move_to', { names: choiceOf(lessons, student.lessons) }),
  }));
  const mayKeep = !student.effects.includes('lesson_removed');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 300px' },
        gap: '12px 16px',
        alignItems: 'center',
        padding: '12px 0',
        borderTop: '1px solid var(--line)',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <div>
          {student.display_name}{' '}
          <span className="mut">{[student.code, student.student_group].filter(Boolean).join(' · ')}</span>
        </div>
        <div className="mut">{student.effects.map(effect => t(`effect.${effect}`)).join(', ')}</div>
        {student.clashes.map(clash => (
          <Box
            key={`${clash.lesson} ${clash.day} ${clash.start} ${clash.other.lesson}`}
            sx={{ color: 'var(--bad)', font: 'var(--t-small)' }}
          >
            {t('impact.clashes_with', {
              name: `${clash.other.code} ${format.name(clash.other.name)}`,
              time: timeText(clash),
            })}
          </Box>
        ))}
      </Box>
      <TextField
        select
        size="small"
        fullWidth
        label={t('impact.choice', { name: student.display_name })}
        value={choice}
        error={choice === ''}
        helperText={choice === '' ? t('impact.choose') : undefined}
        onChange={event => onChoose(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        {mayKeep && <MenuItem value="keep">{t('impact.keep')}</MenuItem>}
        {moves.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
        <MenuItem value="release">{t('impact.release')}</MenuItem>
      </TextField>
    </Box>
  );
}
