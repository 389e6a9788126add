import { recordLogin } from '@portal/command-service/identity/account/record-login.ts';
import type { RunningHost } from '@portal/platform/host/running-host.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Installation } from './portal.ts';
import type { Rush, Wish } from './rush.ts';

/** Commands under way at once. */
const atOnce = 512;
type Actor = { id: string; roles: readonly string[] };
const office: Actor = { id: newId(), roles: ['office'] };

/**
 * Lives a registration through: every student of the term logs in, puts courses into the basket, registers, changes a lesson now and
 * then, sends the card; the office reviews and approves it. Everything through the dispatcher; then more log-ins up to `events` in the log.
 */
export async function liveThrough(installation: Installation, { wishes }: Rush, events: number): Promise<number> {
  const host = await installation.host(['command-service']);
  try {
    const students = [...new Set(wishes.map(wish => wish.student))];
    const key = (wish: Wish) => ({ student: wish.student, study_period: periodOf(wish), offering: wish.course });
    const cards = [
      ...new Map(wishes.map(wish => [wish.student, { student: wish.student, study_period: periodOf(wish) }])).values(),
    ];
    const self = (student: string): Actor => ({ id: student, roles: ['student'] });
    const logIn = (student: string) =>
      host.dispatcher.dispatch(recordLogin, { account: student, credential: null }, about(self(student)));
    await inParallel(students, logIn);
    await inParallel(wishes, async wish => {
      const choice = { ...key(wish), lessons: wish.lessons, audit: false };
      await send(host, 'AddToBasket', choice, self(wish.student));
      await send(host, 'RegisterCourse', { ...choice, queue: true }, self(wish.student));
    });
    await inParallel(
      wishes.filter((_, index) => index % 10 === 0),
      wish => send(host, 'DropCourse', { ...key(wish), reason: '' }, self(wish.student)),
    );
    await inParallel(cards, card => send(host, 'SendToAdvisor', { ...card, offerings: [] }, self(card.student)));
    await inParallel(cards, card => send(host, 'StartReview', card, office));
    await inParallel(cards, (card, index) =>
      index % 12 === 0
        ? send(host, 'RejectCard', { ...card, comment: 'Please choose another course' }, office)
        : send(host, 'ApproveCard', { ...card, offerings: [] }, office),
    );
    for (let missing = events - (await eventsIn(host)); missing > 0; missing = events - (await eventsIn(host)))
      await inParallel(students.slice(0, missing), logIn);
    return await eventsIn(host);
  } finally {
    await host.stop();
  }
}

const periodOf = (wish: Wish): string => wish.path.slice(-36);
const about = (actor: Actor) => ({ actor, locale: 'ru' as const, correlation_id: newId() });
/** A refusal (no seats left, nothing to send) is a part of life. */
const send = (host: RunningHost, command: string, data: unknown, actor: Actor) =>
  host.dispatcher.dispatch(host.commands.get(command)!, data, about(actor));

async function eventsIn({ pool }: RunningHost): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from log.events');
  return rows[0]!.count;
}

/** Works through the items, many at once. */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(atOnce, items.length) }, async () => {
      while (next < items.length) {
        const index = next++;
        await work(items[index]!, index);
      }
    }),
  );
}
