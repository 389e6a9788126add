import { keyHolderOf } from '@portal/event-schemas/integrations/key-holder.ts';
import { apiRecord, module as declared } from '@portal/event-schemas/integrations/module.ts';
import { daysAsTimes } from '@portal/platform/clock/occurrences.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { readRecord } from '@portal/platform/records/write.ts';
import { choices } from './choices.ts';
import { logs } from './logs.ts';

/** What is read of connections: what can be chosen for them, what was called and sent. Their list comes with the declaration. */
export const module = serviceModule({
  declared,
  calls: [...choices, ...logs],
  keyHolder: async (host, uid) => {
    const fields = await readRecord(host, apiRecord, uid);
    const endOf = (day: string) => daysAsTimes(host.config.timeZone, { starts_on: day, ends_on: day }).closes;
    return fields && keyHolderOf(uid, fields, endOf);
  },
});
