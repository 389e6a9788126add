import Button from '@mui/material/Button';
import type { Route, TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTypesText } from '../../text.ts';
import { BranchList } from './branch-list.tsx';
import { FaultNotes } from './faults.tsx';
import { ChooseSeveral, InFour } from './inputs.tsx';
import { ItemMenu } from '../../../shell/item-menu.tsx';
import {
  addStepAfter,
  addWaypoint,
  moveStep,
  moveWaypoint,
  removeStep,
  removeWaypoint,
  shiftWaypoint,
  withStep,
  withWaypoint,
} from './route-edits.ts';
import { WaypointSettings } from './waypoint-settings.tsx';

interface Props {
  definition: TypeDefinition;
  index: number;
  set: (change: (before: Route) => Route) => void;
  onOpen: (code: string) => void;
}

/** One step: its name, its signatures, where it leads, where it may be forwarded. */
export function StepSettings({ definition, index, set, onOpen }: Props) {
  const t = useTypesText();
  const format = useFormat();
  const { steps } = definition.route;
  const step = steps[index]!;
  const at = `route.steps.${index}`;
  const others = steps
    .filter(one => one.code !== step.code)
    .map(one => ({ value: one.code, label: format.name(one.name) || one.code }));
  const remove = (): void => {
    set(before => removeStep(before, index));
    onOpen(steps[index === 0 ? 1 : index - 1]!.code);
  };
  return (
    <div className="type-editor-stack">
      <FaultNotes at={at} />
      <div className="type-editor-line">
        <Button size="small" variant="outlined" onClick={() => set(before => addStepAfter(before, index))}>
          {t('route.add_after')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={index === 0}
          onClick={() => set(before => moveStep(before, index, index - 1))}
        >
          {t('act.earlier')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={index === steps.length - 1}
          onClick={() => set(before => moveStep(before, index, index + 1))}
        >
          {t('act.later')}
        </Button>
        <Button size="small" variant="text" color="error" disabled={steps.length === 1} onClick={remove}>
          {t('route.remove_step')}
        </Button>
      </div>
      <InFour
        label={t('route.step_name')}
        at={`${at}.name`}
        value={step.name}
        onChange={name => set(before => withStep(before, index, { ...before.steps[index]!, name }))}
      />
      <h3 className="type-editor-h3">{t('route.waypoints')}</h3>
      <p className="mut">{t('route.waypoints_hint')}</p>
      {step.waypoints.map((waypoint, place) => (
        <div
          key={place}
          role="group"
          className="type-editor-item"
          aria-label={format.name(waypoint.name) || waypoint.code}
        >
          <div className="type-editor-line">
            <strong style={{ flex: 1 }}>{format.name(waypoint.name) || waypoint.code}</strong>
            <ItemMenu
              label={t('act_on', { name: format.name(waypoint.name) || waypoint.code })}
              items={[
                {
                  label: t('act.left'),
                  off: place === 0,
                  onClick: () => set(before => shiftWaypoint(before, index, place, place - 1)),
                },
                {
                  label: t('act.right'),
                  off: place === step.waypoints.length - 1,
                  onClick: () => set(before => shiftWaypoint(before, index, place, place + 1)),
                },
                ...(step.waypoints.length > 1
                  ? others.map(other => ({
                      label: t('route.move_to', { name: other.label }),
                      onClick: () =>
                        set(before =>
                          moveWaypoint(
                            before,
                            index,
                            place,
                            before.steps.findIndex(one => one.code === other.value),
                          ),
                        ),
                    }))
                  : []),
                'line' as const,
                {
                  label: t('act.remove'),
                  bad: true,
                  off: step.waypoints.length === 1,
                  onClick: () => set(before => removeWaypoint(before, index, place)),
                },
              ]}
            />
          </div>
          <WaypointSettings
            definition={definition}
            waypoint={waypoint}
            at={`${at}.waypoints.${place}`}
            change={next => set(before => withWaypoint(before, index, place, next))}
          />
        </div>
      ))}
      <div>
        <Button
          size="small"
          variant="outlined"
          disabled={step.waypoints.length >= 10}
          onClick={() => set(before => addWaypoint(before, index))}
        >
          {t('route.add_parallel')}
        </Button>
      </div>
      <BranchList definition={definition} index={index} set={set} />
      <ChooseSeveral
        label={t('route.forward_to')}
        hint={t('route.forward_hint')}
        at={`${at}.forward_to`}
        value={step.forward_to}
        choices={others}
        onChange={forward_to => set(before => withStep(before, index, { ...before.steps[index]!, forward_to }))}
      />
      {step.forward_to.map((code, place) => (
        <FaultNotes key={code} at={`${at}.forward_to.${place}`} />
      ))}
    </div>
  );
}
