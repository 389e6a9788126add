import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Route, TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../shell/panel.tsx';
import { useTypesText } from '../../text.ts';
import { FaultNotes } from './faults.tsx';
import { Choose } from './inputs.tsx';
import { addStepAfter, addStepBefore } from './route-edits.ts';
import { RouteMap } from './route-map.tsx';
import { StepSettings } from './step-settings.tsx';
import type { Edit } from './use-type-draft.ts';

/** The route: the map of its steps, and below it the step that was chosen. */
export function RouteTab({ definition, edit }: { definition: TypeDefinition; edit: Edit }) {
  const t = useTypesText();
  const format = useFormat();
  const { route } = definition;
  const [opened, setOpened] = useState<string | null>(route.steps[0]?.code ?? null);
  const set = (change: (before: Route) => Route): void => edit(before => ({ ...before, route: change(before.route) }));
  const found = route.steps.findIndex(step => step.code === opened);
  const index = found < 0 ? 0 : found;
  const step = route.steps[index];
  return (
    <div className="type-editor-stack">
      <Panel
        title={t('route.title')}
        note={t('route.count', { smart_count: route.steps.length })}
        flush
        actions={
          <>
            <Button size="small" variant="outlined" onClick={() => set(addStepBefore)}>
              {t('route.add_first')}
            </Button>
            {route.steps.length > 0 && (
              <Button
                size="small"
                variant="outlined"
                onClick={() => set(before => addStepAfter(before, before.steps.length - 1))}
              >
                {t('route.add_last')}
              </Button>
            )}
          </>
        }
      >
        <RouteMap definition={definition} opened={step?.code ?? null} onOpen={setOpened} set={set} />
      </Panel>
      <FaultNotes at="route.steps" />
      <div style={{ maxWidth: 420 }}>
        <Choose
          label={t('route.after_return')}
          value={route.after_return}
          choices={(['resume', 'from_start'] as const).map(value => ({ value, label: t(`route.${value}`) }))}
          onChange={after_return => set(before => ({ ...before, after_return }))}
        />
      </div>
      {step && (
        <Panel
          title={format.name(step.name) || step.code}
          note={t('route.step_of', { number: index + 1, count: route.steps.length })}
        >
          <StepSettings key={step.code} definition={definition} index={index} set={set} onOpen={setOpened} />
        </Panel>
      )}
    </div>
  );
}
