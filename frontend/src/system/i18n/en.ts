import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  maintenance: {
    planned: 'The portal will be under maintenance from %{from} to %{to}. Save what you have begun before that.',
    planned_open: 'The portal will be under maintenance from %{from} on. Save what you have begun before that.',
    now: 'The portal is being updated and will be back soon. Your data is safe.',
    until: 'Back by: %{moment}',
    over: 'The work is done, the portal is open again.',
    refresh: 'Check again',
    enter: 'Go to the portal',
  },
  server_error: {
    text: 'Something went wrong on the server. It is in the log, so we know about it. Please come back in a little while.',
    home: 'Go to the dashboard',
    back: 'Go back',
  },
} satisfies Catalogue<typeof ru>;
export default en;
