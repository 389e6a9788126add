import type { Route, TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTypesText } from '../../text.ts';
import { useActorText } from './actor-text.ts';
import { ItemMenu } from '../../../shell/item-menu.tsx';
import type { Placed } from './route-layout.ts';
import { addStepAfter, addWaypoint, moveStep, moveWaypoint, removeStep } from './route-edits.ts';

interface Props {
  definition: TypeDefinition;
  card: Placed;
  wrong: number;
  opened: boolean;
  onOpen: (code: string) => void;
  set: (change: (before: Route) => Route) => void;
  dragged: Dragged | null;
  onDrag: (dragged: Dragged | null) => void;
  onDrop: () => void;
}

/** A step on the map. A step dropped on another takes its place in the order; a waypoint dropped on a step signs there. The menu does the same. */
export function StepCard({ definition, card, wrong, opened, onOpen, set, dragged, onDrag, onDrop }: Props) {
  const t = useTypesText();
  const format = useFormat();
  const actorText = useActorText(definition);
  const { steps } = definition.route;
  const index = card.step;
  const step = steps[index]!;
  const name = format.name(step.name) || step.code;
  const others = steps.flatMap((one, at) => (at === index ? [] : [{ at, name: format.name(one.name) || one.code }]));
  return (
    // Dragging, which the menus do too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={`route-step${opened ? ' opened' : ''}${wrong > 0 ? ' wrong' : ''}${dragged?.step === index && dragged.waypoint === null ? ' dragged' : ''}`}
      style={{ left: card.x, top: card.y, width: card.width, height: card.height }}
      draggable
      onDragStart={() => onDrag({ step: index, waypoint: null })}
      onDragEnd={() => onDrag(null)}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        onDrop();
      }}
    >
      <div className="route-step-head">
        <button type="button" aria-current={opened} onClick={() => onOpen(step.code)}>
          <span className="num">{index + 1}</span>
          <strong>{name}</strong>
          {wrong > 0 && <em>{t('faults', { smart_count: wrong })}</em>}
        </button>
        <ItemMenu
          label={t('act_on', { name })}
          items={[
            { label: t('route.add_after'), onClick: () => set(before => addStepAfter(before, index)) },
            {
              label: t('route.add_parallel'),
              onClick: () => {
                set(before => addWaypoint(before, index));
                onOpen(step.code);
              },
            },
            'line',
            {
              label: t('act.earlier'),
              off: index === 0,
              onClick: () => set(before => moveStep(before, index, index - 1)),
            },
            {
              label: t('act.later'),
              off: index === steps.length - 1,
              onClick: () => set(before => moveStep(before, index, index + 1)),
            },
            'line',
            {
              label: t('act.remove'),
              bad: true,
              off: steps.length === 1,
              onClick: () => set(before => removeStep(before, index)),
            },
          ]}
        />
      </div>
      <ul className="route-waypoints">
        {step.waypoints.map((waypoint, place) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={place}
            draggable={step.waypoints.length > 1}
            onDragStart={event => {
              event.stopPropagation();
              onDrag({ step: index, waypoint: place });
            }}
            onDragEnd={() => onDrag(null)}
          >
            <div>
              <strong>{format.name(waypoint.name) || waypoint.code}</strong>
              <span className="mut">{waypoint.actors.map(actorText).join(waypoint.in_order ? ' → ' : ', ')}</span>
              {waypoint.deadline_days !== null && (
                <span className="mut num">{t('route.days', { smart_count: waypoint.deadline_days })}</span>
              )}
            </div>
            {step.waypoints.length > 1 && others.length > 0 && (
              <ItemMenu
                label={t('act_on', { name: format.name(waypoint.name) || waypoint.code })}
                items={others.map(other => ({
                  label: t('route.move_to', { name: other.name }),
                  onClick: () => set(before => moveWaypoint(before, index, place, other.at)),
                }))}
              />
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
export interface Dragged {
  step: number;
  waypoint: number | null;
}
