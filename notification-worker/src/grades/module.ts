import { module as declared } from '@portal/event-schemas/grades/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { coursesMoved, followAllJob, followJob, remindJob, settleJob } from './following.ts';
import { digestJob, openingNotices, openingNoticesJob } from './notices.ts';

/** Sheets that follow the seats of courses, openings that end with their day, what the office and teachers are told. */
export const module = serviceModule({
  declared,
  reactions: [coursesMoved.reaction, openingNotices],
  jobs: [followJob, followAllJob, settleJob, remindJob, openingNoticesJob, digestJob],
  tables: coursesMoved.ddl,
});
