import pg from 'pg';

/** How the log of the benchmark is filled: students, courses, advisors, one term. */
export const students = 20_000;
export const courses = 1000;
export const advisors = 100;

const id = (letter: string, number: string): string => `md5('${letter}' || (${number}))::uuid::text`;
export const uidOf = (letter: string, number: number): string => `md5('${letter}${number}')::uuid::text`;

/**
 * Writes `total` small events of everyday life straight into the log, one each 20 seconds: log-ins, seats, cards,
 * approvals; every second one belongs to the request of the one before, and one request in 10,000 events does fifty.
 * Versions are right; what the streams would decide is not asked.
 */
export async function writeLongLog(url: string, total: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const step = 100_000;
    const period = id('p', '1');
    for (let from = 1; from <= total; from += step) {
      await client.query(
        `
        insert into log.events (stream_id, version, type, data, meta, event_id)
        select stream,
          (select coalesce(max(known.version), 0) from log.events known where known.stream_id = stream)
            + row_number() over (partition by stream order by i),
          type, data,
          json_build_object('event_id', event, 'command_id', command_id, 'command', command, 'correlation_id',
            ${id('r', 'case when i % 10000 < 50 then -(i / 10000) else i / 2 end')}, 'causation_id', command_id,
            'actor', json_build_object('id', actor, 'roles', json_build_array(role)),
            'occurred_at',
              to_char(timestamp '2026-01-10 06:00' + i * interval '20 seconds', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"'),
              'schema_version', 1, 'locale', 'ru'),
              event
        from (
          select i, ${id('e', 'i')}::uuid as event, ${id('c', 'i')} as command_id, s, o,
            case when i % 10 < 3 then 'account-' || s when i % 10 < 6 then 'course_offering-' || o else 'study_card-' || s || '.' || ${period} end as stream,
            case when i % 10 < 3 then 'LoginSucceeded' when i % 10 < 6 then 'SeatsTaken'
              when i % 10 < 9 then 'CourseDroppedFromCard' else 'CardApproved' end as type,
            case when i % 10 < 3 then 'LogIn' when i % 10 < 6 then 'RegisterCourse' when i % 10 < 9 then 'DropCourse' else 'ApproveCard' end as command,
            case when i % 10 < 9 then s else a end as actor, case when i % 10 < 9 then 'student' else 'supervisor' end as role,
            case when i % 10 < 3 then json_build_object('at', '2026-01-10T06:00:00.000Z')
              when i % 10 < 6 then json_build_object('student', s, 'flux', o, 'lessons', json_build_array(o), 'audit', false)
              when i % 10 < 9 then json_build_object('offering', o, 'reason', 'another course', 'status', 'CHANGED')
              else json_build_object('advisor', a, 'status', 'CONFIRMED') end as data
          from (select i, ${id('s', `i * 13 % ${students}`)} as s, ${id('o', `i * 7 % ${courses}`)} as o, ${id('a', `i * 13 % ${students} % ${advisors}`)} as a
            from generate_series($1::bigint, $2::bigint) as i) as numbered) as made
        order by i`,
        [from, Math.min(total, from + step - 1)],
      );
    }
    await client.query('vacuum analyze log.events');
  } finally {
    await client.end();
  }
}

/** Puts people into the read models, so that sentences have names; and says of every projection but the audit's that it has read everything. */
export async function skipOtherReadModels(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`insert into identity.accounts (uid, login, display_name, last_name, first_name, middle_name,
      email, phone, roles, must_change_password, disabled)
    select ${id('s', 'n')}, 'student' || n, 'Student Number' || n, 'Student', 'Number' || n, '', '', '', '{student}',
      false, false
    from generate_series(0, ${students - 1}) as n
    on conflict do nothing`);
  await client.query(
    `update platform.checkpoints
      set position = (select max(position) from log.events)
      where name not in ('audit.events', 'audit.advisors', 'audit.refused_attempts') and name not like '%:%'`,
  );
  await client.end();
}
