import type { Chain, LoggedEvent } from '@portal/event-schemas/audit/history.ts';

/** An event of the log as the calls answer it. */
export const logged = (position: number, sentence: string, more: Partial<LoggedEvent> = {}): LoggedEvent => ({
  id: position,
  position,
  version: position,
  at: `2026-09-01T08:00:${String(position % 60).padStart(2, '0')}.000Z`,
  actor: { uid: 'ann', display_name: 'Ann Reader' },
  roles: ['student'],
  on_behalf_of: null,
  command: 'RegisterCourse',
  type: 'CourseAddedToCard',
  sentence,
  changes: [],
  data: { credits: 6 },
  correlation_id: 'request-1',
  facts_at: null,
  stream: 'study_card-s1.p1',
  aggregate: 'study_card',
  title: 'Ann Reader · Autumn',
  person: { uid: 's1', name: 'Ann Reader' },
  course: null,
  event_id: `event-${position}`,
  command_id: 'command-1',
  causation_id: 'command-1',
  ...more,
});

/** Ann drops a course; because of it the portal gives the seat to Ben and writes to him. */
export const chainOfTwo = (): Chain => {
  const dropped = logged(1, 'Ann Reader drops Algebra', { command: 'DropCourse' });
  const offered = logged(2, 'A seat is offered to Ben', {
    command: 'OfferSeat',
    command_id: 'command-2',
    causation_id: dropped.event_id,
    actor: { uid: 'system', display_name: 'The portal' },
  });
  const link = ({ command_id, command, at, actor, roles, on_behalf_of }: LoggedEvent) => ({
    command_id,
    command,
    at,
    actor,
    roles,
    on_behalf_of,
  });
  return {
    correlation_id: 'request-1',
    count: 2,
    whole: true,
    links: [
      { ...link(dropped), cause: null, events: [dropped] },
      { ...link(offered), cause: dropped.event_id, events: [offered] },
    ],
    mails: [
      { person: { uid: 'ben', name: 'Ben Waiting' }, cause: offered.event_id, state: 'sent', at: offered.at },
      { person: { uid: 'cyd', name: 'Cyd Besides' }, cause: 'elsewhere', state: 'failed', at: offered.at },
    ],
  };
};
