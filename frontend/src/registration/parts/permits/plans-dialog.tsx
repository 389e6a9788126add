import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { PlanChoices } from '@portal/event-schemas/registration/student-choices.ts';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../../http/use-call.ts';
import { useSend } from '../../../http/use-send.ts';
import { useFormat } from '../../../i18n/format.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { usePermitsText } from '../../permits-text.ts';

interface PlanRow {
  uid: string;
  code: string;
  edu_program: string;
  entry_year: number;
}
interface Chosen {
  uid: string;
  name: string;
}

/** Grants study plans besides the own one, or takes them away: a second programme, an exchange. `own` is not among the choices. */
export function PlansDialog({
  student,
  granted,
  own,
  onClose,
}: {
  student: string;
  granted: PlanChoices['plans'];
  own: string | null;
  onClose: () => void;
}) {
  const t = usePermitsText();
  const format = useFormat();
  const [chosen, setChosen] = useState<Chosen[]>(
    granted.map(plan => ({
      uid: plan.uid,
      name: `${plan.code} ${plan.edu_program ? format.name(plan.edu_program.name) : ''}`.trim(),
    })),
  );
  const [refusal, setRefusal] = useState('');
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const found = useCall(
    'GET /curriculum/study_plans/',
    { query: { page_size: 50, ...(q && { q }) } },
    { keepPrevious: true },
  );
  const programs = useCall('GET /organizations/edu-programs/', { query: { page_size: 100 } }, { staleTime: 60_000 });
  const nameOf = ({ code, edu_program }: PlanRow): string => {
    const program = programs.data?.results.find(one => one.uid === edu_program);
    return `${code} ${program ? format.name(program.name) : ''}`.trim();
  };
  const options = (found.data?.results ?? [])
    .filter(plan => plan.uid !== own)
    .map(plan => ({ uid: plan.uid, name: nameOf(plan) }));
  const grant = useSend('PUT /registration/students/{uid}/study_plans/', {
    done: t('plans.saved'),
    onDone: onClose,
    onRefusal: ({ message }) => setRefusal(message),
  });
  return (
    <ConfirmDialog
      open
      title={t('plans.grant')}
      confirm={t('plans.save')}
      busy={grant.isPending}
      onClose={onClose}
      onConfirm={() => grant.mutate({ params: { uid: student }, body: { study_plans: chosen.map(plan => plan.uid) } })}
    >
      <p>{t('plans.hint')}</p>
      <Autocomplete
        multiple
        filterSelectedOptions
        options={options}
        value={chosen}
        inputValue={words}
        loading={found.isFetching}
        noOptionsText={t('permits.nothing_found')}
        filterOptions={all => all}
        sx={{ mt: 2 }}
        onInputChange={(_event, text, cause) => setWords(cause === 'input' ? text : '')}
        onChange={(_event, plans) => setChosen(plans)}
        isOptionEqualToValue={(one, other) => one.uid === other.uid}
        getOptionKey={({ uid }) => uid}
        getOptionLabel={({ name }) => name}
        renderInput={params => (
          <TextField {...params} label={t('plans.further')} error={refusal !== ''} helperText={refusal} />
        )}
      />
    </ConfirmDialog>
  );
}
