import { propertyKinds } from '@portal/event-schemas/forms/codes.ts';
import type { Property } from '@portal/event-schemas/forms/property.ts';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTypesText } from '../../text.ts';
import { asKind, dependencies, renamedField } from './edits.ts';
import { FaultNotes } from './faults.tsx';
import { FieldAutofill } from './field-autofill.tsx';
import { FieldInitial } from './field-initial.tsx';
import { FieldLimits } from './field-limits.tsx';
import { FieldOptions } from './field-options.tsx';
import { FieldRules } from './field-rules.tsx';
import { Choose, ChooseSeveral, InFour, MaybeInFour, Tick, Words } from './inputs.tsx';
import type { Edit } from './use-type-draft.ts';

const isDay = ({ code }: Property): boolean => code === 'date' || code === 'datetime';
interface Props {
  definition: TypeDefinition;
  index: number;
  edit: Edit;
  change: (field: Property) => void;
}

/** Everything of one field: what it is called, what it takes, when it is open, what stands in it at the start. */
export function FieldSettings({ definition, index, edit, change }: Props) {
  const t = useTypesText();
  const format = useFormat();
  const field = definition.properties[index]!;
  const at = `properties.${index}`;
  const others = definition.properties
    .filter(one => one.prop_code !== field.prop_code)
    .map(one => ({ value: one.prop_code, label: format.name(one.name) || one.prop_code }));
  const set = (part: Partial<Property>): void => change({ ...field, ...part });
  return (
    <div className="type-editor-stack">
      <InFour label={t('field.name')} at={`${at}.name`} value={field.name} onChange={name => set({ name })} />
      <div className="type-editor-grid">
        <Choose
          label={t('field.kind')}
          value={field.code}
          choices={propertyKinds.map(value => ({ value, label: t(`kinds.${value}`) }))}
          onChange={code => change(asKind(field, code))}
        />
        <Words
          label={t('field.code')}
          hint={t('field.code_hint')}
          at={`${at}.prop_code`}
          mono
          value={field.prop_code}
          onChange={text =>
            edit(before =>
              renamedField(
                before,
                index,
                text
                  .toLowerCase()
                  .replaceAll(/[^a-z0-9_]/g, '_')
                  .slice(0, 40),
              ),
            )
          }
        />
        <ChooseSeveral
          label={t('field.depends')}
          hint={t('field.depends_hint')}
          at={`${at}.accessibility_depends_on`}
          value={dependencies(field)}
          choices={others}
          onChange={codes => set({ accessibility_depends_on: codes.join(',') })}
        />
      </div>
      <div className="type-editor-line">
        <Tick
          label={t('field.required')}
          at={`${at}.required`}
          value={field.required}
          onChange={required => set({ required })}
        />
        <Tick
          label={t('field.accessible')}
          at={`${at}.is_accessible`}
          value={field.is_accessible}
          onChange={is_accessible => set({ is_accessible })}
        />
        {(field.code === 'rel' || field.code === 'file') && (
          <Tick
            label={t('field.multiple')}
            at={`${at}.multiple`}
            value={field.multiple}
            onChange={multiple => set({ multiple, initial: null })}
          />
        )}
        {(field.code === 'rel' || field.code === 'dropdown') && (
          <Tick
            label={t('field.as_dropdown')}
            value={field.display_as_dropdown}
            onChange={display_as_dropdown => set({ display_as_dropdown })}
          />
        )}
      </div>
      <FaultNotes at={`${at}.multiple`} />
      <FieldLimits field={field} at={at} set={set} />
      {isDay(field) && (
        <FieldRules
          field={field}
          at={at}
          days={others.filter(({ value }) => definition.properties.some(one => one.prop_code === value && isDay(one)))}
          set={set}
        />
      )}
      {field.code === 'dropdown' && <FieldOptions definition={definition} field={field} at={at} set={set} />}
      <FieldInitial field={field} at={at} set={set} />
      {field.code === 'rel' && <FieldAutofill field={field} at={at} others={others} set={set} />}
      <MaybeInFour label={t('field.hint')} at={`${at}.hint`} value={field.hint} onChange={hint => set({ hint })} />
    </div>
  );
}
