import { module as declared } from '@portal/event-schemas/teacher-requests/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { buttonCalls } from './button.ts';
import { requestLists } from './lists.ts';
import { teacherRequests } from './projection.ts';
import { weekOfRequest } from './week.ts';

/** What is read of requests to teachers: the student's own, those that wait for a teacher, and whether there is anything to ask for. */
export const module = serviceModule({
  declared,
  schema: 'registration',
  projections: [teacherRequests],
  calls: [...requestLists, ...buttonCalls, weekOfRequest],
});
