import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Target } from '@portal/event-schemas/kernel/entity/fields.ts';
import { useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import type { FieldProps } from '../forms/text-input.tsx';
import { useSettled } from '../forms/use-settled.ts';
import { useChoices } from '../lists/filter-choices.ts';
import { lookupOf } from './lookup.ts';
import { useKitText } from './words.ts';

/** Names another record, or several: found by typing, the server searches. */
export function RefInput({ name, label, hint, to, several }: FieldProps & { to: Target; several: boolean }) {
  const t = useKitText();
  const { field, fieldState } = useController({ name });
  const chosen: string[] = several ? (field.value ?? []) : field.value ? [field.value] : [];
  const [typed, setTyped] = useState('');
  const words = useSettled(typed);
  const { choices, loading } = useChoices({ source: name, label, kind: 'lookup', ...lookupOf(to) }, words, chosen);
  const options = choices.map(({ value, label: text }) => ({ value: String(value), label: text }));
  // The same object as long as it says the same: for another one the input gives up what is being typed.
  const said = JSON.stringify(options.filter(({ value }) => chosen.includes(value)));
  const picked = useMemo(() => JSON.parse(said) as Option[], [said]);
  return (
    <Autocomplete<Option, boolean>
      multiple={several}
      options={options}
      value={several ? picked : (picked[0] ?? null)}
      loading={loading}
      noOptionsText={t('nothing_found')}
      // The server has searched already.
      filterOptions={all => all}
      filterSelectedOptions={several}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      getOptionKey={({ value }) => value}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, next) =>
        field.onChange(Array.isArray(next) ? next.map(({ value }) => value) : (next?.value ?? ''))
      }
      onBlur={field.onBlur}
      renderInput={params => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={label}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? hint}
        />
      )}
    />
  );
}

interface Option {
  value: string;
  label: string;
}
