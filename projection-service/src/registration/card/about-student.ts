import { advisorView, debts, historyLine, studentHealth } from '@portal/event-schemas/registration/views.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { uid } from '@portal/event-schemas/registration/values.ts';
import { query } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { termQuery } from '../courses/sidebar.ts';
import { references } from '../references.ts';
import { registrationFor } from '../registration.ts';
import { cardUid } from '../streams.ts';
import { advisorOf, studentOf } from '../students.ts';
import { historyLines } from './history.ts';
import { standingOf } from './standing.ts';

const studentQuery = z.object({ student: uid.optional() });

/** What stands beside the card: advisor, debts, health, history. */
export const studentCalls = [
  query({
    call: 'GET /organizations/advaizer/',
    summary: 'The student’s advisor; null when none is assigned',
    query: studentQuery,
    answer: advisorView,
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
  query({
    call: 'GET /organizations/online_registration/library_debt/',
    summary: 'Debts that block registration',
    query: studentQuery,
    answer: debts,
    async run(input) {
      const results = (await standingOf(input.db, (await studentOf(input, input.query.student)).uid)).debts;
      return { has_debt: results.length > 0, results };
    },
  }),
  query({
    call: 'GET /organizations/student_health/',
    summary: 'The medical certificate that some courses need',
    query: studentQuery,
    answer: studentHealth,
    async run(input) {
      const { certificate_until } = await standingOf(input.db, (await studentOf(input, input.query.student)).uid);
      const today = input.host.clock.iso().slice(0, 10);
      return {
        has_certificate: certificate_until !== null && certificate_until >= today,
        valid_until: certificate_until,
      };
    },
  }),
  query({
    call: 'GET /organizations/online_registration/history_list/',
    summary: 'The history of a card in words, newest first',
    query: termQuery,
    answer: z.array(historyLine),
    async run(input) {
      const { student, study_period } = await registrationFor(input, input.query);
      return historyLines(input, await input.host.log.read(`study_card-${cardUid(student.uid, study_period.uid)}`));
    },
  }),
];
