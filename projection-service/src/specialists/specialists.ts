import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { BookingRules } from '@portal/event-schemas/specialists/calendar.ts';
import { keepers } from '@portal/event-schemas/specialists/roles.ts';
import { timesOf as ofSpecialist } from '@portal/event-schemas/specialists/values.ts';
import * as views from '@portal/event-schemas/specialists/views.ts';
import { query, Refused, type CallContext } from '@portal/platform/http/types.ts';
import { invalidInput } from '@portal/platform/http/validation.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { z } from 'zod';
import { freeOf, timesOf } from './calendars.ts';
import { contracts, paging } from '@portal/event-schemas/specialists/calls.ts';

interface Specialist extends BookingRules {
  uid: string;
  name: string;
  type: string;
  type_name: Localized;
  room: string | null;
  about: string | null;
  photo: string | null;
}
type Reading = CallContext & { db: Sql };
async function specialistsBy(db: Sql, condition: string, value: unknown): Promise<Specialist[]> {
  const { rows } = await db.query<Specialist>(
    `select r.uid, coalesce(p.display_name, r.uid) as name, r.type, t.name as type_name, r.room, r.about,
            r.photo->>0 as photo,
            coalesce(r.minutes, t.minutes) as minutes, t.book_from_hours, t.book_until_days, t.cancel_until_hours,
            t.open_limit
       from specialists.specialist_roles_public r
       join specialists.specialist_types_public t on t.uid = r.type
       left join identity.people_public p on p.uid = r.uid
      where ${condition}`,
    [value],
  );
  return rows.map(row => ({ ...row, type_name: withKyrgyz(row.type_name) }));
}
/** Names of kinds are asked for in three languages: without a Kyrgyz one the Russian stands in (portal.md, specialist type). */
const withKyrgyz = (name: Localized): Localized => ({ ...name, ky: name.ky || name.ru });

async function oneOf({ db, params }: Reading & { params: { uid: string } }): Promise<Specialist> {
  const [found] = await specialistsBy(db, 'r.uid = $1', params.uid);
  if (!found) throw new Refused(reject('platform.not_found'));
  return found;
}
async function cardsOf({ db, host }: Reading, specialists: readonly Specialist[]) {
  const times = await timesOf(
    db,
    specialists.map(one => one.uid),
    host.clock.iso(),
  );
  return specialists.map(one => {
    const calendar = times.get(one.uid)!;
    return { ...one, hours: calendar.hours, next_free: freeOf(host, calendar, one, { most: 1 })[0]?.from ?? null };
  });
}

/** A page of specialists by name, in the order of the reader's alphabet. */
async function pageOf(input: Reading, found: readonly Specialist[], { page, page_size }: z.infer<typeof paging>) {
  const { compare } = new Intl.Collator(input.locale, { sensitivity: 'base' });
  const sorted = found.toSorted((one, other) => compare(one.name, other.name) || compare(one.uid, other.uid));
  const [start, end] = [page * page_size, (page + 1) * page_size];
  const url = new URL(input.raw.request.url, 'http://localhost');
  url.searchParams.set('page', String(page + 1));
  return {
    results: (await cardsOf(input, sorted.slice(start, end))).map(one => views.specialistCard.parse(one)),
    count: sorted.length,
    next: end < sorted.length ? `${url.pathname}${url.search}` : null,
  };
}
const everybody = (db: Sql): Promise<Specialist[]> => specialistsBy(db, '$1::text is null', null);

type Planning = Reading & { query: z.infer<typeof ofSpecialist> };
const whose = ({ actor, query: { specialist = actor.id } }: Planning): string => specialist;
/** The times of whom a call names: the reader's own, or for the office anybody's. */
async function planned(input: Planning) {
  const { db, actor, roles, host } = input;
  if (whose(input) !== actor.id && !keepers.some(role => roles.includes(role)))
    throw new Refused(reject('platform.not_yours'));
  return (await timesOf(db, [whose(input)], host.clock.iso())).get(whose(input))!;
}

export const specialistCalls = [
  query(contracts['GET /specialists/specialists-list/'], {
    summary: 'Specialists by name, of a kind or of all, with the next free time of each',
    run: async input => {
      const { type } = input.query;
      return pageOf(
        input,
        type ? await specialistsBy(input.db, 'r.type = $1', type) : await everybody(input.db),
        input.query,
      );
    },
  }),
  query(contracts['GET /specialists/specialists-list/search/{name}/'], {
    summary: 'Specialists whose name has these words in it',
    run: async input => {
      if (input.params.name.length > 100) throw invalidInput({ name: 'too_long' });
      const plain = (text: string): string => text.normalize('NFC').toLocaleLowerCase();
      const words = plain(input.params.name).split(/\s+/);
      const found = (await everybody(input.db)).filter(({ name }) => words.every(word => plain(name).includes(word)));
      return pageOf(input, found, input.query);
    },
  }),
  query(contracts['GET /specialists/{uid}/'], {
    summary: 'One specialist: hours, rules of booking, the next free time',
    run: async input => views.specialistView.parse((await cardsOf(input, [await oneOf(input)]))[0]),
  }),
  query(contracts['GET /specialists/free_times/{uid}/'], {
    summary: 'What can be booked of a specialist, as far ahead as may be or in a period',
    run: async input => {
      const specialist = await oneOf(input);
      const times = await timesOf(input.db, [specialist.uid], input.host.clock.iso());
      const { from, to } = input.query;
      const period = { ...(from && { from: iso(from) }), ...(to && { to: iso(to) }) };
      const calendar = times.get(specialist.uid)!;
      return { minutes: specialist.minutes, times: freeOf(input.host, calendar, specialist, { period }) };
    },
  }),
  query(contracts['GET /specialists/working_hours/'], {
    summary: 'One’s own working hours, or for the office a specialist’s, by day of the week',
    run: async input => [...(await planned(input)).hours],
  }),
  query(contracts['GET /specialists/absences/'], {
    summary: 'One’s own absences that are not over, or for the office a specialist’s; only the specialist reads why',
    run: async input =>
      (await planned(input)).absences.map(one => (whose(input) === input.actor.id ? one : { ...one, reason: '' })),
  }),
];
const iso = (text: string): string => new Date(text).toISOString();
