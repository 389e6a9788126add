import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { locales, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import { languageNames } from '../../../i18n/texts.ts';
import { useFaultsAt } from './faults.tsx';

/** Inputs of the editor: controlled, each with the faults of its place below it. `at`: the path of the value. */
interface Placed {
  label: string;
  at?: string;
  hint?: string;
}
function useHelp(at: string | undefined, hint: string | undefined): { error: boolean; helperText: string | undefined } {
  const faults = useFaultsAt(at ?? '\u0000');
  return {
    error: faults.some(fault => !fault.warning),
    helperText: faults.length > 0 ? faults.map(fault => fault.message).join(' ') : hint,
  };
}

export function Words({
  label,
  at,
  hint,
  value,
  onChange,
  rows,
  mono,
}: Placed & { value: string; onChange: (value: string) => void; rows?: number; mono?: boolean }) {
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={value}
      onChange={event => onChange(event.target.value)}
      multiline={rows !== undefined}
      minRows={rows}
      slotProps={{ htmlInput: mono ? { style: { fontFamily: 'ui-monospace, monospace' }, spellCheck: false } : {} }}
      {...useHelp(at, hint)}
    />
  );
}
/** A number or nothing. */
export function Amount({
  label,
  at,
  hint,
  value,
  onChange,
}: Placed & { value: number | null; onChange: (value: number | null) => void }) {
  return (
    <TextField
      size="small"
      fullWidth
      type="number"
      label={label}
      value={value ?? ''}
      onChange={event => onChange(event.target.value === '' ? null : Number(event.target.value))}
      {...useHelp(at, hint)}
    />
  );
}
export interface Choice<V extends string> {
  value: V;
  label: string;
}
export function Choose<V extends string>({
  label,
  at,
  hint,
  value,
  choices,
  onChange,
}: Placed & { value: V | ''; choices: readonly Choice<V>[]; onChange: (value: V) => void }) {
  const unknown = value !== '' && !choices.some(choice => choice.value === value);
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={value}
      onChange={event => onChange(event.target.value as V)}
      {...useHelp(at, hint)}
    >
      {unknown && <MenuItem value={value}>{value}</MenuItem>}
      {choices.map(choice => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
export function ChooseSeveral<V extends string | number>({
  label,
  at,
  hint,
  value,
  choices,
  onChange,
}: Placed & { value: readonly V[]; choices: readonly { value: V; label: string }[]; onChange: (value: V[]) => void }) {
  const help = useHelp(at, hint);
  return (
    <Autocomplete
      multiple
      size="small"
      disableCloseOnSelect
      filterSelectedOptions
      options={[...choices]}
      value={value.map(one => choices.find(choice => choice.value === one) ?? { value: one, label: String(one) })}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      getOptionKey={choice => choice.value}
      getOptionLabel={choice => choice.label}
      onChange={(_event, chosen) => onChange(chosen.map(choice => choice.value))}
      renderInput={params => <TextField {...params} label={label} {...help} />}
    />
  );
}
export function Tick({ label, at, value, onChange }: Placed & { value: boolean; onChange: (value: boolean) => void }) {
  const { helperText, error } = useHelp(at, undefined);
  return (
    <div>
      <FormControlLabel
        control={<Checkbox size="small" checked={value} onChange={event => onChange(event.target.checked)} />}
        label={label}
      />
      {helperText && (
        <div style={{ color: error ? 'var(--bad)' : 'var(--ink-2)', font: 'var(--t-small)' }}>{helperText}</div>
      )}
    </div>
  );
}

/** A text in four languages, side by side. */
export function InFour({
  label,
  at,
  hint,
  value,
  onChange,
  rows,
}: Placed & { value: Localized; onChange: (value: Localized) => void; rows?: number }) {
  const id = useId();
  return (
    <fieldset className="in-four" aria-describedby={hint ? id : undefined}>
      <legend>{label}</legend>
      {hint && (
        <p id={id} className="mut">
          {hint}
        </p>
      )}
      <div>
        {locales.map(locale => (
          <Words
            key={locale}
            label={languageNames[locale]}
            at={at && `${at}.${locale}`}
            value={value[locale]}
            rows={rows}
            onChange={text => onChange({ ...value, [locale]: text })}
          />
        ))}
      </div>
    </fieldset>
  );
}
export const nothingSaid: Localized = { ru: '', kk: '', en: '', ky: '' };
/** The same, where there may be none: all four are empty. */
export function MaybeInFour({
  value,
  onChange,
  ...props
}: Placed & { value: Localized | null; onChange: (value: Localized | null) => void; rows?: number }) {
  return (
    <InFour
      {...props}
      value={value ?? nothingSaid}
      onChange={next => onChange(locales.every(locale => next[locale].trim() === '') ? null : next)}
    />
  );
}
