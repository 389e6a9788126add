import './way.css';
import type { ApplicationView } from '@portal/event-schemas/applications/views.ts';
import { useState } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { useWayText } from '../../way-text.ts';

type Step = ApplicationView['track'][number];
type Point = Step['waypoints'][number];
const marks: Record<Step['state'], string> = { done: '✓', current: '●', ahead: '', passed_by: '' };

type Wait = ApplicationView['waypoint'][number];

/**
 * The way of an application: where it was, where it stands and since when, what is ahead, what it passes by. `<Track
 * steps={view.track} waits={view.waypoint} />`
 */
export function Track({ steps, waits = [] }: { steps: readonly Step[]; waits?: readonly Wait[] }) {
  const t = useWayText();
  const format = useFormat();
  return (
    <ol className="app-track" aria-label={t('track')}>
      {steps.map((step, place) => (
        <li
          key={`${step.step} ${place}`}
          className={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className="mark" aria-hidden>
            {marks[step.state]}
          </span>
          <div>
            <div className="head">
              <b>{format.name(step.name)}</b>
              <span className="mut">{t(`step.${step.state}`)}</span>
            </div>
            <ul className="points">
              {step.waypoints.map(point => (
                <Waypoint
                  key={point.waypoint}
                  point={point}
                  wait={
                    step.state === 'current' ? waits.find(({ waypoint }) => waypoint === point.waypoint) : undefined
                  }
                />
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Waypoint({
  point: { name, who, state, by, at, comment, due },
  wait,
}: {
  point: Point;
  wait: Wait | undefined;
}) {
  const t = useWayText();
  const format = useFormat();
  const quiet = state === 'ahead' || state === 'passed_by';
  const decided = !quiet && state !== 'waiting';
  const [now] = useState(() => Date.now());
  const late = state === 'waiting' && due !== null && Date.parse(due) < now;
  return (
    <li className="point">
      <span>
        {format.name(name)}
        {!quiet && `: ${t(`waypoint.${state}`)}`}
        {decided && by ? ` · ${by}` : ''}
        {decided && at ? <span className="num"> · {format.shortDateTime(at)}</span> : null}
      </span>
      {!decided && <span className="mut">{who.join(', ')}</span>}
      {state === 'waiting' && by && (
        <span className="mut">
          {t('waypoint.approved')}: {by}
        </span>
      )}
      {wait && (
        <span className="mut num">
          {t('since', { time: format.shortDateTime(wait.since) })} ·{' '}
          {wait.opened_at ? t('opened', { time: format.shortDateTime(wait.opened_at) }) : t('not_opened')}
        </span>
      )}
      {state === 'waiting' && due && (
        <span className={late ? 'mut num late' : 'mut num'}>
          {t(late ? 'overdue' : 'due', { time: format.shortDateTime(due) })}
        </span>
      )}
      {comment && <q>{comment}</q>}
    </li>
  );
}
