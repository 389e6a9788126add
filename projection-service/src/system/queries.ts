import { demoAccounts, demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';
import { passwordMinLength } from '@portal/event-schemas/identity/password-rules.ts';
import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import { defaultLocale, fallbackLocale } from '@portal/event-schemas/kernel/localized.ts';
import { roles } from '@portal/event-schemas/kernel/roles.ts';
import { mayOpen, standsInMenu } from '@portal/event-schemas/kernel/screens.ts';
import { allScreens } from '@portal/platform/modules/declared.ts';
import { keptMailServer } from '@portal/platform/mail/mail-server.ts';
import { query } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { z } from 'zod';
import type { commonSettingsView } from '@portal/event-schemas/system/views.ts';
import { hiddenScreens } from './tabs.ts';
import { readBranding } from './branding-projection.ts';
import { logoVersion } from './branding.ts';
import { readSettings } from './projection.ts';
import { contracts } from '@portal/event-schemas/system/calls.ts';

/** Is the portal under maintenance, and until when (portal.md §2)? */
export const techCode = query(contracts['GET /common/tech_code/'], {
  summary: 'Maintenance and its announced end',
  asOf: 'never',
  async run({ db }) {
    const { tech_block, works } = await readSettings(db);
    if (!works) return { ...tech_block, planned: null };
    const { under_way: _underWay, ...shown } = works;
    return { ...tech_block, planned: shown };
  },
});

export const requirePhoneNumber = query(contracts['GET /user/require_phone_number_setting/'], {
  summary: 'Do students have to give a phone number?',
  run: async ({ db }) => ({ require_phone_number: (await readSettings(db)).settings.require_phone_number }),
});

/** A directory is configured while one of the ways in is a directory that is on. */
export const useActiveDirectory = query(contracts['GET /user/use_active_directory/'], {
  summary: 'Does Active Directory check the passwords?',
  async run({ db }) {
    const { rowCount } = await db.query(`select 1 from ways.ways_in_public where kind = 'directory' and is_on limit 1`);
    return {
      use_active_directory: (await readSettings(db)).settings.use_active_directory,
      is_configured: rowCount === 1,
    };
  },
});

type CommonSettings = z.infer<typeof commonSettingsView>;

export const systemSettings = query(contracts['GET /common/system_settings/'], {
  summary: 'Settings of the product',
  run: async ({ db }) => (await readSettings(db)).settings,
});

/** What the log-in offers: its page is drawn before anything can be asked. Directories count while the portal asks them at all. */
async function waysIn(db: Sql, asksDirectories: boolean): Promise<CommonSettings['ways_in']> {
  const { rows } = await db.query<CommonSettings['ways_in'][number]>(
    `select uid, name, kind = 'directory' as by_password from ways.ways_in_public
     where is_on and (kind <> 'directory' or $1) order by priority, uid`,
    [asksDirectories],
  );
  return rows;
}

/** What the client needs to know before anybody signs in; constants of portal.md §9. */
export const commonSettings = query(contracts['GET /common/settings/'], {
  summary: 'Languages, limits, page sizes, and the accounts of a demo start',
  asOf: 'as_somebody',
  async run({ host, db, roles: held }) {
    const { settings, logo: older } = await readSettings(db);
    const { logo, background } = await readBranding(db);
    const { use_active_directory, password_policy, languages, university_name } = settings;
    return {
      languages,
      default_locale: languages[0] ?? defaultLocale,
      fallback_locale: fallbackLocale,
      time_zone: host.config.timeZone,
      university_name,
      logo: logoVersion(logo, older),
      background,
      upload_max_mb: host.config.uploadMaxMb,
      request_timeout: 60_000,
      page_sizes: { table: 5, notifications: 10, chat: 15, chat_members: 10 },
      password_min_length: passwordMinLength[password_policy],
      password_policy,
      use_active_directory,
      ways_in: await waysIn(db, use_active_directory),
      demo_accounts: host.config.demo
        ? demoAccounts.map(({ login, role }) => ({ login, password: demoPassword, role, name: roleNames[role] }))
        : [],
      hidden_screens: await hiddenScreens(db, held),
    };
  },
});

/** The mail server that people have set; its password is shown to nobody. */
export const mailServer = query(contracts['GET /common/mail_server/'], {
  summary: 'The mail server',
  asOf: 'refused',
  async run({ db, host }) {
    const { mail_server } = await readSettings(db);
    const kept = await keptMailServer(host.pool);
    return {
      from_configuration: host.config.smtpUrl !== undefined,
      server: mail_server && { ...mail_server, has_password: kept !== null && new URL(kept.url).password !== '' },
    };
  },
});

/** The menu for the caller's roles, from the screens that stand in it. */
export const routerList = query(contracts['GET /organizations/router/router_list/'], {
  summary: 'The menu: name, path, icon, roles',
  asOf: 'as_somebody',
  async run({ db, roles: held }) {
    const hidden = await hiddenScreens(db, held);
    return allScreens.flatMap(screen =>
      screen.menu && standsInMenu(screen, held) && mayOpen(screen, held) && !hidden.includes(screen.id)
        ? [
            {
              name: screen.title,
              path: screen.path,
              icon: screen.icon ?? null,
              area: screen.area,
              ...screen.menu,
              roles: [...(screen.menu.roles ?? (Array.isArray(screen.roles) ? screen.roles : roles))],
            },
          ]
        : [],
    );
  },
});
