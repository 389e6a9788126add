import type { FirstCalls } from '../../app/first-calls.ts';
import { rolesOf } from '../../app/guard.ts';
import { widgets } from '../../app/registry.ts';

/** What waits for the person, and the cards of the person's roles. */
const first: FirstCalls = ({ ask, session, show }) => {
  const held = rolesOf(session);
  return Promise.all([
    ask('GET /common/my_work/'),
    show(widgets.filter(({ roles }) => roles === 'all' || roles.some(role => held.includes(role)))),
  ]);
};
export default first;
