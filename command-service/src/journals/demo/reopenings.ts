import { addDays } from '@portal/event-schemas/journals/days.ts';
import { entities } from '@portal/event-schemas/journals/entities.ts';
import { module } from '@portal/event-schemas/journals/module.ts';
import { wallClock } from '@portal/platform/clock/occurrences.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { idFrom, newId } from '@portal/platform/ids/ids.ts';
import { demoPerson } from '@portal/platform/records/demo.ts';
import type { Host } from '@portal/platform/service.ts';
import { openWeeksOf } from '../commands.ts';
import { journal as aggregate } from '../journal.ts';
import { journalOpening } from '../openings.ts';

const request = module.records.find(({ entity }) => entity === entities.reopening_request.entity)!;
/** What the demo teacher has asked for, the last closed week first: one waits, one was refused. */
const asked = [
  { reason: 'Была на конференции, не успела внести посещаемость', refused: null },
  { reason: 'Хочу исправить тему', refused: 'Тему можно дописать в следующем занятии' },
] as const;

/** Requests of the demo teacher to open closed weeks, and a week that the office has opened for three days. */
export async function reopenings(host: Host, { zone, journals, teacher, office }: { zone: string; journals: readonly string[]; teacher: string; office: string }): Promise<void> {
  const [journal] = journals;
  if (!journal) return;
  const { state } = await host.dispatcher.state(aggregate, journal);
  if (state.status !== 'open') return;
  const closed = [...state.weeks].flatMap(([week, { blocked, until }]) => (blocked && until === null ? [week] : []));
  const weeks = closed.toSorted().toReversed();
  for (const [index, { reason, refused }] of asked.entries()) {
    const week = weeks[index];
    if (!week) continue;
    const uid = idFrom('demo.reopening_request', `${journal}.${index}`);
    await demoPerson(host, teacher, 'teacher').add(request, uid, {
      journal,
      week,
      reason,
      days: null,
    });
    if (refused) await demoPerson(host, office, 'office').act(request, uid, 'refuse', { comment: refused });
  }
  const opening = idFrom('demo.journal_opening', journal);
  const week = weeks[asked.length];
  if (!week || (await host.dispatcher.state(journalOpening, opening)).state.status !== 'none') return;
  const clock = wallClock(zone);
  const actor = { id: office, roles: ['office'] };
  await senderFor(host, { actor, locale: 'ru', correlation_id: newId(), after: await host.log.head() })(openWeeksOf(1), {
    opening,
    action: 'unblock',
    targets: [{ journal, weeks: [week] }],
    until: clock.at(addDays(clock.dateOf(host.clock.now()), 3), '23:59').toISOString(),
    reason: 'По заявлению преподавателя',
    zone,
  });
}
