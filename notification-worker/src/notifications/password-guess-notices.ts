import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { causationOf, type Causation } from '@portal/platform/jobs/queue.ts';
import { defineJob, defineReaction } from '@portal/platform/jobs/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { give } from '@portal/platform/jobs/give-notices.ts';

interface Guessed {
  account: string;
  position: number;
  attempts: number;
  until: string;
}

/**
 * Tells the owner of an account, and the administrators, that somebody tried passwords. Run again after a crash nobody
 * is told twice: the runs follow from the event.
 */
async function tell({ account, position, attempts, until }: Guessed & Causation, host: Host): Promise<void> {
  if (!(await host.waitForReadModels(position, 10_000)))
    throw new Error(`whom to tell of event ${position} cannot be read yet`);
  const { rows } = await host.pool.query<{ account: string; person: string; administers: boolean }>(
    `select r.uid as account, p.display_name as person, 'org_admin' = any(r.roles) as administers
     from identity.account_roles_public r
     join identity.people_public p on p.uid = r.uid
     where r.uid = $1 or 'org_admin' = any(r.roles) order by r.uid`,
    [account],
  );
  const owner = rows.find(row => row.account === account);
  if (!owner) return;
  await give(host, `passwords_guessed.${account}.${position}`, 'passwords_guessed', { attempts, until }, [{ account }]);
  const others = rows.filter(row => row.administers && row !== owner).map(row => ({ account: row.account }));
  if (others.length)
    await give(
      host,
      `passwords_guessed_of.${account}.${position}`,
      'passwords_guessed_of',
      { attempts, until, person: owner.person },
      others,
    );
}
export const passwordGuessesJob = defineJob<Guessed>({ name: 'notifications-guesses', attempts: 8, run: tell });

/** Has people told where wrong passwords closed the way, the first time in a while. */
export const passwordGuesses = defineReaction({
  name: 'notifications.guesses',
  handles: ['AccountLocked'],
  async react(events: readonly RecordedEvent<any>[], { jobs }) {
    for (const event of events) {
      if (event.data.warned !== true) continue;
      const { attempts, until } = event.data;
      await jobs.add(
        passwordGuessesJob,
        {
          account: event.stream.slice('account-'.length),
          position: event.position,
          attempts,
          until,
          ...causationOf(event),
        },
        { id: `guesses-${event.position}` },
      );
    }
  },
});
