import { module as declared } from '@portal/event-schemas/journals/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { absencesJob } from './absences.ts';
import { morningsJob } from './mornings.ts';
import { coursesChanged, followJob } from './following.ts';
import { grantJob, reopeningGranted, settleJob } from './settling.ts';

/** Journals follow courses and seats; their weeks close when they are due, and open when the office has granted it. */
export const module = serviceModule({
  declared,
  tables: coursesChanged.ddl,
  reactions: [coursesChanged.reaction, reopeningGranted],
  jobs: [followJob, settleJob, grantJob, absencesJob, morningsJob],
});
