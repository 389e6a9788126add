import { module as declared } from '@portal/event-schemas/clubs/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { myClubs } from './mine.ts';
import { roleCalls } from './roles.ts';

/** Student clubs: lists of their types, of clubs and of members come with their declarations. */
export const module = serviceModule({ declared, calls: [myClubs, ...roleCalls] });
