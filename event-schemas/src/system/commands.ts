import { z } from 'zod';
import { momentWithOffset } from '../kernel/bounds.ts';
import { systemSettings } from './values.ts';

/** `POST /common/system_settings/`: the settings to change. */
export const changeSystemSettings = systemSettings.partial();
/** `POST /common/tech_code/`. Times may come with any offset. */
export const setTechBlock = z.object({
  tech_block: z.boolean(),
  tech_block_date_end: momentWithOffset.nullable().default(null),
});
/** `POST /user/require_phone_number_setting/` */
export const setRequirePhoneNumber = systemSettings.pick({ require_phone_number: true });
