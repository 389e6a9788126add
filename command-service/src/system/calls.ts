import * as bodies from '@portal/event-schemas/system/commands.ts';
import { requirePhoneNumberView, systemSettingsView, techCodeView } from '@portal/event-schemas/system/views.ts';
import { settingsId } from '@portal/event-schemas/system/values.ts';
import { command } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { z } from 'zod';
import { changeLogo, changeSystemSettings, setTechBlock, systemSettings } from './settings.ts';

const now = async (host: Host) => (await host.dispatcher.state(systemSettings, settingsId)).state;

/** Begins or ends maintenance: everybody but the organisation's administrators waits outside. */
export const setTechBlockCall = command({
  call: 'POST /common/tech_code/',
  summary: 'Begin or end maintenance',
  body: bodies.setTechBlock,
  answer: techCodeView,
  async run({ host, body: { tech_block, tech_block_date_end: end }, send }) {
    await send(setTechBlock, { tech_block, tech_block_date_end: end === null ? null : new Date(end).toISOString() });
    return (await now(host)).tech_block;
  },
});

export const changeSettings = command({
  call: 'POST /common/system_settings/',
  summary: 'Change settings of the product',
  body: bodies.changeSystemSettings,
  answer: systemSettingsView,
  async run({ host, body, send }) {
    await send(changeSystemSettings, body);
    return (await now(host)).settings;
  },
});

export const changeLogoCall = command({
  call: 'POST /common/logo/',
  summary: 'Set the logo of the university',
  body: bodies.changeLogo,
  answer: z.object({}),
  async run({ body, send }) {
    await send(changeLogo, body);
    return {};
  },
});

export const setRequirePhoneNumber = command({
  call: 'POST /user/require_phone_number_setting/',
  summary: 'Make students give a phone number, or not',
  body: bodies.setRequirePhoneNumber,
  answer: requirePhoneNumberView,
  async run({ host, body, send }) {
    await send(changeSystemSettings, body);
    const { require_phone_number } = (await now(host)).settings;
    return { require_phone_number };
  },
});
