import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { errors } from './errors.ts';
import { teacherRequestEvents } from './events.ts';
import { notices } from './notices.ts';
import { screens } from './screens.ts';
import { sentences } from './sentences.ts';

/** Requests to teachers: a student asks to be let into a course past a prerequisite or a full lesson, and one of its teachers answers. */
export const module = defineModule({
  name: 'teacher-requests',
  access,
  errors,
  events: teacherRequestEvents,
  sentences,
  screens,
  notices,
});
