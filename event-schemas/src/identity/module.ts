import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { errors } from './errors.ts';
import { identityEvents } from './events.ts';
import { identityRecords } from './records.ts';
import { notices } from './notices.ts';
import { screens } from './screens.ts';
import { sentences } from './sentences.ts';
import { codes } from './recorded/codes.ts';

/** Accounts, passwords, log-in, and "log in as". */
export const module = defineModule({
  name: 'identity',
  access,
  errors,
  events: identityEvents,
  records: identityRecords,
  sentences,
  screens,
  titles: { role_name: ['role'], way_upkeep: ['way'], scim_upkeep: ['client'] },
  codes,
  notices,
  keeps: ['identity.credentials', 'identity.second_factors', 'identity.recovery_codes'],
});
