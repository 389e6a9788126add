import { module as declared } from '@portal/event-schemas/identity/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { rightsReviewJob } from './rights-review.ts';
import { sessionsFollow } from './sessions-follow.ts';

/** Keeps open sessions in step with their accounts, and reminds of the review of rights. */
export const module = serviceModule({
  declared,
  reactions: [sessionsFollow],
  jobs: [rightsReviewJob],
});
