import './form.css';
import { useRef, useState } from 'react';
import type { FieldValue, FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import { counterOf, defaultValue, isEditable, missingFor } from '@portal/event-schemas/forms/form-rules.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useFormText } from '../../form-text.ts';
import { SelectOne, TickSeveral } from './choice-kinds.tsx';
import { FieldFrame, type KindProps } from './field.tsx';
import type { KnownFile } from './file-lines.tsx';
import { FileField } from './file-field.tsx';
import { limitsOf } from './limits.ts';
import { BoolField, DateField, NumberField, TextField } from './plain-kinds.tsx';
import { RelField } from './rel-field.tsx';
import { useAutofill } from './use-autofill.ts';

export interface ApplicationFormProps {
  properties: readonly Property[];
  /** Values by prop_code; an absent one is the default. */
  values: FormValues;
  /** What has changed, by prop_code: to be laid over the values as they are then (uploads and autofill come late). */
  onChange: (patch: FormValues) => void;
  readOnly?: boolean;
  /** What is wrong, in words, by prop_code. */
  faults?: Readonly<Record<string, string>>;
  /** Names of what `rel` fields hold, by uid, where they are known already. */
  names?: Readonly<Record<string, string>>;
  /** Files that file fields hold, where they are known already. */
  files?: readonly KnownFile[];
  /** All files that are known now, for whoever shows them elsewhere too. */
  onFiles?: (files: readonly KnownFile[]) => void;
  /** Files are on their way: sending waits. */
  onLoading?: (loading: boolean) => void;
}

const none: readonly KnownFile[] = [];

/** The form that a type's properties make. Controlled; it asks the server for what can be chosen, fills what depends on a choice, and uploads files. */
export function ApplicationForm({
  properties,
  values,
  onChange,
  readOnly = false,
  faults = {},
  names = {},
  files = none,
  onFiles,
  onLoading,
}: ApplicationFormProps) {
  const t = useFormText();
  const f = useFormat();
  const [uploaded, setUploaded] = useState<readonly KnownFile[]>([]);
  const known = [...uploaded, ...files.filter(file => !uploaded.some(({ uid }) => uid === file.uid))];
  const arrived = (file: KnownFile): void => {
    setUploaded(list => [...list, file]);
    onFiles?.([...known, file]);
  };
  const busyFields = useRef(new Set<string>());
  const loading =
    (code: string) =>
    (busy: boolean): void => {
      if (busy) busyFields.current.add(code);
      else busyFields.current.delete(code);
      onLoading?.(busyFields.current.size > 0);
    };
  const { filled, error, fill } = useAutofill(properties, values, onChange);
  const nameOf = (code: string): string =>
    f.name(properties.find(property => property.prop_code === code)?.name) || code;
  const change =
    (property: Property) =>
    (value: FieldValue): void => {
      onChange({ [property.prop_code]: value });
      fill(property, value);
    };
  if (properties.length === 0) return <p className="mut">{t('empty')}</p>;
  return (
    <div className="app-form">
      {!readOnly && properties.some(({ required }) => required) && <p className="mut">{t('legend')}</p>}
      {properties.map(property => {
        const value = values[property.prop_code] ?? defaultValue(property);
        const missing = missingFor(property, values);
        const locked = readOnly
          ? undefined
          : missing.length > 0
            ? t('waits_for', { fields: missing.map(nameOf).join(', ') })
            : property.is_accessible
              ? undefined
              : t('filled_for_you');
        const fault =
          faults[property.prop_code] ?? (error?.prop_code === property.prop_code ? error.message : undefined);
        const counter = typeof value === 'string' ? counterOf(property, value) : null;
        return (
          <FieldFrame
            key={property.uid}
            property={property}
            fault={fault}
            locked={locked}
            limits={readOnly ? undefined : limitsOf(property, t, f)}
            bare={property.code === 'bool'}
            group={isGroup(property)}
            foot={
              counter &&
              !readOnly && (
                <span className={counter.exceeded ? 'field-text num exceeded' : 'field-text num'}>
                  {t('counter', { used: counter.used, max: counter.max })}
                </span>
              )
            }
          >
            {ids => (
              <Kind
                {...ids}
                property={property}
                value={value}
                onChange={change(property)}
                disabled={readOnly || !isEditable(property, values)}
                invalid={fault !== undefined || (counter?.exceeded ?? false)}
                names={names}
                known={known}
                onFile={arrived}
                onLoading={loading(property.prop_code)}
              />
            )}
          </FieldFrame>
        );
      })}
      <div role="status" className="visually-hidden">
        {filled.length > 0 ? t('filled', { fields: filled.map(nameOf).join(', ') }) : ''}
      </div>
    </div>
  );
}

/** Fields of several controls have a legend in place of a label. */
const isGroup = ({ code, multiple, display_as_dropdown }: Property): boolean =>
  code === 'file' || (multiple && (code === 'dropdown' || (code === 'rel' && display_as_dropdown)));

type KindsProps = KindProps & {
  labelId: string;
  names: Readonly<Record<string, string>>;
  known: readonly KnownFile[];
  onFile: (file: KnownFile) => void;
  onLoading: (loading: boolean) => void;
};
function Kind(props: KindsProps) {
  const f = useFormat();
  const t = useFormText();
  switch (props.property.code) {
    case 'text':
    case 'input':
      return <TextField {...props} />;
    case 'int':
    case 'float':
      return <NumberField {...props} />;
    case 'date':
    case 'datetime':
      return <DateField {...props} />;
    case 'bool':
      return <BoolField {...props} />;
    case 'file':
      return <FileField {...props} />;
    case 'rel':
      return <RelField {...props} />;
    case 'dropdown': {
      const choices = props.property.options.map(option => ({ value: option.value, name: f.name(option.name) }));
      return props.property.multiple ? (
        <TickSeveral {...props} choices={choices} empty={t('rel.none')} />
      ) : (
        <SelectOne {...props} choices={choices} />
      );
    }
  }
}
