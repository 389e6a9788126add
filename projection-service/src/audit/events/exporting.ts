import { headers } from '@portal/event-schemas/audit/headers.ts';
import type { Column, ListCall } from '@portal/platform/http/types.ts';
import { roleNamesIn } from '../roles.ts';
import { recordNameIn } from '../language.ts';
import { eventsInWords } from './events-in-words.ts';

const nothing = 'NULL::text';
/**
 * Columns of a file of events, over `audit.events` as `alias`, `audit.streams` as `s` and `audit.kinds` as `kd`. What
 * is null here is told when the file is made.
 */
export const exportColumns = (alias: string): Record<string, Column> => ({
  position: { sql: `${alias}.position`, type: 'number', sort: true, required: true, header: headers.position },
  at: { sql: `${alias}.at`, type: 'time', header: headers.at },
  sentence: { sql: nothing, type: 'text', header: headers.sentence },
  actor_name: { sql: nothing, type: 'text', header: headers.actor },
  roles: { sql: nothing, type: 'text', header: headers.roles },
  on_behalf_of_name: { sql: nothing, type: 'text', header: headers.on_behalf_of },
  person_name: { sql: `${alias}.person`, type: 'text', header: headers.person },
  course_name: { sql: `${alias}.course`, type: 'text', header: headers.course },
  record: { sql: 's.stream', type: 'text', header: headers.stream },
  event_type: { sql: 'kd.type', type: 'text', header: headers.type },
  sent_command: { sql: 'kd.command', type: 'text', header: headers.command },
  request: { sql: `${alias}.correlation_id`, type: 'text', header: headers.correlation_id },
  changes: { sql: nothing, type: 'text', header: headers.changes },
});

/** Tells the events of a file, in the language of who asked: what the pages say, in the same words. */
export const exportedEvents: NonNullable<ListCall['exported']> = async (rows, { host, locale }) => {
  const found = rows.map(row => ({
    position: Number(row['position']),
    person: row['person_name'] as string | null,
    course: row['course_name'] as string | null,
  }));
  const told = new Map(
    (await eventsInWords({ host, locale, db: host.pool }, found)).map(event => [event.position, event]),
  );
  const [recordName, rolesIn] = [recordNameIn(locale), roleNamesIn(locale)];
  return rows.map(row => {
    const event = told.get(Number(row['position']));
    if (!event) return row;
    return {
      ...row,
      sentence: event.sentence,
      actor_name: event.actor.display_name,
      roles: rolesIn(event.roles),
      on_behalf_of_name: event.on_behalf_of?.display_name ?? null,
      person_name: event.person?.name ?? null,
      course_name: event.course?.name ?? null,
      record: [recordName(event.aggregate), event.title].filter(Boolean).join(' · '),
      changes: event.changes.map(one => `${one.label}: ${one.text}`).join('; '),
    };
  });
};
