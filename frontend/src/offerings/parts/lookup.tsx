import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { useState } from 'react';
import { useSettled } from '../../forms/use-settled.ts';
import { useChoices } from '../../lists/filter-choices.ts';
import { useOfferingsText } from '../text.ts';

interface Row {
  uid: string;
  code?: string;
  display_name?: string;
}
/** What teachers, rooms and groups are found by. */
export const lookups = {
  teacher: { call: 'GET /curriculum/teachers/', label: row => row.display_name ?? '' },
  room: { call: 'GET /curriculum/rooms/', label: row => row.code ?? '' },
  group: { call: 'GET /curriculum/student_groups/', label: row => row.code ?? '' },
} as const satisfies Record<string, { call: Call; label: (row: Row) => string }>;
export type LookedUp = keyof typeof lookups;

/** Of the filter of a list: the same teachers, rooms and groups. */
export const lookupFilter = (of: LookedUp) => ({
  kind: 'lookup' as const,
  call: lookups[of].call as Call,
  chosenBy: 'uid',
  choice: (row: never) => ({ value: (row as Row).uid, label: lookups[of].label(row) }),
});

interface Props {
  of: LookedUp;
  label: string;
  chosen: readonly string[];
  onChoose: (uids: string[], names: Record<string, string>) => void;
  several?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
}

/** Teachers, rooms or groups, one or several, found by typing: the server searches. `names`: of what is chosen now. */
export function Lookup({ of, label, chosen, onChoose, several = false, error, hint }: Props) {
  const t = useOfferingsText();
  const [typed, setTyped] = useState('');
  const found = useChoices({ source: of, label, ...lookupFilter(of) }, useSettled(typed), chosen);
  const options = found.choices.map(choice => ({ value: String(choice.value), label: choice.label }));
  const picked = options.filter(({ value }) => chosen.includes(value));
  const choose = (next: readonly Option[]): void =>
    onChoose(
      next.map(({ value }) => value),
      Object.fromEntries(next.map(one => [one.value, one.label])),
    );
  return (
    <Autocomplete<Option, boolean>
      multiple={several}
      size="small"
      options={options}
      value={several ? picked : (picked[0] ?? null)}
      loading={found.loading}
      noOptionsText={t('nothing_found')}
      // The server has searched already.
      filterOptions={all => all}
      filterSelectedOptions={several}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      getOptionKey={({ value }) => value}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, next) => choose(Array.isArray(next) ? next : next ? [next] : [])}
      renderInput={params => (
        <TextField {...params} label={label} error={error !== undefined} helperText={error ?? hint} />
      )}
    />
  );
}

interface Option {
  value: string;
  label: string;
}
