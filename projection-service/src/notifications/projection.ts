import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';
import { evolveStudent, noticeOf, studentOfCard, type AdvisedStudent, type Notice } from './notices.ts';

const ofCards = ['CardSentToAdvisor', 'CardApproved', 'CardRejected'];
const ofStudents = ['StudentCreated', 'StudentChanged'];

/** Notifications, read off the events of registration, and what their owners did with them. */
export const notices = defineProjection({
  name: 'notifications.notices',
  version: 1,
  handles: [...ofCards, ...ofStudents, 'NotificationsRead', 'NotificationsDeleted'],
  tables: `create table if not exists notices (uid text primary key, account text not null, type text not null, title jsonb not null, "text" jsonb not null,
      link text, read boolean not null, created_at timestamptz not null);
    create index if not exists notices_account on notices (account, created_at desc);
    create table if not exists advised_students (student text primary key, last_name text not null, first_name text not null, advisor text);`,
  tableNames: ['notices', 'advised_students'],
  async project(events, db) {
    const { students, made } = await foldBatch(events, db);
    await putStudents(students, db);
    await putNotices(made, db);
    /* Reads and deletions come after: a notice is made before its owner can do anything with it. */
    for (const { type, data } of events) {
      if (type === 'NotificationsRead') await db.query('update notices set read = true where account = $1 and uid = any($2)', [data.account, data.notifications]);
      if (type === 'NotificationsDeleted') await db.query('delete from notices where account = $1 and created_at <= $2', [data.account, data.until]);
    }
  },
});

async function foldBatch(events: readonly RecordedEvent<any>[], db: Sql): Promise<{ students: AdvisedStudent[]; made: Notice[] }> {
  const studentOf = (event: RecordedEvent<any>): string | null => (ofStudents.includes(event.type) ? event.data.uid : ofCards.includes(event.type) ? studentOfCard(event.stream) : null);
  const wanted = [...new Set(events.map(studentOf).filter(uid => uid !== null))];
  const known = wanted.length > 0 ? (await db.query<AdvisedStudent>('select * from advised_students where student = any($1)', [wanted])).rows : [];
  const students = new Map(known.map(row => [row.student, row]));
  const changed = new Set<string>();
  const made: Notice[] = [];
  for (const event of events) {
    const uid = studentOf(event);
    if (uid === null) continue;
    const after = evolveStudent(students.get(uid), event);
    if (after && after !== students.get(uid)) {
      students.set(uid, after);
      changed.add(uid);
    }
    const notice = noticeOf(event, after);
    if (notice) made.push(notice);
  }
  return { students: [...changed].map(uid => students.get(uid)!), made };
}

async function putStudents(students: readonly AdvisedStudent[], db: Sql): Promise<void> {
  if (students.length === 0) return;
  await db.query(
    `insert into advised_students select * from jsonb_to_recordset($1::jsonb) as new(student text, last_name text, first_name text, advisor text)
     on conflict (student) do update set last_name = excluded.last_name, first_name = excluded.first_name, advisor = excluded.advisor`,
    [JSON.stringify(students)],
  );
}

async function putNotices(made: readonly Notice[], db: Sql): Promise<void> {
  if (made.length === 0) return;
  await db.query(
    `insert into notices (uid, account, type, title, "text", link, read, created_at)
     select uid, account, type, title, "text", link, read, created_at
     from jsonb_to_recordset($1::jsonb) as new(uid text, account text, type text, title jsonb, "text" jsonb, link text, read boolean, created_at timestamptz)
     on conflict (uid) do nothing`,
    [JSON.stringify(made)],
  );
}
