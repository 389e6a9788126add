import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Reference } from '@portal/event-schemas/registration/views.ts';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useStudentText } from '../text.ts';

/** The office enters a final result of a past term; entering it again corrects it. */
export function RecordResult({ student }: { student: string }) {
  const t = useStudentText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <OfficeActButton variant="outlined" size="small" onClick={() => setOpen(true)}>
        {t('results.add')}
      </OfficeActButton>
      {open && <ResultDialog student={student} onClose={() => setOpen(false)} />}
    </>
  );
}

function ResultDialog({ student, onClose }: { student: string; onClose: () => void }) {
  const t = useStudentText();
  const format = useFormat();
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const found = useCall(
    'GET /organizations/discipline_list/',
    { query: { page_size: 30, ...(q && { q }) } },
    { keepPrevious: true },
  );
  const terms = useCall('GET /organizations/study_period_list/', { query: { page_size: 50 } }, { staleTime: 60_000 });
  const [discipline, setDiscipline] = useState<Reference | null>(null);
  const [term, setTerm] = useState('');
  const [letter, setLetter] = useState('');
  const [points, setPoints] = useState('');
  const [completed, setCompleted] = useState(true);
  const [refusal, setRefusal] = useState('');
  const save = useSend('PUT /advising/students/{uid}/results/', {
    done: t('results.saved'),
    onDone: onClose,
    onRefusal: ({ message }) => setRefusal(message),
  });
  return (
    <ConfirmDialog
      open
      title={t('results.add')}
      confirm={t('results.save')}
      busy={save.isPending}
      disabled={!discipline || term === '' || letter.trim() === ''}
      onClose={onClose}
      onConfirm={() =>
        discipline &&
        save.mutate({
          params: { uid: student },
          body: {
            discipline: discipline.uid,
            study_period: term,
            letter,
            points: points === '' ? null : Number(points),
            completed,
          },
        })
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <p>{t('results.hint')}</p>
        <Autocomplete
          options={found.data?.results ?? []}
          value={discipline}
          inputValue={words}
          loading={found.isFetching}
          filterOptions={all => all}
          noOptionsText={t('results.nothing_found')}
          autoHighlight
          onInputChange={(_event, text) => setWords(text)}
          onChange={(_event, picked) => setDiscipline(picked)}
          isOptionEqualToValue={(one, other) => one.uid === other.uid}
          getOptionKey={one => one.uid}
          getOptionLabel={one => `${one.code} ${format.name(one.name)}`}
          renderInput={params => <TextField {...params} label={t('results.discipline')} required />}
        />
        <TextField
          select
          label={t('results.term')}
          value={term}
          required
          fullWidth
          onChange={event => setTerm(event.target.value)}
        >
          {(terms.data?.results ?? []).map(one => (
            <MenuItem key={one.uid} value={one.uid}>
              {format.name(one.name)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={t('results.letter')}
          value={letter}
          required
          fullWidth
          onChange={event => setLetter(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 10 } }}
        />
        <TextField
          type="number"
          label={t('results.points')}
          value={points}
          fullWidth
          onChange={event => setPoints(event.target.value)}
          slotProps={{ htmlInput: { min: 0, max: 100 }, inputLabel: { shrink: true } }}
        />
        <FormControlLabel
          control={<Checkbox checked={completed} onChange={event => setCompleted(event.target.checked)} />}
          label={t('results.completed')}
        />
        {refusal && (
          <p role="alert" style={{ color: 'var(--bad)' }}>
            {refusal}
          </p>
        )}
      </Box>
    </ConfirmDialog>
  );
}
