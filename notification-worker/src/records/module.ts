import { module as declared } from '@portal/event-schemas/records/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { papersRunOutJob } from './papers-run-out.ts';

/** Mails before papers of foreign students run out. */
export const module = serviceModule({ declared, jobs: [papersRunOutJob] });
