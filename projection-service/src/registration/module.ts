import { module as declared } from '@portal/event-schemas/registration/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { studentCalls } from './card/about-student.ts';
import { basketCalls } from './card/basket.ts';
import { deleteCheckCalls } from './card/delete-checks.ts';
import { cardDetailCalls } from './card/detail.ts';
import { queueCalls } from './card/queue.ts';
import { yearSemesterCalls } from './card/year-semester.ts';
import { cards } from './cards/projection.ts';
import { choiceCalls } from './choices/calls.ts';
import { permissionCalls } from './choices/permissions.ts';
import { choices } from './choices/projection.ts';
import { courseDetailCalls } from './courses/detail.ts';
import { relatedCalls } from './courses/related.ts';
import { sidebarCalls } from './courses/sidebar.ts';
import { lookupCalls } from './lookups/calls.ts';
import { myDayCalls } from './my-day/calls.ts';
import { offeringCalls } from './office/offerings.ts';
import { offerings } from './offerings/projection.ts';
import { cancelledOrderCalls, cancelledOrders } from './settings-office/cancelled-orders.ts';
import { debtCalls } from './settings-office/debts.ts';
import { limitCalls } from './settings-office/limits.ts';
import { periodCalls } from './settings-office/periods.ts';
import { planApplicationCalls } from './settings-office/plan-applications.ts';
import { settingsCalls } from './settings-office/settings.ts';
import { switchCalls } from './settings-office/switches.ts';
import { statusSwitches } from './settings-office/switches-projection.ts';
import { systemCalls } from './settings-office/system.ts';
import { standings } from './standings/projection.ts';
import { markedCourses } from './standings/marked-courses.ts';
import { superRegistrations } from './standings/super-registrations.ts';
import { waitingListCalls } from './waiting-lists/calls.ts';
import { waitingHistory } from './waiting-lists/projection.ts';
import { watchCalls } from './watches/calls.ts';
import { watches } from './watches/projection.ts';

/** What registration shows: courses with seats, the student's card, basket and waiting lists, the office's course list. */
export const module = serviceModule({
  declared,
  projections: [
    offerings,
    cards,
    standings,
    markedCourses,
    choices,
    watches,
    superRegistrations,
    statusSwitches,
    cancelledOrders,
    waitingHistory,
  ],
  calls: [
    ...yearSemesterCalls,
    ...choiceCalls,
    ...permissionCalls,
    ...watchCalls,
    ...sidebarCalls,
    ...courseDetailCalls,
    ...relatedCalls,
    ...basketCalls,
    ...queueCalls,
    ...studentCalls,
    ...deleteCheckCalls,
    ...cardDetailCalls,
    ...lookupCalls,
    ...offeringCalls,
    ...myDayCalls,
    ...settingsCalls,
    ...periodCalls,
    ...systemCalls,
    ...limitCalls,
    ...debtCalls,
    ...switchCalls,
    ...planApplicationCalls,
    ...cancelledOrderCalls,
    ...waitingListCalls,
  ],
});
