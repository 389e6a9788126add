import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import type { HappeningRow } from './tables.ts';

/** Drafts are saved often and thrown away without a trace in the portal; the audit has these too. */
const untold: readonly ApplicationEvent['type'][] = ['ApplicationSaved', 'ApplicationDiscarded'];

/** An event as the histories of an application keep it; null for those that they leave out. */
export function happened({ type, data, position, meta }: RecordedEvent<ApplicationEvent>): HappeningRow | null {
  if (untold.includes(type)) return null;
  const { values: _values, applicant_seen: _seen, ...told } = data as Record<string, unknown> & { uid: string };
  const text = (name: string): string | null => (typeof told[name] === 'string' ? told[name] : null);
  return {
    position,
    application: told.uid,
    type,
    at: meta.occurred_at,
    actor: meta.actor.id,
    on_behalf_of: meta.actor.on_behalf_of ?? null,
    data: told,
    step: text('step'),
    waypoint: text('waypoint'),
    status: text('status'),
    comment: text('comment') ?? text('reason') ?? '',
  };
}
