import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

/** One that can be chosen. */
export interface Choice<V extends string | number = string | number> {
  value: V;
  label: string;
}

/** Several of some choices, found by typing; none = all of them. */
export function MultiChoice<V extends string | number>({
  label,
  hint,
  choices,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  choices: readonly Choice<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
}) {
  return (
    <Autocomplete<Choice<V>, true>
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      options={[...choices]}
      value={choices.filter(choice => value.includes(choice.value))}
      onChange={(_event, chosen) => onChange(chosen.map(choice => choice.value))}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      getOptionKey={choice => choice.value}
      getOptionLabel={choice => choice.label}
      renderInput={params => <TextField {...params} label={label} helperText={hint} />}
    />
  );
}
