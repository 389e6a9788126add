import { z } from 'zod';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { id } from '../kernel/bounds.ts';
import { brandPicture } from './branding.ts';
import { mailServer, plannedWorks, systemSettings, techBlock } from './values.ts';

/** Events of `system_settings-portal`. `SystemSettingsChanged` holds only the settings that changed. */
export const systemEvents = defineEvents({
  SystemSettingsChanged: event(systemSettings.partial()),
  TechBlockSet: event(techBlock),
  WorksPlanned: event(plannedWorks),
  WorksCancelled: event(z.object({})),
  /** Announced maintenance whose time has passed and that nobody has begun. */
  WorksOver: event(z.object({})),
  /** A logo of before pictures were files: a `data:` address; null: none any more. */
  LogoChanged: event(z.object({ logo: z.string().max(200_000).nullable() })),
  /** null: the server of the configuration, or the folder of the data, again. */
  MailServerChanged: event(z.object({ server: mailServer.nullable() })),
});
export type SystemEvent = EventsOf<typeof systemEvents>;

/** Events of `branding-portal`: the university's logo, its pictures, and which of them stands behind the log-in. */
export const brandingEvents = defineEvents({
  LogoSet: event(brandPicture),
  LogoRemoved: event(z.object({})),
  PictureAdded: event(brandPicture),
  PictureRemoved: event(z.object({ file: id.min(1) })),
  BackgroundChosen: event(z.object({ file: id.min(1) })),
  BackgroundRemoved: event(z.object({})),
});
export type BrandingEvent = EventsOf<typeof brandingEvents>;
