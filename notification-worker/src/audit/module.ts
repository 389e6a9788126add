import { module as declared } from '@portal/event-schemas/audit/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { dailySealJob } from './daily-seal.ts';

/** What the audit does by the clock: the day's seal. */
export const module = serviceModule({
  declared,
  jobs: [dailySealJob],
});
