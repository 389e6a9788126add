import { module as declared } from '@portal/event-schemas/integrations/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { webhooksJob } from './delivering.ts';
import { webhooks } from './webhooks.ts';

/** Tells other systems of events by signed messages. */
export const module = serviceModule({ declared, reactions: [webhooks], jobs: [webhooksJob] });
