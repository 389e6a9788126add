import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { CallTo } from '@portal/event-schemas/kernel/calls.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useController } from 'react-hook-form';
import { useFieldText } from '../forms/field-text.ts';
import type { FieldProps } from '../forms/text-input.tsx';
import { useCall } from '../http/use-call.ts';
import { useFormat } from '../i18n/format.ts';
import { useKitText } from './words.ts';

interface Choices {
  choices: { value: string; label: string }[];
  namedBy: Call | undefined;
  open: boolean;
}
/** So many are shown at once of what can be chosen from an open list; typing finds the others. */
const shownAtOnce = createFilterOptions<{ value: string; label: string }>({ limit: 100 });
/** Several of a few, or of an `open` list; `namedBy`: what the codes are called, and of an open list which there are. */
export function ChoicesInput({ name, label, hint, choices: given, namedBy, open }: FieldProps & Choices) {
  const t = useKitText();
  const format = useFormat();
  const { data: named = [] } = useCall(
    (namedBy ?? 'GET /') as CallTo<{ value: string; name: Localized }[]>,
    {},
    { enabled: namedBy !== undefined, staleTime: Infinity },
  );
  const own = new Map(named.map(one => [one.value, format.name(one.name)]));
  const { field, fieldState } = useController({ name });
  const text = useFieldText(fieldState.error, label, hint, true);
  const chosen = (field.value ?? []) as string[];
  const codes = open ? [...new Set([...own.keys(), ...chosen])].map(value => ({ value, label: value })) : given;
  const choices = codes.map(one => ({ ...one, label: own.get(one.value) ?? one.label }));
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      options={choices}
      {...(open ? { filterOptions: shownAtOnce } : {})}
      value={choices.filter(({ value }) => chosen.includes(value))}
      noOptionsText={t('nothing_found')}
      onChange={(_event, picked) => field.onChange(picked.map(({ value }) => value))}
      onBlur={field.onBlur}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      getOptionKey={({ value }) => value}
      renderInput={params => (
        <TextField {...params} inputRef={field.ref} label={label} error={fieldState.invalid} helperText={text} />
      )}
    />
  );
}
