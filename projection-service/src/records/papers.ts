import { contracts } from '@portal/event-schemas/records/calls.ts';
import { officers } from '@portal/event-schemas/records/roles.ts';
import type { DocumentKind } from '@portal/event-schemas/records/names.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import { query, Refused } from '@portal/platform/http/types.ts';

interface Paper {
  uid: string;
  document: DocumentKind;
  number: string;
  valid_until: string;
  state: string;
}
const day = 86_400_000;

/** The papers of a student with the days that are left: their own, or of one whom the office asks about. */
export const papersOfStudent = query(contracts['GET /common/migration_registration/student/'], {
  summary: 'Papers of a foreign student and how long they are valid',
  async run({ db, host, actor, roles, query: { student = actor.id } }) {
    if (student !== actor.id && !officers.some(role => roles.includes(role)))
      throw new Refused(reject('identity.access_denied'));
    const today = Date.parse(dateIn(host.config.timeZone, host.clock.now()));
    const { rows } = await db.query<Paper>(
      `select uid, document, number, valid_until, state from records.migration_registrations_public
       where student = $1 order by valid_until desc, uid`,
      [student],
    );
    return rows.map(row => ({ ...row, days_left: Math.round((Date.parse(row.valid_until) - today) / day) }));
  },
});
