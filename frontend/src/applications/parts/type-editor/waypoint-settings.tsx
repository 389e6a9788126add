import { waypointActs } from '@portal/event-schemas/applications/codes.ts';
import type { TypeDefinition, Waypoint } from '@portal/event-schemas/applications/definition.ts';
import { useTypesText } from '../../text.ts';
import { ActorList } from './actor-list.tsx';
import { FaultNotes } from './faults.tsx';
import { Amount, ChooseSeveral, InFour, Tick } from './inputs.tsx';

/** One signature: by whom, what they may do, by when. */
export function WaypointSettings({
  definition,
  waypoint,
  at,
  change,
}: {
  definition: TypeDefinition;
  waypoint: Waypoint;
  at: string;
  change: (waypoint: Waypoint) => void;
}) {
  const t = useTypesText();
  const acts = waypointActs.map(value => ({ value, label: t(`acts.${value}`) }));
  const set = (part: Partial<Waypoint>): void => change({ ...waypoint, ...part });
  return (
    <div className="type-editor-stack">
      <FaultNotes at={`${at}.code`} />
      <InFour
        label={t('route.waypoint_name')}
        at={`${at}.name`}
        value={waypoint.name}
        onChange={name => set({ name })}
      />
      <ActorList definition={definition} waypoint={waypoint} at={at} set={set} />
      {waypoint.actors.length > 1 && (
        <Tick
          label={t('route.in_order')}
          at={`${at}.in_order`}
          value={waypoint.in_order}
          onChange={in_order => set({ in_order })}
        />
      )}
      <div className="type-editor-grid">
        <ChooseSeveral
          label={t('route.acts')}
          at={`${at}.acts`}
          value={waypoint.acts}
          choices={acts}
          onChange={chosen =>
            set({
              acts: waypointActs.filter(act => chosen.includes(act)),
              comment_required: waypoint.comment_required.filter(act => chosen.includes(act)),
            })
          }
        />
        <ChooseSeveral
          label={t('route.comment_required')}
          at={`${at}.comment_required`}
          value={waypoint.comment_required}
          choices={acts.filter(act => waypoint.acts.includes(act.value))}
          onChange={comment_required => set({ comment_required })}
        />
        <Amount
          label={t('route.deadline')}
          hint={t('route.deadline_hint')}
          at={`${at}.deadline_days`}
          value={waypoint.deadline_days}
          onChange={deadline_days =>
            set({ deadline_days, remind_days_before: deadline_days === null ? null : waypoint.remind_days_before })
          }
        />
        <Amount
          label={t('route.remind')}
          at={`${at}.remind_days_before`}
          value={waypoint.remind_days_before}
          onChange={remind_days_before => set({ remind_days_before })}
        />
      </div>
    </div>
  );
}
