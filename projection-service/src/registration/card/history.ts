import { locales, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import { sentenceOf, type Sentences } from '@portal/event-schemas/kernel/sentences.ts';
import { codeNames } from '@portal/event-schemas/registration/code-names.ts';
import { sentences } from '@portal/event-schemas/registration/sentences.ts';
import type { HistoryLine } from '@portal/event-schemas/registration/views.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { formatter } from '@portal/platform/http/messages.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { people } from '../references.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Every id that stands anywhere in a value. */
const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return uuid.test(value) ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(idsIn) : [];
};

/** Names of the courses, lessons and study plans that events mention by id. */
async function namesOf(db: Sql, ids: readonly string[]): Promise<Map<string, unknown>> {
  const { rows } = await db.query<{ uid: string; name: unknown }>(
    `SELECT uid, name FROM registration.offerings WHERE uid = ANY($1)
     UNION ALL SELECT uid, to_jsonb(code) FROM curriculum.study_plans_public WHERE uid = ANY($1)
     UNION ALL SELECT uid, to_jsonb(concat_ws(' ', section, nullif(subgroup, ''))) FROM registration.lessons WHERE uid = ANY($1)`,
    [ids],
  );
  return new Map(rows.map(row => [row.uid, row.name]));
}

const ofRegistration: { sentences: Sentences; codes: Readonly<Record<string, Localized>> } = {
  sentences,
  codes: codeNames,
};

/** The events of a stream as lines in the reader's language, newest first. `words`: of the module that the events are of. */
export async function historyLines(
  input: Pick<CallContext, 'host' | 'locale'> & { db: Sql },
  events: readonly RecordedEvent<any>[],
  words = ofRegistration,
): Promise<HistoryLine[]> {
  const { db, locale } = input;
  const ids = [...new Set(idsIn(events.map(event => event.data)))];
  const names = await namesOf(db, ids);
  const person = await people(db, [...ids, ...events.flatMap(({ meta }) => [meta.actor.id, meta.actor.on_behalf_of])]);
  const show = formatter(input.host.config.timeZone);
  const inWords = (value: unknown): string => {
    if (Array.isArray(value)) return value.length > 0 ? value.map(inWords).join(', ') : show(codeNames['null'], locale);
    if (typeof value === 'string' && uuid.test(value))
      return show(names.get(value) ?? person(value)?.display_name, locale);
    if (Object.hasOwn(words.codes, String(value))) return show(words.codes[String(value)], locale);
    const isName = value !== null && typeof value === 'object' && locales.every(tag => tag in value);
    return isName || typeof value !== 'object' ? show(value, locale) : '';
  };
  return events.toReversed().map(({ position, type, data, meta }) => {
    const actor = person(meta.actor.id);
    return {
      position,
      at: meta.occurred_at,
      type,
      actor,
      on_behalf_of: person(meta.actor.on_behalf_of),
      sentence: sentenceOf(words.sentences, { type, data }, actor?.display_name ?? meta.actor.id, locale, inWords),
    };
  });
}
