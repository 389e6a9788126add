import { z } from 'zod';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { logo, mailServer, systemSettings, techBlock } from './values.ts';

/** Events of `system_settings-portal`. `SystemSettingsChanged` holds only the settings that changed. */
export const systemEvents = defineEvents({
  SystemSettingsChanged: event(systemSettings.partial()),
  TechBlockSet: event(techBlock),
  /** null: the portal's own picture again. */
  LogoChanged: event(z.object({ logo: logo.nullable() })),
  /** null: the server of the configuration, or the folder of the data, again. */
  MailServerChanged: event(z.object({ server: mailServer.nullable() })),
});
export type SystemEvent = EventsOf<typeof systemEvents>;
