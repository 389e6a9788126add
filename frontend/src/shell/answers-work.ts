import type { SessionView } from '@portal/event-schemas/identity/views.ts';
import { rolesOf } from '../app/guard.ts';

const asks: readonly string[] = ['student', 'applicant', 'beta'];

/** Does the menu count what waits? It does for those whose trade it is to answer. */
export const answersWork = (session: SessionView): boolean =>
  session.profile !== null && rolesOf(session).some(role => !asks.includes(role));
