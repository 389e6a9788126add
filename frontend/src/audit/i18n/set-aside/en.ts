import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  lead: 'These are events that a part of the portal could not take; it goes on without them. When the cause is removed, an administrator has them taken up again.',
  again: 'Take up again',
  asked: 'The portal tries again: %{count} parts',
  none: 'Every event was taken',
  none_hint: 'Every part of the portal is up with the log.',
  read_model: 'table',
  fact: 'data for decisions',
  reaction: 'reminders and jobs',
  parked: 'Stands still',
  aside: 'Set aside: %{count}',
  event: 'Event no.\u00a0%{position}',
  history: 'History of the record',
  at: 'Set aside at',
  error: 'Reason',
  confirm: 'Tables and data for decisions are built anew from the log; people work as usual meanwhile. What still cannot be taken stays in this list.',
} satisfies Catalogue<typeof ru>;
export default en;
