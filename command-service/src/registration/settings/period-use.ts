import { studyCardsName } from '@portal/event-schemas/registration/names.ts';
import { registrationPeriod } from '@portal/event-schemas/registration/records.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { Refused } from '@portal/platform/http/types.ts';
import { changedFixedFields, type Fields } from '@portal/platform/records/aggregate.ts';
import { recordInUse } from '@portal/platform/records/references.ts';
import type { Host } from '@portal/platform/service.ts';

/** A period without rules is for everybody; a rule fits whom none of its fields excludes. */
const isFor = (
  period: string,
): string => `(jsonb_array_length(${period}.rules) = 0 or exists (select 1 from jsonb_array_elements(${period}.rules) rule where
  ${['preparation_level', 'course', 'study_form', 'entry_year']
    .map(field => `(rule ->> '${field}' is null or rule ->> '${field}' = s.${field}::text)`)
    .join(' and ')}))`;
/** It had been made when this happened, and ran then. */
const ranThen = (period: string, made: string): string =>
  `a.position > ${made}.position and a.at between ${period}.start_date::timestamptz and ${period}.end_date::timestamptz`;

/**
 * Refuses with `platform.record_in_use` when cards were filled in under the period: by somebody, while it ran and after it had been made, by students whom
 * it is for, and under no other period of the term, which had begun earlier and so was the one that counted. `changes`: only where it would go to another term.
 */
export async function refuseWhileRegisteredUnder(
  host: Host,
  uid: string,
  now: Fields,
  changes?: Fields,
): Promise<void> {
  const fixed = changes ? changedFixedFields(registrationPeriod, now, changes) : [];
  if (changes && fixed.length === 0) return;
  await host.waitForReadModels(await host.log.head(), 5000);
  const {
    rows: [used],
  } = await host.pool.query<{ count: number }>(
    `select count(distinct a.card)::int as count
     from registration.registration_periods_public p join audit.made_public made on made.stream = 'registration_period-' || p.uid
       join audit.card_acts_public a on a.study_period = p.study_period and a.actor <> $2 and ${ranThen('p', 'made')}
       join curriculum.students_public s on s.uid = a.student
     where p.uid = $1 and ${isFor('p')} and not exists (
       select 1 from registration.registration_periods_public o join audit.made_public made_o on made_o.stream = 'registration_period-' || o.uid
       where o.study_period = p.study_period
         and (o.start_date::timestamptz, o.uid) < (p.start_date::timestamptz, p.uid) and ${ranThen('o', 'made_o')}
         and ${isFor('o')})`,
    [uid, systemActor],
  );
  if (used!.count > 0)
    throw new Refused(recordInUse(registrationPeriod, uid, [{ name: studyCardsName, count: used!.count }], fixed));
}
