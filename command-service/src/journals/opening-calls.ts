import { contracts } from '@portal/event-schemas/journals/calls.ts';
import { entities } from '@portal/event-schemas/journals/entities.ts';
import { module } from '@portal/event-schemas/journals/module.ts';
import { mondayOf } from '@portal/event-schemas/journals/days.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { uidMade } from '@portal/platform/http/send.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { readRecord, writeRecord } from '@portal/platform/records/write.ts';
import { type Sending, notFound, zoneOf, journalOf } from './addressed.ts';
import * as commands from './commands.ts';
import { momentOf } from './known.ts';
import { chosenJournals } from './lookups.ts';
import { journalOpening } from './openings.ts';

const request = module.records.find(({ entity }) => entity === entities.reopening_request.entity)!;

/** Weeks of journals by hand: all of the act is one append. */
async function openWeeks(
  input: Sending,
  data: { opening: string; action: 'block' | 'unblock'; journals: readonly string[]; weeks: readonly string[] } & {
    until: string | null;
    reason: string;
  },
) {
  const { journals, weeks, ...rest } = data;
  const targets = journals.map(journal => ({ journal, weeks: [...new Set(weeks.map(mondayOf))] }));
  const done = await input.send(commands.openWeeksOf(targets.length), { ...rest, targets, zone: zoneOf(input) });
  const uid = uidMade(done, data.opening, 'opening');
  const { state } = await input.host.dispatcher.state(journalOpening, uid);
  const touched = state.status === 'none' ? [] : state.targets;
  return { uid, journals: touched.length, weeks: touched.flatMap(one => one.weeks).length };
}
async function changeOpening(input: Sending, opening: string, asked: { until?: string | null; reason?: string }) {
  const { state } = await input.host.dispatcher.state(journalOpening, opening);
  if (state.status === 'none') throw notFound();
  const { until = state.until, reason = state.reason } = asked;
  const journals = state.targets.map(({ journal }) => journal);
  const data = { opening, journals, until, reason, zone: zoneOf(input) };
  await input.send(commands.changeOpeningOf(journals.length), data);
  return { uid: opening };
}
const iso = (text: string): string => new Date(text).toISOString();

export const openingCalls = [
  command(contracts['POST /journals/reopening_requests/'], {
    summary: 'Ask the office to open a closed week of one’s journal',
    run: async ({ body: { journal, week, reason }, send, ...input }) => {
      const now = await journalOf(input, journal);
      if (now.teacher !== input.actor.id) throw new Refused(reject('journals.not_your_journal'));
      const { today } = momentOf(zoneOf(input), input.host.clock.iso());
      if (mondayOf(week) > today) throw new Refused(reject('journals.nothing_blocked'));
      const uid = newId();
      const done = await writeRecord(input.host, send, request, {
        kind: 'create',
        uid,
        fields: {
          journal,
          week: mondayOf(week),
          reason,
          days: null,
          asked_by: input.actor.id,
          asked_at: input.host.clock.iso(),
          state: 'asked',
          comment: null,
          decided_by: null,
          decided_at: null,
        },
      });
      return { uid: uidMade(done, uid) };
    },
  }),
  command(contracts['POST /journals/grant_reopening/'], {
    summary: 'Open the week of a request that the office has granted',
    run: async ({ body, ...input }) => {
      const found = await readRecord(input.host, request, body.request);
      if (!found || found['state'] !== 'granted') throw notFound();
      const { journal, week, days, reason, decided_at } = found as Record<string, string> & { days: number };
      const until = new Date(Date.parse(decided_at!) + days * 86_400_000).toISOString();
      if (until <= input.host.clock.iso()) return { weeks: 0 };
      const data = { opening: body.request, action: 'unblock' as const, journals: [journal!], weeks: [week!] };
      return { weeks: (await openWeeks(input, { ...data, until, reason: reason! })).weeks };
    },
  }),
  command(contracts['POST /block_unblock_ej/create/'], {
    summary: 'Open closed weeks of journals for at most seven days, or close open ones',
    run: async ({ body: { action, weeks, until, reason, ...chosen }, ...input }) => {
      const journals = await chosenJournals(input.host, chosen);
      const data = { opening: newId(), action, journals, weeks, until: until ? iso(until) : null, reason };
      return openWeeks(input, data);
    },
  }),
  command(contracts['PUT /block_unblock_ej/edit/{uid}/'], {
    summary: 'Change until when a reopening lasts, at most seven days from its start; inactive it is over',
    run: async ({ params: { uid }, body: { until, is_active, reason }, ...input }) =>
      changeOpening(input, uid, {
        ...(is_active === false ? { until: null } : until ? { until: iso(until) } : {}),
        ...(reason === undefined ? {} : { reason }),
      }),
  }),
  command(contracts['PUT /block_unblock_ej/remove/{uid}/'], {
    summary: 'Take a reopening back: its weeks are closed again at once',
    run: async ({ params: { uid }, ...input }) => changeOpening(input, uid, { until: null }),
  }),
];
