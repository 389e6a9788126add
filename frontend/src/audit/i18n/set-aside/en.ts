import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  lead: 'Events that a part of the portal could not process; it goes on without them. Once the cause is removed, an administrator has them processed again.',
  again: 'Process again',
  asked: 'The portal is trying again: %{count} parts',
  none: 'All events are processed',
  none_hint: 'Every part of the portal is up to date with the log.',
  read_model: 'table',
  fact: 'data for decisions',
  reaction: 'reminders and jobs',
  parked: 'Stopped',
  aside: 'Set aside: %{count}',
  event: 'Event no.\u00a0%{position}',
  history: 'History of the record',
  at: 'Set aside at',
  error: 'Reason',
  confirm: 'Tables and data for decisions are rebuilt from the log; people work as usual meanwhile. What still cannot be processed stays in this list.',
} satisfies Catalogue<typeof ru>;
export default en;
