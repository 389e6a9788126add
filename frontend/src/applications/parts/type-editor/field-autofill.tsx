import Button from '@mui/material/Button';
import { takenParts } from '@portal/event-schemas/forms/codes.ts';
import type { Property } from '@portal/event-schemas/forms/property.ts';
import { useTypesText } from '../../text.ts';
import { withItem, withoutItem } from './edits.ts';
import { FaultNotes } from './faults.tsx';
import { Choose } from './inputs.tsx';

/** What goes into other fields when a thing is chosen. */
export function FieldAutofill({
  field,
  at,
  others,
  set,
}: {
  field: Property;
  at: string;
  others: readonly { value: string; label: string }[];
  set: (part: Partial<Property>) => void;
}) {
  const t = useTypesText();
  const { autofill } = field;
  const parts = takenParts.map(value => ({ value, label: t(`taken.${value}`) }));
  return (
    <fieldset className="type-editor-set">
      <legend>{t('field.autofill')}</legend>
      <FaultNotes at={`${at}.autofill`} />
      {autofill.map((part, index) => (
        <div key={index} className="type-editor-line">
          <div style={{ flex: '1 1 140px' }}>
            <Choose
              label={t('field.take')}
              value={part.take}
              choices={parts}
              onChange={take => set({ autofill: withItem(autofill, index, { ...part, take }) })}
            />
          </div>
          <div style={{ flex: '1 1 180px' }}>
            <Choose
              label={t('field.into')}
              at={`${at}.autofill.${index}.into`}
              value={part.into}
              choices={others}
              onChange={into => set({ autofill: withItem(autofill, index, { ...part, into }) })}
            />
          </div>
          <Button
            size="small"
            variant="text"
            color="error"
            onClick={() => set({ autofill: withoutItem(autofill, index) })}
          >
            {t('act.remove')}
          </Button>
        </div>
      ))}
      {others.length > 0 && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => set({ autofill: [...autofill, { take: 'name', into: others[0]!.value }] })}
        >
          {t('field.add_autofill')}
        </Button>
      )}
    </fieldset>
  );
}
