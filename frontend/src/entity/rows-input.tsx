import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Field } from '@portal/event-schemas/kernel/entity/fields.ts';
import { useId, type ComponentType } from 'react';
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import type { FieldProps } from '../forms/text-input.tsx';
import { useFormat } from '../i18n/format.ts';
import { rowInInput } from './in-input.ts';
import type { FieldInputProps } from './field-input-props.ts';
import { codeNames } from './values.tsx';
import { useEntityWords, useKitText } from './words.ts';

/**
 * Rows of a field: each with an input for every column, taken away and, where their order says something, moved. What
 * is wrong with a value stands at it, what is wrong with the rows as a whole below them.
 */
export function RowsInput({
  name,
  label,
  hint,
  field,
  columns: words,
  entity,
  Input,
}: FieldProps & {
  field: Field;
  columns: Readonly<Record<string, string>>;
  entity: Entity<any>;
  /** The input of a column. */
  Input: ComponentType<FieldInputProps>;
}) {
  const t = useKitText();
  const format = useFormat();
  const entityWords = useEntityWords(entity);
  const id = useId();
  const { control, setFocus } = useFormContext();
  const { errors } = useFormState({ control, name });
  const { fields: rows, append, remove, move } = useFieldArray({ control, name });
  const wrong = get(errors, name) as { message?: string; root?: { message?: string } } | undefined;
  const text = wrong?.message ?? wrong?.root?.message;
  const columns = Object.entries(field.columns ?? {});
  const button = (key: 'row_up' | 'row_down' | 'row_drop', at: number, Icon: typeof Close, act: () => void) => (
    <IconButton
      size="small"
      aria-label={t(key, { name: label, at: at + 1 })}
      title={t(key, { name: label, at: at + 1 })}
      disabled={(key === 'row_up' && at === 0) || (key === 'row_down' && at === rows.length - 1)}
      onClick={act}
    >
      <Icon sx={{ fontSize: 18 }} aria-hidden />
    </IconButton>
  );
  return (
    <Box
      component="fieldset"
      aria-describedby={`${id}-text`}
      sx={{
        border: 0,
        margin: 0,
        padding: 0,
        minWidth: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        justifyItems: 'start',
      }}
    >
      <Box component="legend" sx={{ padding: 0, marginBottom: 1, fontWeight: 600 }}>
        {label}
      </Box>
      {rows.length > 0 && (
        <Box sx={{ width: '100%', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
          {rows.map((row, at) => (
            <Box
              key={row.id}
              role="group"
              aria-label={t('row', { name: label, at: at + 1 })}
              sx={{
                display: 'flex',
                alignItems: 'start',
                gap: 1,
                padding: 1,
                minWidth: 0,
                border: '1px solid var(--line)',
                borderRadius: '8px',
              }}
            >
              <Box
                sx={{
                  flex: 1,
                  minWidth: 0,
                  display: 'grid',
                  gap: 1.5,
                  alignItems: 'end',
                  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
                }}
              >
                {columns.map(([column, one]) => (
                  <Input
                    key={column}
                    name={`${name}.${at}.${column}`}
                    label={words[column] ?? column}
                    field={one}
                    entity={entity}
                    codes={codeNames(one, column, entityWords, format)}
                  />
                ))}
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end' }}>
                {field.ordered && button('row_up', at, ArrowUpward, () => move(at, at - 1))}
                {field.ordered && button('row_down', at, ArrowDownward, () => move(at, at + 1))}
                {button('row_drop', at, Close, () => remove(at))}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {rows.length < (field.max ?? 100) && (
        <Button
          variant="outlined"
          size="small"
          aria-label={`${label}: ${t('row_add')}`}
          onClick={() => {
            append(rowInInput(field), { shouldFocus: false });
            // The inputs of the new row come with the next drawing.
            requestAnimationFrame(() => setFocus(`${name}.${rows.length}.${columns[0]![0]}`));
          }}
        >
          {t('row_add')}
        </Button>
      )}
      <FormHelperText id={`${id}-text`} error={text !== undefined}>
        {text ?? hint}
      </FormHelperText>
    </Box>
  );
}
