import { access } from '@portal/event-schemas/identity/access.ts';
import { errors } from '@portal/event-schemas/identity/errors.ts';
import { identityEvents } from '@portal/event-schemas/identity/events.ts';
import { identityRecords } from '@portal/event-schemas/identity/records.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { accountList, loginAsList, peopleSearch } from './accounts/lists.ts';
import { accounts } from './accounts/projection.ts';
import { accountDetail, allRoleNames, myRoleNames, myRoles } from './session/queries.ts';
import { mySessions } from './session/sessions.ts';

/** Who is signed in, and the accounts of the portal. */
export const module: ServiceModule = {
  name: 'identity',
  access,
  errors,
  events: identityEvents,
  records: identityRecords,
  projections: [accounts],
  calls: [myRoles, mySessions, allRoleNames, myRoleNames, loginAsList, accountList, accountDetail, peopleSearch],
};
