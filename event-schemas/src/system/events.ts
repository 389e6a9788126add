import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { systemSettings, techBlock } from './values.ts';

/** Events of `system_settings-portal`. `SystemSettingsChanged` holds only the settings that changed. */
export const systemEvents = defineEvents({
  SystemSettingsChanged: event(systemSettings.partial()),
  TechBlockSet: event(techBlock),
});
export type SystemEvent = EventsOf<typeof systemEvents>;
