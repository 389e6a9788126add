import { initialSources } from '@portal/event-schemas/forms/codes.ts';
import type { Property } from '@portal/event-schemas/forms/property.ts';
import { useTypesText } from '../../text.ts';
import { FaultNotes } from './faults.tsx';
import { Choose } from './inputs.tsx';
import { ValueInput } from './value-input.tsx';

/** What stands in the field when the form is opened: nothing, a value, or something of the applicant's profile. */
export function FieldInitial({
  field,
  at,
  set,
}: {
  field: Property;
  at: string;
  set: (part: Partial<Property>) => void;
}) {
  const t = useTypesText();
  const { initial, code } = field;
  if (code === 'file') return null;
  const chosen = initial === null ? 'none' : 'value' in initial ? 'value' : initial.source;
  const choices = [
    { value: 'none', label: t('initial.none') },
    ...(code === 'rel' ? [] : [{ value: 'value', label: t('initial.value') }]),
    ...initialSources.map(value => ({ value, label: t(`sources.${value.replace('.', '_') as 'today'}`) })),
  ];
  const choose = (value: string): void =>
    set({
      initial:
        value === 'none'
          ? null
          : value === 'value'
            ? { value: code === 'bool' ? true : null }
            : { source: value as (typeof initialSources)[number] },
    });
  return (
    <div>
      <div className="type-editor-grid">
        <Choose label={t('field.initial')} value={chosen} choices={choices} onChange={choose} />
        {initial && 'value' in initial && (
          <ValueInput
            label={t('initial.value')}
            field={field}
            value={initial.value}
            onChange={value => set({ initial: { value } })}
          />
        )}
      </div>
      <FaultNotes at={`${at}.initial`} />
    </div>
  );
}
