import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { planCandidates } from '@portal/event-schemas/plans/views.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { planFor } from './plan.ts';
import { planActorOf } from './rights.ts';
import { contracts } from '@portal/event-schemas/plans/calls.ts';

const atMost = 200;

export const candidateCalls = [
  query(contracts['GET /registration/plan_candidates/'], {
    summary: 'Disciplines that can be added to a term of an individual plan, or taken in the place of another',
    async run(input) {
      const { student: named, study_period, uid: replaced, q = '' } = input.query;
      const { student, sources, all } = await planFor(input, { student: named });
      const period = sources.periods.find(
        one => one.uid === study_period && one.study_year === (input.query.study_year ?? one.study_year),
      );
      if (!period) throw new Refused(reject('registration.study_period_not_found', { study_period }));
      const { study_year } = period;
      const target = all.find(entry => entry.uid === replaced);
      if (replaced && !target)
        throw new Refused(reject('registration.plan_discipline_not_found', { uid: replaced, study_year }));
      const by = planActorOf(input.roles, input.actor.id, student);
      const here = all
        .filter(
          entry => entry.study_year === study_year && (entry.semester === null) === (period.semester === 'summer'),
        )
        .map(entry => entry.discipline);
      const completed = sources.results.filter(result => result.completed).map(result => result.discipline);
      const failed = sources.results
        .filter(result => !completed.includes(result.discipline))
        .map(result => result.discipline);
      const { rows } = await input.db.query<Omit<z.infer<typeof planCandidates>[number], 'retake'>>(
        `SELECT d.uid, d.code, d.name, d.credits, d.cycle, d.component,
           (SELECT o.uid FROM registration.offerings o
             WHERE o.discipline = d.uid AND o.study_period = $1 ORDER BY o.code
             LIMIT 1) AS course
         FROM curriculum.disciplines_public d
         WHERE NOT d.uid = ANY($2) AND ($3 OR d.uid = ANY($4) OR (d.component = 'kv'
             AND (d.preparation_levels = '[]'::jsonb OR d.preparation_levels ? $5) AND (d.edu_programs = '[]'::jsonb OR d.edu_programs ?| $6)))
           AND ($3 OR d.credits >= $7) AND ($8 = '' OR d.code ILIKE '%' || $8 || '%' OR d.name::text ILIKE '%' || $8 || '%')
         ORDER BY (d.uid = ANY($4)) DESC, 7 IS NULL, d.code LIMIT ${atMost}`,
        [
          study_period,
          [...here, ...completed],
          by === 'registrar',
          failed,
          student.preparation_level,
          [student.edu_program, sources.study_plan.edu_program],
          target?.credits ?? 0,
          q.trim(),
        ],
      );
      return rows.map(row => ({ ...row, retake: failed.includes(row.uid) }));
    },
  }),
];
