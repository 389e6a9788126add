import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useStatisticsText } from '../../text.ts';

/** One of a few, small enough to stand beside a title: `<Choice label={t('by')} value={by} choices={…} onChange={setBy} />`. */
export function Choice<V extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: V;
  choices: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={choices.some(one => one.value === value) ? value : ''}
      onChange={event => onChange(event.target.value as V)}
      fullWidth={false}
      sx={{ minWidth: 150, maxWidth: '100%' }}
    >
      {choices.map(choice => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The study period that a screen is about; `value`: as the server chose it until the person does. */
export function PeriodChoice({
  value,
  onChange,
}: {
  value: string | null | undefined;
  onChange: (period: string) => void;
}) {
  const t = useStatisticsText();
  const format = useFormat();
  const periods = useCall(
    'GET /organizations/study_period_list/',
    { query: { page_size: 100 } },
    { staleTime: 300_000 },
  );
  return (
    <Choice
      label={t('period')}
      value={value ?? ''}
      choices={(periods.data?.results ?? []).map(period => ({ value: period.uid, label: format.name(period.name) }))}
      onChange={onChange}
    />
  );
}
