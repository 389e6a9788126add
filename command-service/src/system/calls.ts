import { settingsId } from '@portal/event-schemas/system/values.ts';
import { command } from '@portal/platform/http/types.ts';
import { saySince } from '@portal/platform/records/say-since.ts';
import type { Host } from '@portal/platform/service.ts';
import { techCodeOf } from './planned-works.ts';
import { changeSystemSettings, setTechBlock, systemSettings } from './settings.ts';
import { contracts } from '@portal/event-schemas/system/calls.ts';

const now = async (host: Host) => (await host.dispatcher.state(systemSettings, settingsId)).state;

/** Begins or ends maintenance: everybody but the organisation's administrators waits outside. */
export const setTechBlockCall = command(contracts['POST /common/tech_code/'], {
  summary: 'Begin or end maintenance',
  async run({ host, body: { tech_block, tech_block_date_end: end }, send }) {
    await send(setTechBlock, { tech_block, tech_block_date_end: end === null ? null : new Date(end).toISOString() });
    return techCodeOf(host);
  },
});

export const changeSettings = command(contracts['POST /common/system_settings/'], {
  summary: 'Change settings of the product',
  async run({ host, body, send }) {
    await saySince(
      host,
      systemSettings,
      settingsId,
      () => send(changeSystemSettings, body),
      ({ data }, fields) => fields.some(name => name in (data as object)),
    );
    return (await now(host)).settings;
  },
});

export const setRequirePhoneNumber = command(contracts['POST /user/require_phone_number_setting/'], {
  summary: 'Make students give a phone number, or not',
  async run({ host, body, send }) {
    await send(changeSystemSettings, body);
    const { require_phone_number } = (await now(host)).settings;
    return { require_phone_number };
  },
});
