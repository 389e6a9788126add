import { access } from '@portal/event-schemas/registration/access.ts';
import { errors } from '@portal/event-schemas/registration/errors.ts';
import { registrationEvents } from '@portal/event-schemas/registration/events.ts';
import { registrationRecords } from '@portal/event-schemas/registration/records.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { studentCalls } from './card/about-student.ts';
import { basketCalls } from './card/basket.ts';
import { deleteCheckCalls } from './card/delete-checks.ts';
import { cardDetailCalls } from './card/detail.ts';
import { queueCalls } from './card/queue.ts';
import { yearSemesterCalls } from './card/year-semester.ts';
import { cards } from './cards/projection.ts';
import { courseDetailCalls } from './courses/detail.ts';
import { relatedCalls } from './courses/related.ts';
import { sidebarCalls } from './courses/sidebar.ts';
import { lookupCalls } from './lookups/calls.ts';
import { myDayCalls } from './my-day/calls.ts';
import { offeringCalls } from './office/offerings.ts';
import { offerings } from './offerings/projection.ts';
import { standings } from './standings/projection.ts';

/** What registration shows: courses with seats, the student's card, basket and waiting lists, the office's course list. */
export const module: ServiceModule = {
  name: 'registration',
  access,
  errors,
  events: registrationEvents,
  records: registrationRecords,
  projections: [offerings, cards, standings],
  calls: [
    ...yearSemesterCalls, ...sidebarCalls, ...courseDetailCalls, ...relatedCalls, ...basketCalls, ...queueCalls, ...studentCalls, ...deleteCheckCalls,
    ...cardDetailCalls, ...lookupCalls, ...offeringCalls, ...myDayCalls,
  ],
};
