import { module as declared } from '@portal/event-schemas/registration/module.ts';
import type { AnyCall } from '@portal/platform/http/types.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import * as alarms from './calls/alarms.ts';
import * as controlLevels from './calls/control-levels.ts';
import * as creditRules from './calls/credit-rules.ts';
import * as officeFiles from './calls/office-files.ts';
import * as statusSwitches from './calls/status-switch.ts';
import * as supers from './calls/super-registration.ts';
import * as courses from './calls/courses.ts';
import * as periods from './calls/periods.ts';
import * as settings from './calls/settings.ts';
import * as choices from './calls/student-choices.ts';
import * as students from './calls/student.ts';
import * as waitingLists from './calls/waiting-lists.ts';
import * as offeringCommands from './course-offering/commands.ts';
import { courseOffering } from './course-offering/course-offering.ts';
import { registrationFacts } from './facts.ts';
import * as registeringCommands from './registering/commands.ts';
import * as watchCommands from './seat-watch/commands.ts';
import { seatWatch } from './seat-watch/seat-watch.ts';
import * as choiceCommands from './standing/choice-commands.ts';
import * as standingCommands from './standing/commands.ts';
import { registrationStanding } from './standing/registration-standing.ts';
import * as cardCommands from './study-card/commands.ts';
import { studyCard } from './study-card/study-card.ts';
import { counted } from './tally/count-refusals.ts';
import { registrationTally } from './tally/registration-tally.ts';
import { switchTables } from './status-switch/cards.ts';
import { AskStatusSwitch, FinishStatusSwitch, statusSwitch } from './status-switch/status-switch.ts';
import { RecordWishList, wishList } from './wish-list/wish-list.ts';

/** What people do with cards, courses and seats: refusals of these stand on the board of the registration day (docs/decisions/0014). */
const onCardsAndSeats = [students, choices, waitingLists, courses, supers, statusSwitches]
  .flatMap(file => Object.values(file) as AnyCall[])
  .map(call => (call.kind === 'command' ? counted(call) : call));
const calls: AnyCall[] = [onCardsAndSeats, alarms, periods, settings, controlLevels, creditRules, officeFiles].flatMap(
  file => Object.values(file) as AnyCall[],
);

/** Registration for courses: offerings with their seats, study cards, what the office knows of students, wishes. */
export const module = serviceModule({
  declared,
  aggregates: [courseOffering, studyCard, registrationStanding, seatWatch, wishList, registrationTally, statusSwitch],
  facts: [...registrationFacts],
  commands: {
    ...offeringCommands,
    ...registeringCommands,
    ...cardCommands,
    ...standingCommands,
    ...choiceCommands,
    ...watchCommands,
    RecordWishList,
    AskStatusSwitch,
    FinishStatusSwitch,
  },
  tables: switchTables,
  calls,
});
