import Button from '@mui/material/Button';
import { isApplicable, formFields, type Entity, type Fields } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Field } from '@portal/event-schemas/kernel/entity/fields.ts';
import { locales, type Locale } from '@portal/event-schemas/kernel/locales.ts';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLocale } from '../app/portal.ts';
import { CheckboxInput, SelectInput } from '../forms/choice-inputs.tsx';
import { MomentInput } from '../forms/dated-input.tsx';
import { NumberInput } from '../forms/number-input.tsx';
import { TextInput, type FieldProps } from '../forms/text-input.tsx';
import { useFormat } from '../i18n/format.ts';
import { languageNames } from '../i18n/texts.ts';
import { timeZone } from '../i18n/time-zone.ts';
import type { FieldInputProps } from './field-input-props.ts';
import { FilesInput } from './files-input.tsx';
import { RowsInput } from './rows-input.tsx';
import { codeNames } from './values.tsx';
import { RefInput } from './ref-input.tsx';
import { useEntityWords, useKitText } from './words.ts';
import { lazyDialog } from '../shell/lazy-dialog.tsx';

/** Loaded where a form has one. */
const ChoicesInput = lazyDialog(() => import('./choices-input.tsx').then(file => file.ChoicesInput));

/** The inputs of an entity's fields, those that people fill in, in the order of the declaration; `only` picks some. */
export function EntityInputs({
  entity,
  row,
  only,
  asked = false,
  onLoading,
}: {
  entity: Entity<any>;
  /** The record that is changed: what is chosen once stands no more. */
  row?: Record<string, unknown> | null;
  only?: readonly string[];
  /** They are filled in by an act, not by the form of the record. */
  asked?: boolean;
  /** A file is on its way, or has come. */
  onLoading?: (loading: boolean) => void;
}) {
  const words = useEntityWords(entity);
  const format = useFormat();
  const values = useWatch() as Record<string, unknown>;
  const fields = entity.fields as Fields;
  const stays = row && entity.stays?.holds(row);
  const kept = (field: Field): boolean => Boolean((row && field.once) || (stays && field.fixed));
  const shown = (asked ? Object.entries(fields) : formFields(fields)).filter(
    ([name, field]) => (only?.includes(name) ?? true) && isApplicable(field, values) && !kept(field),
  );
  return shown.map(([name, field]) => (
    <FieldInput
      key={name}
      name={name}
      field={field}
      entity={entity}
      row={row}
      onLoading={onLoading}
      label={words.fields[name] ?? name}
      hint={words.hints?.[name]}
      codes={codeNames(field, name, words, format)}
      columns={words.columns?.[name]}
    />
  ));
}

/** The input of a field of an entity, or of a column of its rows. */
export function FieldInput({ entity, row, onLoading, field, codes, hint, columns, ...props }: FieldInputProps) {
  const t = useKitText();
  const labelled = { ...props, ...(hint ? { hint } : {}) };
  const own = row?.[props.name];
  const of = field.open && own && !field.of!.includes(String(own)) ? [...field.of!, String(own)] : (field.of ?? []);
  const choices = of.map(value => ({ value, label: codes[value] ?? value }));
  switch (field.kind) {
    case 'localized':
      return <LocalizedInputs {...labelled} field={field} />;
    case 'number':
      return (
        <NumberInput
          {...labelled}
          min={field.min ?? 0}
          max={field.max ?? 1_000_000}
          step={field.fraction ? 0.01 : 1}
          end={field.unit}
          optional={field.optional === true || field.when !== undefined}
        />
      );
    case 'yes':
      return <CheckboxInput {...labelled} />;
    case 'day':
      return <TextInput {...labelled} type="date" />;
    case 'moment':
      return <MomentInput {...labelled} hint={hint ?? t('zone', { zone: timeZone() ?? 'UTC' })} />;
    case 'choice':
      return (
        <SelectInput
          {...labelled}
          choices={
            field.optional || field.when || field.blank ? [{ value: '', label: t('none') }, ...choices] : choices
          }
        />
      );
    case 'choices':
      return <ChoicesInput {...labelled} choices={choices} namedBy={field.namedBy} open={field.open ?? false} />;
    case 'ref':
    case 'refs':
      return <RefInput {...labelled} to={field.to!} several={field.kind === 'refs'} />;
    case 'color':
      return <TextInput {...labelled} type="color" />;
    case 'files':
      return <FilesInput {...labelled} field={field} entity={entity} row={row} onLoading={onLoading} />;
    case 'rows':
      return <RowsInput {...labelled} field={field} columns={columns ?? {}} entity={entity} Input={FieldInput} />;
    default:
      return <TextInput {...labelled} rows={field.rows} maxLength={field.max} />;
  }
}

/** One input for each language, the reader's own first; where one is enough the others come when they are asked for. */
function LocalizedInputs({ name, label, hint, field }: FieldProps & { field: Field }) {
  const t = useKitText();
  const own = useLocale();
  const { getValues, getFieldState } = useFormContext();
  const others = locales.filter(locale => locale !== own);
  const loose = field.some || field.optional;
  const inUse = others.some(one => getValues(`${name}.${one}`) || getFieldState(`${name}.${one}`).invalid);
  const [all, setAll] = useState(!loose || inUse);
  const input = (locale: Locale) => (
    <TextInput
      key={locale}
      name={`${name}.${locale}`}
      label={`${label}: ${languageNames[locale]}`}
      {...(locale === own && (hint || field.some) ? { hint: hint ?? t('some_language') } : {})}
      rows={field.rows}
      maxLength={field.max}
    />
  );
  return (
    <>
      {input(own)}
      {all || inUse ? (
        others.map(input)
      ) : (
        <Button variant="text" size="small" sx={{ justifySelf: 'start' }} onClick={() => setAll(true)}>
          {`${label}: ${t('other_languages')}`}
        </Button>
      )}
    </>
  );
}
