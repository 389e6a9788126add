import { access } from '@portal/event-schemas/teacher-requests/access.ts';
import { errors } from '@portal/event-schemas/teacher-requests/errors.ts';
import { teacherRequestEvents } from '@portal/event-schemas/teacher-requests/events.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { counted } from '../registration/tally/count-refusals.ts';
import * as calls from './calls.ts';
import * as commands from './commands.ts';
import { teacherRequest } from './teacher-request.ts';

/** Requests to teachers: a student asks to be let into a course past a prerequisite or a full lesson, and one of its teachers answers. */
export const module: ServiceModule = {
  name: 'teacher-requests',
  schema: 'registration',
  access,
  errors,
  events: teacherRequestEvents,
  aggregates: [teacherRequest],
  commands: { ...commands },
  calls: Object.values(calls).map(counted),
};
