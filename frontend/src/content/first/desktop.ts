import type { FirstCalls } from '../../app/first-calls.ts';
import { rolesOf } from '../../app/guard.ts';
import { widgets } from '../../app/registry.ts';

/** The cards of the person's roles. */
const first: FirstCalls = ({ session, show }) => {
  const held = rolesOf(session);
  return show(widgets.filter(({ roles }) => roles === 'all' || roles.some(role => held.includes(role))));
};
export default first;
