import { expect } from 'vitest';
import { eventually } from './chaos.ts';
import type { Installation } from './installation.ts';
import { caughtUp, headOf } from './read-models.ts';

/** What the portal cannot make again from the log: the log itself, the ledger, secrets, and what stands for the files of the data folder. */
const kept = [
  'log.%',
  'ledger.%',
  'identity.credentials',
  'identity.second_factors',
  'identity.recovery_codes',
  'platform.sessions',
  'platform.files',
  'platform.uploads',
  'platform.mail_server',
  'platform.access_keys',
  'platform.signing_secrets',
];
/** State of work under way: what the log says nothing of comes back empty, a list of work comes back whole and is done again. */
const passing = [
  'platform.checkpoints',
  'platform.migrations',
  'platform.mails',
  'platform.runs',
  'platform.backups',
  'platform.job_faults',
  'identity.login_attempts',
  'identity.setup_links',
  'identity.invitations',
  'identity.captchas_used',
  'identity.mail_links',
  'identity.sign_ups',
  'identity.trusted_devices',
  'identity.passkey_challenges',
  'identity.recoveries_asked',
  'platform.exports',
  'platform.ledger_checks',
  'platform.pasts',
  'platform.past_stations',
  'platform.live_messages',
  'platform.key_calls',
  'platform.outbound_deliveries',
  'platform.outbound_lines',
  'platform.outbound_replays',
  'registration.offer_reminders',
  'grades.sheets_to_follow',
  'grades.ratings_to_take',
  'journals.to_follow',
];

/** Names of all tables that may be lost, with their schemas. */
export const losable = async (installation: Installation): Promise<string[]> =>
  (
    await installation.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name
        from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema', 'public') and schemaname not like '%\\_\\_next'
          and not format('%I.%I', schemaname, tablename) like any($1)
        order by 1`,
      [kept],
    )
  ).map(({ name }) => name);

/** The rows of every table that comes back as it was. */
async function rowsOf(installation: Installation): Promise<Record<string, string[]>> {
  const tables = (await losable(installation)).filter(name => !passing.includes(name) && !name.startsWith('bullmq.'));
  const rows: Record<string, string[]> = {};
  for (const table of tables)
    rows[table] = (await installation.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t`))
      .map(({ row }) => row)
      .sort();
  return rows;
}

/** All rows, and the end of the log that they belong to: read again where the log grew meanwhile. Rows of one end are to be the same. */
export async function snapshotOf(
  installation: Installation,
): Promise<{ position: number; rows: Record<string, string[]> }> {
  for (;;) {
    await caughtUp(installation);
    const position = await headOf(installation);
    const rows = await rowsOf(installation);
    if ((await headOf(installation)) === position) return { position, rows };
  }
}

export const healthOf = async (url: string): Promise<any> => (await fetch(`${url}/health/`)).json();
export const readiness = async (url: string): Promise<number> => (await fetch(`${url}/health/ready/`)).status;

/** The portal says that it is whole, without having been started again. */
export async function isWhole(url: string): Promise<void> {
  await eventually(async () => {
    const { status, missing, set_aside, parked } = await healthOf(url);
    expect({ status, missing, set_aside, parked }).toEqual({ status: 'ready', missing: [], set_aside: [], parked: [] });
  }, 120_000);
}
