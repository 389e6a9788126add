import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Target } from '@portal/event-schemas/kernel/entity/fields.ts';
import { useMemo, useState, type Ref } from 'react';
import { useSettled } from '../forms/use-settled.ts';
import { useChoices } from '../lists/filter-choices.ts';
import { lookupOf } from './lookup.ts';
import { useKitText } from './words.ts';

interface Option {
  value: string;
  label: string;
}
export interface RefChoiceProps {
  to: Target;
  label: string;
  chosen: readonly string[];
  /** `names`: what the chosen records are called, by uid. */
  onChoose: (uids: string[], names: Record<string, string>) => void;
  several?: boolean | undefined;
  /** Cannot be emptied. */
  required?: boolean | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A record, or several, found by typing: the server searches. In a form `RefInput` is it. */
export function RefChoice({
  to,
  label,
  chosen,
  onChoose,
  several = false,
  required = false,
  error,
  hint,
  onBlur,
  inputRef,
}: RefChoiceProps) {
  const t = useKitText();
  const [typed, setTyped] = useState('');
  const words = useSettled(typed);
  const { choices, loading } = useChoices({ source: label, label, kind: 'lookup', ...lookupOf(to) }, words, chosen);
  const options = choices.map(({ value, label: text }) => ({ value: String(value), label: text }));
  // The same object as long as it says the same: for another one the input gives up what is being typed.
  const said = JSON.stringify(options.filter(({ value }) => chosen.includes(value)));
  const picked = useMemo(() => JSON.parse(said) as Option[], [said]);
  const choose = (next: readonly Option[]): void =>
    onChoose(
      next.map(({ value }) => value),
      Object.fromEntries(next.map(one => [one.value, one.label])),
    );
  return (
    <Autocomplete<Option, boolean, boolean>
      multiple={several}
      options={options}
      value={several ? picked : (picked[0] ?? null)}
      loading={loading}
      disableClearable={required}
      noOptionsText={t('nothing_found')}
      // The server has searched already.
      filterOptions={all => all}
      filterSelectedOptions={several}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      getOptionKey={({ value }) => value}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, next) => choose(Array.isArray(next) ? next : next ? [next] : [])}
      onBlur={onBlur}
      renderInput={params => (
        <TextField
          {...params}
          inputRef={inputRef}
          label={label}
          error={error !== undefined}
          helperText={error ?? hint}
        />
      )}
    />
  );
}
