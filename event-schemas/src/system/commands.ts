import { z } from 'zod';
import { id, momentWithOffset } from '../kernel/bounds.ts';
import { isHost, isTimeZone, mailServer, plannedWorks, systemSettings } from './values.ts';

/** `POST /common/system_settings/`: the settings to change. */
export const changeSystemSettings = systemSettings
  .extend({ time_zone: systemSettings.shape.time_zone.refine(name => name === null || isTimeZone(name)) })
  .partial();
/** `PUT /common/background/image/`: one of the pictures; null: the portal's own again. */
export const chooseBackground = z.object({ picture: id.min(1).nullable() });
/** `POST /common/mail_server/`: without `password` the one that is kept stays. */
export const changeMailServer = mailServer.extend({
  host: mailServer.shape.host.refine(isHost),
  password: z.string().max(500).optional(),
});
/** What the form of the mail server holds: the address of a test mail may be empty until one is sent. */
export const mailServerForm = changeMailServer.extend({
  to: z.union([mailServer.shape.sender_address, z.literal('')]),
});
/** `POST /common/mail_server/test/`: a mail by this server to this address, before it is kept. */
export const testMailServer = changeMailServer.extend({ to: mailServer.shape.sender_address });
/** `POST /common/tech_code/`. Times may come with any offset. */
export const setTechBlock = z.object({
  tech_block: z.boolean(),
  tech_block_date_end: momentWithOffset.nullable().default(null),
});
/** `POST /common/tech_code/planned/`. Times may come with any offset. */
export const planWorks = plannedWorks.extend({
  starts_at: momentWithOffset,
  ends_at: momentWithOffset.nullable().default(null),
});
/** `POST /user/require_phone_number_setting/` */
export const setRequirePhoneNumber = systemSettings.pick({ require_phone_number: true });
