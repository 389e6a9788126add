import { isStaff } from '@portal/event-schemas/identity/contacts.ts';
import type { SessionView } from '@portal/event-schemas/identity/views.ts';
import { rolesOf } from '../app/guard.ts';

/** Does the menu count what waits? It does for those whose trade it is to answer. */
export const answersWork = (session: SessionView): boolean => session.profile !== null && isStaff(rolesOf(session));
