import { Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel, Radio } from '@mui/material';
import { useController } from 'react-hook-form';
import { locales, type Locale } from '@portal/event-schemas/kernel/locales.ts';
import type { FieldProps } from '../../forms/text-input.tsx';
import { languageNames } from '../../i18n/texts.ts';
import { useFirstStepsText as useText } from '../text.ts';

/** Languages that the portal offers, and the one that a visitor sees first: it stands first in the value. */
export function LanguagesInput({ name, label, hint }: FieldProps) {
  const t = useText();
  const { field, fieldState } = useController({ name });
  const chosen = (field.value ?? []) as Locale[];
  const change = (next: Locale[], first = chosen[0]): void =>
    field.onChange([
      ...next.filter(one => one === first),
      ...locales.filter(one => next.includes(one) && one !== first),
    ]);
  const text = fieldState.error?.message ?? hint;
  return (
    <FormControl component="fieldset" error={fieldState.invalid}>
      <FormLabel component="legend">{label}</FormLabel>
      {locales.map(locale => (
        <div key={locale} style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', maxWidth: 420 }}>
          <FormControlLabel
            control={
              <Checkbox
                checked={chosen.includes(locale)}
                disabled={chosen.length === 1 && chosen[0] === locale}
                onChange={(_event, isOn) => change(isOn ? [...chosen, locale] : chosen.filter(one => one !== locale))}
              />
            }
            label={languageNames[locale]}
          />
          {chosen.includes(locale) && (
            <FormControlLabel
              control={<Radio checked={chosen[0] === locale} onChange={() => change(chosen, locale)} />}
              label={t('university.first')}
            />
          )}
        </div>
      ))}
      {text && <FormHelperText>{text}</FormHelperText>}
    </FormControl>
  );
}
