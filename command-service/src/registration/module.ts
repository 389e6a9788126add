import { errors as advisingErrors } from '@portal/event-schemas/advising/errors.ts';
import { access } from '@portal/event-schemas/registration/access.ts';
import { errors } from '@portal/event-schemas/registration/errors.ts';
import { registrationEvents } from '@portal/event-schemas/registration/events.ts';
import { registrationRecords } from '@portal/event-schemas/registration/records.ts';
import type { AnyCall } from '@portal/platform/http/types.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import * as alarms from './calls/alarms.ts';
import * as courses from './calls/courses.ts';
import * as periods from './calls/periods.ts';
import * as reviews from './calls/review.ts';
import * as settings from './calls/settings.ts';
import * as students from './calls/student.ts';
import * as offeringCommands from './course-offering/commands.ts';
import { courseOffering } from './course-offering/course-offering.ts';
import { registrationFacts } from './facts.ts';
import * as registeringCommands from './registering/commands.ts';
import * as standingCommands from './standing/commands.ts';
import { registrationStanding } from './standing/registration-standing.ts';
import * as cardCommands from './study-card/commands.ts';
import { studyCard } from './study-card/study-card.ts';
import { RecordWishList, wishList } from './wish-list/wish-list.ts';

const { approve: _approve, ...reviewCalls } = reviews;
const calls: AnyCall[] = [students, reviewCalls, courses, alarms, periods, settings].flatMap(file => Object.values(file) as AnyCall[]);

/** Registration for courses: offerings with their seats, study cards, what the office knows of students, wishes. */
export const module: ServiceModule = {
  name: 'registration',
  access,
  errors: { ...errors, ...advisingErrors },
  events: registrationEvents,
  aggregates: [courseOffering, studyCard, registrationStanding, wishList],
  facts: registrationFacts,
  records: registrationRecords,
  commands: { ...offeringCommands, ...registeringCommands, ...cardCommands, ...standingCommands, RecordWishList },
  calls,
};
