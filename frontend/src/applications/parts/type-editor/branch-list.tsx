import Button from '@mui/material/Button';
import { operatorsOf } from '@portal/event-schemas/applications/checks/operators.ts';
import type { Condition, Route, Step, TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTypesText } from '../../text.ts';
import { moved, withItem, withoutItem } from './edits.ts';
import { FaultNotes } from './faults.tsx';
import { Choose } from './inputs.tsx';
import { ItemMenu } from '../../../shell/item-menu.tsx';
import { withStep } from './route-edits.ts';
import { ValueInput } from './value-input.tsx';

const end = '\u0000end';

/** Where a step leads when all have approved: the first branch whose condition holds; the last one takes all that is left. */
export function BranchList({
  definition,
  index,
  set,
}: {
  definition: TypeDefinition;
  index: number;
  set: (change: (before: Route) => Route) => void;
}) {
  const t = useTypesText();
  const format = useFormat();
  const {
    properties,
    route: { steps },
  } = definition;
  const step = steps[index]!;
  const at = `route.steps.${index}.next`;
  const targets = [
    ...steps
      .filter(one => one.code !== step.code)
      .map(one => ({ value: one.code, label: format.name(one.name) || one.code })),
    { value: end, label: t('route.end') },
  ];
  const fields = properties.map(field => ({
    value: field.prop_code,
    label: format.name(field.name) || field.prop_code,
  }));
  const write = (next: Step['next']): void => set(before => withStep(before, index, { ...before.steps[index]!, next }));
  const change = (place: number, part: Partial<Step['next'][number]>): void =>
    write(withItem(step.next, place, { ...step.next[place]!, ...part }));
  const add = (): void =>
    write([
      ...step.next.slice(0, -1),
      {
        when: { prop_code: properties[0]!.prop_code, operator: operatorsOf(properties[0]!)[0]!, value: null },
        to: step.next.at(-1)!.to,
      },
      step.next.at(-1)!,
    ]);
  return (
    <fieldset className="type-editor-set">
      <legend>{t('route.branches')}</legend>
      <FaultNotes at={at} />
      {step.next.map((branch, place) => (
        <div key={place} className="type-editor-item">
          <div className="type-editor-line">
            {branch.when ? (
              <Conditions
                at={`${at}.${place}.when`}
                when={branch.when}
                fields={fields}
                definition={definition}
                change={when => change(place, { when })}
              />
            ) : (
              <span style={{ flex: '1 1 200px' }}>{t(step.next.length > 1 ? 'route.otherwise' : 'route.always')}</span>
            )}
            <div style={{ flex: '1 1 200px' }}>
              <Choose
                label={t('route.leads_to')}
                at={`${at}.${place}.to`}
                value={branch.to ?? end}
                choices={targets}
                onChange={to => change(place, { to: to === end ? null : to })}
              />
            </div>
            {branch.when && (
              <ItemMenu
                label={t('act_on', { name: t('route.branch', { number: place + 1 }) })}
                items={[
                  { label: t('act.up'), off: place === 0, onClick: () => write(moved(step.next, place, place - 1)) },
                  {
                    label: t('act.down'),
                    off: place >= step.next.length - 2,
                    onClick: () => write(moved(step.next, place, place + 1)),
                  },
                  { label: t('act.remove'), bad: true, onClick: () => write(withoutItem(step.next, place)) },
                ]}
              />
            )}
          </div>
          <FaultNotes at={`${at}.${place}.when`} />
        </div>
      ))}
      {properties.length > 0 ? (
        <Button size="small" variant="outlined" onClick={add}>
          {t('route.add_branch')}
        </Button>
      ) : (
        <p className="mut">{t('route.no_fields')}</p>
      )}
    </fieldset>
  );
}

function Conditions({
  at,
  when,
  fields,
  definition,
  change,
}: {
  at: string;
  when: Condition;
  fields: readonly { value: string; label: string }[];
  definition: TypeDefinition;
  change: (when: Condition) => void;
}) {
  const t = useTypesText();
  const field = definition.properties.find(one => one.prop_code === when.prop_code);
  const operators = field ? operatorsOf(field) : [when.operator];
  const pick = (prop_code: string): void => {
    const next = definition.properties.find(one => one.prop_code === prop_code)!;
    change({ prop_code, operator: operatorsOf(next)[0]!, value: null });
  };
  const compared = when.operator !== 'filled' && when.operator !== 'empty';
  return (
    <>
      <div style={{ flex: '1 1 170px' }}>
        <Choose
          label={t('route.when')}
          at={`${at}.prop_code`}
          value={when.prop_code}
          choices={fields}
          onChange={pick}
        />
      </div>
      <div style={{ flex: '1 1 130px' }}>
        <Choose
          label={t('route.operator')}
          at={`${at}.operator`}
          value={when.operator}
          choices={operators.map(value => ({ value, label: t(`operators.${value}`) }))}
          onChange={operator =>
            change({ ...when, operator, value: operator === 'filled' || operator === 'empty' ? null : when.value })
          }
        />
      </div>
      {compared && (
        <div style={{ flex: '1 1 150px' }}>
          <ValueInput
            label={t('route.value')}
            at={`${at}.value`}
            field={field ?? { code: 'input', options: [] }}
            value={when.value}
            onChange={value => change({ ...when, value })}
          />
        </div>
      )}
    </>
  );
}
