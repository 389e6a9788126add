import { module as declared } from '@portal/event-schemas/grades/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { closeJob, coursesMoved, followAllJob, followJob, remindJob, settleJob } from './following.ts';
import { digestJob, openingNotices, openingNoticesJob } from './notices.ts';
import { ratingsJob, ratingsMoved, takeAllJob } from './ratings.ts';

/** Sheets that follow the seats of courses and their journals, openings that end with their day, what the office and teachers are told. */
export const module = serviceModule({
  declared,
  reactions: [coursesMoved.reaction, ratingsMoved.reaction, openingNotices],
  jobs: [followJob, followAllJob, ratingsJob, takeAllJob, settleJob, remindJob, closeJob, openingNoticesJob, digestJob],
  tables: [coursesMoved.ddl, ratingsMoved.ddl].join('\n'),
});
