import { module as declared } from '@portal/event-schemas/teacher-requests/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { counted } from '../registration/tally/count-refusals.ts';
import * as calls from './calls.ts';
import * as commands from './commands.ts';
import { teacherRequest } from './teacher-request.ts';

/** Requests to teachers: a student asks to be let into a course past a prerequisite or a full lesson, and one of its teachers answers. */
export const module = serviceModule({
  declared,
  schema: 'registration',
  aggregates: [teacherRequest],
  commands: { ...commands },
  calls: Object.values(calls).map(counted),
});
