import type { FieldValue, Property } from '@portal/event-schemas/forms/property.ts';
import { fromField, toField } from '../../../forms/moments.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTypesText } from '../../text.ts';
import { Amount, Choose, Words } from './inputs.tsx';
import TextField from '@mui/material/TextField';

interface Props {
  label: string;
  at?: string;
  field: Pick<Property, 'code' | 'options'>;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
}

/** A value of a field's kind, written by the office: at the start of a field, in a branch, filled in by a choice. */
export function ValueInput({ label, at, field, value, onChange }: Props) {
  const t = useTypesText();
  const format = useFormat();
  const text = typeof value === 'string' ? value : '';
  switch (field.code) {
    case 'int':
    case 'float':
      return <Amount label={label} at={at} value={typeof value === 'number' ? value : null} onChange={onChange} />;
    case 'bool':
      return (
        <Choose
          label={label}
          at={at}
          value={value === null ? '' : String(value)}
          choices={[
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ]}
          onChange={chosen => onChange(chosen === 'true')}
        />
      );
    case 'dropdown':
      return (
        <Choose
          label={label}
          at={at}
          value={text}
          choices={field.options.map(option => ({
            value: option.value,
            label: format.name(option.name) || option.value,
          }))}
          onChange={onChange}
        />
      );
    case 'date':
      return (
        <TextField
          size="small"
          fullWidth
          type="date"
          label={label}
          value={text}
          onChange={event => onChange(event.target.value || null)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'data-empty': !text || undefined } }}
        />
      );
    case 'datetime':
      return (
        <TextField
          size="small"
          fullWidth
          type="datetime-local"
          label={label}
          value={toField(text)}
          onChange={event => onChange(fromField(event.target.value) || null)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'data-empty': !text || undefined } }}
        />
      );
    default:
      return <Words label={label} at={at} value={text} onChange={onChange} />;
  }
}
