import { screens as advising } from '../advising/screens.ts';
import { screens as applications } from '../applications/screens.ts';
import { screens as audit } from '../audit/screens.ts';
import { screens as content } from '../content/screens.ts';
import { screens as identity } from '../identity/screens.ts';
import type { Screen } from '../kernel/screens.ts';
import { screens as notifications } from '../notifications/screens.ts';
import { screens as registration } from '../registration/screens.ts';
import { screens as plans } from '../plans/screens.ts';
import { screens as settings } from '../settings/screens.ts';
import { screens as teacherRequests } from '../teacher-requests/screens.ts';
import { screens as system } from './screens.ts';

/** Every screen of the product: the menu of the server is made from it. */
export const allScreens: readonly Screen[] = [
  ...content,
  ...registration,
  ...plans,
  ...teacherRequests,
  ...advising,
  ...applications,
  ...audit,
  ...notifications,
  ...identity,
  ...settings,
  ...system,
];
