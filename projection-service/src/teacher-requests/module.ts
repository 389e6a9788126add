import { access } from '@portal/event-schemas/teacher-requests/access.ts';
import { errors } from '@portal/event-schemas/teacher-requests/errors.ts';
import { teacherRequestEvents } from '@portal/event-schemas/teacher-requests/events.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { buttonCalls } from './button.ts';
import { requestLists } from './lists.ts';
import { teacherRequests } from './projection.ts';

/** What is read of requests to teachers: the student's own, those that wait for a teacher, and whether there is anything to ask for. */
export const module: ServiceModule = {
  name: 'teacher-requests',
  schema: 'registration',
  access,
  errors,
  events: teacherRequestEvents,
  projections: [teacherRequests],
  calls: [...requestLists, ...buttonCalls],
};
