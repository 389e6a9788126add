import type { SystemEvent } from '@portal/event-schemas/system/events.ts';
import {
  defaultSystemSettings,
  settingsId,
  type MailServer,
  type PlannedWorks,
  type SystemSettings,
  type TechBlock,
} from '@portal/event-schemas/system/values.ts';
import { isDeepStrictEqual } from 'node:util';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { changedMeanwhile } from '@portal/platform/records/changed-meanwhile.ts';

export interface Settings {
  settings: SystemSettings;
  tech_block: TechBlock;
  /** Maintenance that is announced; `under_way`: it has begun. */
  works: (PlannedWorks & { under_way: boolean }) | null;
  /** Of before pictures were files (branding/branding.ts). */
  logo: string | null;
  mail_server: MailServer | null;
}

/** What is announced begins with the maintenance, and is over with it. */
const after = (works: Settings['works'], { tech_block }: TechBlock): Settings['works'] =>
  works && (tech_block ? { ...works, under_way: true } : works.under_way ? null : works);

/** Stream `system_settings-portal`: the product's settings and the maintenance switch. */
export const systemSettings: Aggregate<Settings, SystemEvent> = {
  name: 'system_settings',
  initialState: () => ({
    settings: defaultSystemSettings,
    tech_block: { tech_block: false, tech_block_date_end: null },
    works: null,
    logo: null,
    mail_server: null,
  }),
  evolve(state, event) {
    switch (event.type) {
      case 'SystemSettingsChanged':
        return { ...state, settings: { ...state.settings, ...event.data } };
      case 'TechBlockSet':
        return { ...state, tech_block: event.data, works: after(state.works, event.data) };
      case 'WorksPlanned':
        return { ...state, works: { ...event.data, under_way: false } };
      case 'WorksCancelled':
      case 'WorksOver':
        return { ...state, works: null };
      case 'LogoChanged':
        return { ...state, logo: event.data.logo };
      case 'MailServerChanged':
        return { ...state, mail_server: event.data.server };
      default:
        return state;
    }
  },
};

const happened = (event: SystemEvent): SystemEvent[] => [event];

/** `seen`: what stood there when it was read; where somebody has changed it meanwhile, nothing is changed. */
type WantedSettings = Partial<SystemSettings> & { seen?: Readonly<Record<string, unknown>> | undefined };

/** Changes the settings that are given; what is as wanted already is left out of the event. */
export const changeSystemSettings = defineCommand({
  type: 'ChangeSystemSettings',
  aggregates: [systemSettings],
  ids: (_wanted: WantedSettings) => [settingsId],
  decide({ seen, ...wanted }, [{ settings }]) {
    const stale = changedMeanwhile(settings, wanted, seen);
    if (stale) return stale;
    const changed = Object.fromEntries(
      Object.entries(wanted).filter(
        ([name, value]) => value !== undefined && !isDeepStrictEqual(settings[name as keyof SystemSettings], value),
      ),
    );
    return [Object.keys(changed).length > 0 ? happened({ type: 'SystemSettingsChanged', data: changed }) : []];
  },
});

/** Begins or ends maintenance. The announced return lies ahead; when it has come, somebody still has to end the maintenance. */
export const setTechBlock = defineCommand({
  type: 'SetTechBlock',
  aggregates: [systemSettings],
  ids: (_wanted: TechBlock) => [settingsId],
  decide(wanted, [{ tech_block: now }], _facts, context) {
    const wish = wanted.tech_block ? wanted : { tech_block: false, tech_block_date_end: null };
    if (wish.tech_block_date_end !== null && wish.tech_block_date_end <= context.now)
      return reject('system.return_date_passed', {}, { tech_block_date_end: 'system.return_date_passed' });
    const same = wish.tech_block === now.tech_block && wish.tech_block_date_end === now.tech_block_date_end;
    return [same ? [] : happened({ type: 'TechBlockSet', data: wish })];
  },
});

/** Sets the server of the mails; null: that of the configuration again. */
export const changeMailServer = defineCommand({
  type: 'ChangeMailServer',
  aggregates: [systemSettings],
  ids: (_wanted: { server: MailServer | null }) => [settingsId],
  decide: ({ server }, [state]) => [
    isDeepStrictEqual(state.mail_server, server) ? [] : happened({ type: 'MailServerChanged', data: { server } }),
  ],
});
