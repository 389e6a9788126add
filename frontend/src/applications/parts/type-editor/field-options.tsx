import Button from '@mui/material/Button';
import type { Property } from '@portal/event-schemas/forms/property.ts';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTypesText } from '../../text.ts';
import { moved, newOption, withItem, withoutItem } from './edits.ts';
import { FaultNotes } from './faults.tsx';
import { Choose, InFour, Words } from './inputs.tsx';
import { ItemMenu } from '../../../shell/item-menu.tsx';
import { ValueInput } from './value-input.tsx';

/** The options of a dropdown, in their order, each with what it puts into other fields. */
export function FieldOptions({
  definition,
  field,
  at,
  set,
}: {
  definition: TypeDefinition;
  field: Property;
  at: string;
  set: (part: Partial<Property>) => void;
}) {
  const t = useTypesText();
  const format = useFormat();
  const { options } = field;
  const change = (index: number, part: Partial<Property['options'][number]>): void =>
    set({ options: withItem(options, index, { ...options[index]!, ...part }) });
  const fillable = definition.properties.filter(
    one => one.prop_code !== field.prop_code && !['rel', 'file'].includes(one.code),
  );
  return (
    <fieldset className="type-editor-set">
      <legend>{t('field.options')}</legend>
      <FaultNotes at={`${at}.options`} />
      {options.map((option, index) => (
        <div key={index} className="type-editor-item">
          <div className="type-editor-line">
            <div style={{ flex: '1 1 160px' }}>
              <Words
                label={t('field.option_value')}
                at={`${at}.options.${index}.value`}
                mono
                value={option.value}
                onChange={value => change(index, { value })}
              />
            </div>
            {fillable.length > 0 && (
              <div style={{ flex: '1 1 200px' }}>
                <Choose
                  label={t('field.option_fills')}
                  value=""
                  choices={fillable
                    .filter(one => !(one.prop_code in option.fills))
                    .map(one => ({ value: one.prop_code, label: format.name(one.name) || one.prop_code }))}
                  onChange={code => change(index, { fills: { ...option.fills, [code]: null } })}
                />
              </div>
            )}
            <ItemMenu
              label={t('act_on', { name: format.name(option.name) || option.value })}
              items={[
                {
                  label: t('act.up'),
                  off: index === 0,
                  onClick: () => set({ options: moved(options, index, index - 1) }),
                },
                {
                  label: t('act.down'),
                  off: index === options.length - 1,
                  onClick: () => set({ options: moved(options, index, index + 1) }),
                },
                { label: t('act.remove'), bad: true, onClick: () => set({ options: withoutItem(options, index) }) },
              ]}
            />
          </div>
          <InFour
            label={t('field.option_name')}
            at={`${at}.options.${index}.name`}
            value={option.name}
            onChange={name => change(index, { name })}
          />
          {Object.entries(option.fills).map(([code, value]) => {
            const target = definition.properties.find(one => one.prop_code === code);
            return (
              <div key={code} className="type-editor-line">
                <div style={{ flex: '1 1 200px' }}>
                  <ValueInput
                    label={t('field.fills', { name: format.name(target?.name) || code })}
                    at={`${at}.options.${index}.fills.${code}`}
                    field={target ?? { code: 'input', options: [] }}
                    value={value}
                    onChange={next => change(index, { fills: { ...option.fills, [code]: next } })}
                  />
                </div>
                <Button
                  size="small"
                  variant="text"
                  color="error"
                  onClick={() =>
                    change(index, {
                      fills: Object.fromEntries(Object.entries(option.fills).filter(([key]) => key !== code)),
                    })
                  }
                >
                  {t('act.remove')}
                </Button>
                <FaultNotes at={`${at}.options.${index}.fills.${code}`} />
              </div>
            );
          })}
        </div>
      ))}
      <Button
        size="small"
        variant="outlined"
        onClick={() => set({ options: [...options, newOption(options.map(option => option.value))] })}
      >
        {t('field.add_option')}
      </Button>
    </fieldset>
  );
}
