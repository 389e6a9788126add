import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { query } from '@portal/platform/http/types.ts';
import { references } from '../references.ts';
import { registrationFor } from '../registration.ts';
import { cardUid } from '../streams.ts';
import { advisorOf, studentOf } from '../students.ts';
import { historyLines } from './history.ts';
import { standingOf } from './standing.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

/** What stands beside the card: advisor, debts, health, history. */
export const studentCalls = [
  query(contracts['GET /organizations/advaizer/'], {
    summary: 'The student’s advisor; null when none is assigned',
    async run(input) {
      const advisor = advisorOf(await studentOf(input, input.query.student));
      if (!advisor) return { advisor: null };
      const { rows } = await input.db.query<{ position: Localized | null; cathedra: string | null }>(
        'SELECT position, cathedra FROM curriculum.teachers_public WHERE uid = $1',
        [advisor.uid],
      );
      const cathedras = await references(input.db, 'cathedra', [rows[0]?.cathedra ?? null]);
      return {
        advisor: {
          ...advisor,
          position: rows[0]?.position ?? null,
          cathedra: cathedras.get(rows[0]?.cathedra ?? '') ?? null,
        },
      };
    },
  }),
  query(contracts['GET /organizations/online_registration/library_debt/'], {
    summary: 'Debts that block registration',
    async run(input) {
      const results = (await standingOf(input.db, (await studentOf(input, input.query.student)).uid)).debts;
      return { has_debt: results.length > 0, results };
    },
  }),
  query(contracts['GET /organizations/student_health/'], {
    summary: 'The medical certificate that some courses need',
    async run(input) {
      const { certificate_until } = await standingOf(input.db, (await studentOf(input, input.query.student)).uid);
      const today = input.host.clock.iso().slice(0, 10);
      return {
        has_certificate: certificate_until !== null && certificate_until >= today,
        valid_until: certificate_until,
      };
    },
  }),
  query(contracts['GET /organizations/online_registration/history_list/'], {
    summary: 'The history of a card in words, newest first',
    async run(input) {
      const { student, study_period } = await registrationFor(input, input.query);
      return historyLines(input, await input.host.log.read(`study_card-${cardUid(student.uid, study_period.uid)}`));
    },
  }),
];
