import { useId, useState } from 'react';
import type { Route, TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { useTypesText } from '../../text.ts';
import { useFaults } from './faults.tsx';
import { layoutOf, size } from './route-layout.ts';
import { moveStep, moveWaypoint } from './route-edits.ts';
import { StepCard, type Dragged } from './step-card.tsx';
import { useConditionText } from './condition-text.ts';

interface Props {
  definition: TypeDefinition;
  opened: string | null;
  onOpen: (code: string) => void;
  set: (change: (before: Route) => Route) => void;
}

/** The route as a map: steps as cards in columns, waypoints that sign in parallel side by side, branches as arrows, forwards as dashed ones. */
export function RouteMap({ definition, opened, onOpen, set }: Props) {
  const t = useTypesText();
  const id = useId();
  const conditionText = useConditionText(definition);
  const faults = useFaults();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const { route } = definition;
  const { cards, end, arrows, width, height } = layoutOf(route);
  const drop = (target: number): void => {
    if (dragged?.waypoint === null && dragged.step !== target) set(before => moveStep(before, dragged.step, target));
    if (typeof dragged?.waypoint === 'number')
      set(before => moveWaypoint(before, dragged.step, dragged.waypoint!, target));
    setDragged(null);
  };
  const wrong = (index: number): number =>
    faults.filter(({ path }) => path === `route.steps.${index}` || path.startsWith(`route.steps.${index}.`)).length;
  return (
    // It scrolls, and so has to be reached by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="route-map" role="region" aria-label={t('route.map')} tabIndex={0}>
      <div style={{ position: 'relative', width, height }}>
        <svg width={width} height={height} aria-hidden focusable="false">
          <defs>
            {(['next', 'forward'] as const).map(kind => (
              <marker
                key={kind}
                id={`${id}-${kind}`}
                className={`route-head ${kind}`}
                viewBox="0 0 8 8"
                refX="6"
                refY="4"
                markerWidth="7"
                markerHeight="7"
                orient="auto"
              >
                <path d="M0,0 L8,4 L0,8 z" />
              </marker>
            ))}
          </defs>
          {arrows.map(arrow => {
            const active = route.steps[arrow.from]!.code === opened;
            const when = arrow.kind === 'next' ? route.steps[arrow.from]!.next[arrow.branch]!.when : null;
            return (
              <g
                key={`${arrow.kind} ${arrow.from} ${arrow.branch}`}
                className={`route-arrow ${arrow.kind}${active ? ' active' : ''}`}
              >
                <path d={arrow.path} markerEnd={`url(#${id}-${arrow.kind})`} />
                {when && (
                  <text x={arrow.label.x} y={arrow.label.y}>
                    <title>{conditionText(when)}</title>
                    {shortened(conditionText(when))}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
        <ol className="route-steps">
          {cards
            .toSorted((one, other) => one.step - other.step)
            .map(card => (
              <StepCard
                key={route.steps[card.step]!.code}
                definition={definition}
                card={card}
                wrong={wrong(card.step)}
                opened={route.steps[card.step]!.code === opened}
                onOpen={onOpen}
                set={set}
                dragged={dragged}
                onDrag={setDragged}
                onDrop={() => drop(card.step)}
              />
            ))}
        </ol>
        <div className="route-end" style={{ left: end.x, top: end.y, width: size.end, height: size.endHeight }}>
          {t('route.end')}
        </div>
      </div>
    </div>
  );
}
const shortened = (text: string): string => (text.length > 19 ? `${text.slice(0, 18)}…` : text);
