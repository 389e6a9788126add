import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { leftDirectory } from '@portal/event-schemas/identity/left-directory.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { lastOccurrence } from '@portal/platform/clock/occurrences.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { give } from '@portal/platform/jobs/give-notices.ts';
import { makeRuns, type DueRun } from '@portal/platform/jobs/runs.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { disableAccount } from '../../account/administration.ts';
import { settingsOf } from '../../calls/session-of.ts';
import { noteCheck, type Checked } from '../upkeep.ts';
import { directoriesOn, type Way } from '../way.ts';
import { present } from './directory.ts';

/** Asked about in one question. */
const atOnce = 100;

/** The most accounts of so many that one night may close: one of a handful always may. */
export const mostClosed = (linked: number, percent: number): number =>
  Math.max(1, Math.floor((linked * percent) / 100));

/** Whom to close of those who are missing: everybody or, where that is more than a night may close, nobody. */
export function toClose<T>(
  missing: readonly T[],
  linked: number,
  percent: number,
): { close: readonly T[]; stopped: boolean } {
  const stopped = missing.length > mostClosed(linked, percent);
  return { close: stopped ? [] : missing, stopped };
}

interface Linked {
  account: string;
  subject: string;
}

/** Linked accounts of a way that are open, the next ones by their uid. */
async function nextLinked({ pool }: Pick<Host, 'pool'>, way: string, after: string): Promise<Linked[]> {
  const { rows } = await pool.query<Linked>(
    `select l.account, l.subject from identity.account_links_public l join identity.contacts_public c on c.uid = l.account
     where l.way = $1 and not c.disabled and l.account > $2 order by l.account limit $3`,
    [way, after, atOnce],
  );
  return rows;
}

/** Looks who of a way's people the directory still has, and closes the accounts of those whom it has not. A directory that does not answer closes nobody. */
export async function checkDirectory(host: Host, way: Way, language: Locale): Promise<Checked> {
  const missing: string[] = [];
  let [linked, after] = [0, ''];
  for (;;) {
    const next = await nextLinked(host, way.uid, after);
    if (next.length === 0) break;
    const there = await present(
      host,
      way,
      next.map(({ subject }) => subject),
    );
    missing.push(...next.filter(({ subject }) => !there.has(subject)).map(({ account }) => account));
    linked += next.length;
    after = next.at(-1)!.account;
  }
  const { close, stopped } = toClose(missing, linked, way.closes_at_most ?? 5);
  const send = senderFor(host, {
    actor: { id: systemActor, roles: [systemActor] },
    locale: language,
    correlation_id: newId(),
  });
  for (const account of close) {
    await send(disableAccount, { account, reason: leftDirectory[language] });
    await host.sessions.endAll(account);
  }
  const checked = { way: way.uid, checked: linked, missing: missing.length, closed: close.length, stopped };
  await send(noteCheck, checked);
  return checked;
}

/** Every night, one way after the other; where too many are missing the administrators are told. */
export const directoryJob = defineJob<object>({
  name: 'identity-directories',
  schedule: { cron: '* * * * *' },
  attempts: 1,
  async run(_data, host: Host) {
    const { config, clock, logger, pool } = host;
    const now = clock.now();
    const { languages, use_active_directory } = await settingsOf(host);
    const ways = use_active_directory ? await directoriesOn(host) : [];
    const runs = ways
      .filter(({ closes_left }) => closes_left)
      .map((way): DueRun => ({
        schedule: `directory-${way.uid}`,
        due: lastOccurrence({ every: 'day', at: '03:00' }, config.timeZone, now),
        async work(id) {
          await host.waitForReadModels(await host.log.head(), 5000);
          const { checked, missing, stopped } = await checkDirectory(host, way, languages[0] ?? 'ru');
          if (stopped) {
            const { rows } = await pool.query<{ account: string }>(
              `select uid as account from identity.account_roles_public where 'org_admin' = any(roles) order by uid`,
            );
            await give(host, id, 'directory_check_stopped', { missing, checked }, rows);
          }
          return checked;
        },
      }));
    return { made: await makeRuns(runs, { pool, now, logger }) };
  },
});
