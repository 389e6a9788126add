import { module as declared } from '@portal/event-schemas/grades/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { coursesMoved, followAllJob, followJob, remindJob, settleJob } from './following.ts';

/** Sheets that follow the seats of courses, openings that end with their day. */
export const module = serviceModule({
  declared,
  reactions: [coursesMoved.reaction],
  jobs: [followJob, followAllJob, settleJob, remindJob],
  tables: coursesMoved.ddl,
});
