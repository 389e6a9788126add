import { useState } from 'react';
import type { Property } from '@portal/event-schemas/forms/property.ts';
import { relatedKinds } from '@portal/event-schemas/forms/codes.ts';
import { useTypesText } from '../../text.ts';
import { Amount, Choose, Words } from './inputs.tsx';

/** What a field of its kind takes: a thing of the university, a range, a length, files. */
export function FieldLimits({
  field,
  at,
  set,
}: {
  field: Property;
  at: string;
  set: (part: Partial<Property>) => void;
}) {
  const t = useTypesText();
  const days = field.code === 'date' || field.code === 'datetime';
  const ranged = days || field.code === 'int' || field.code === 'float';
  return (
    <div className="type-editor-grid">
      {field.code === 'rel' && (
        <Choose
          label={t('field.related')}
          at={`${at}.related`}
          value={field.related ?? ''}
          choices={relatedKinds.map(value => ({ value, label: t(`related.${value}`) }))}
          onChange={related => set({ related, initial: null, autofill: [] })}
        />
      )}
      {ranged && (
        <Amount
          label={t(days ? 'field.min_days' : 'field.min')}
          hint={days ? t('field.days_hint') : undefined}
          at={`${at}.min`}
          value={field.min}
          onChange={min => set({ min })}
        />
      )}
      {ranged && (
        <Amount
          label={t(days ? 'field.max_days' : 'field.max')}
          at={`${at}.max`}
          value={field.max}
          onChange={max => set({ max })}
        />
      )}
      {(field.code === 'text' || field.code === 'input') && (
        <Amount
          label={t('field.max_length')}
          at={`${at}.max_length`}
          value={field.max_length}
          onChange={max_length => set({ max_length })}
        />
      )}
      {field.multiple && (
        <Amount
          label={t('field.max_count')}
          at={`${at}.max_count`}
          value={field.max_count}
          onChange={max_count => set({ max_count })}
        />
      )}
      {field.code === 'file' && (
        <Amount
          label={t('field.max_mb')}
          hint={t('field.max_mb_hint')}
          at={`${at}.max_mb`}
          value={field.max_mb}
          onChange={max_mb => set({ max_mb })}
        />
      )}
      {field.code === 'file' && <FileTypes field={field} at={at} set={set} />}
    </div>
  );
}

function FileTypes({ field, at, set }: { field: Property; at: string; set: (part: Partial<Property>) => void }) {
  const t = useTypesText();
  const [text, setText] = useState(field.file_types.join(' '));
  const write = (written: string): void => {
    setText(written);
    set({
      file_types: [
        ...new Set(
          written
            .toLowerCase()
            .split(/[^a-z0-9]+/)
            .filter(Boolean),
        ),
      ],
    });
  };
  return (
    <Words
      label={t('field.file_types')}
      hint={t('field.file_types_hint')}
      at={`${at}.file_types`}
      value={text}
      onChange={write}
    />
  );
}
