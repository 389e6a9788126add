import { studyPlan, type cathedra, type discipline, type faculty, type teacher } from './records.ts';
import { z } from 'zod';
import { type ContractsOf, defineContracts, type RecordContracts } from '../kernel/calls.ts';
import {
  cathedraRow,
  coursesFromStudyPlan,
  disciplineGraph,
  disciplineRow,
  eduProgramRow,
  loadTypeOptions,
  options,
  otherPrograms,
  planDisciplines,
  planVersion,
  studyPeriodRow,
  studyPeriodRows,
} from './views.ts';
import { writingRefusals } from '../kernel/refusals.ts';

const uid = z.string().min(1).max(100);
const params = z.object({ uid });

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'DELETE /organizations/edu-programs/{id}/': {
    params: z.object({ id: z.string().min(1).max(100) }),
    refuses: ['platform.record_in_use', 'platform.record_stale'],
  },
  'POST /curriculum/study_plans/{uid}/copy/': {
    params,
    body: studyPlan.fields.pick({ code: true, entry_year: true }),
    answer: params,
    refuses: writingRefusals,
  },
  'POST /curriculum/study_plans/copy_year/': {
    body: z.object({ from: studyPlan.fields.shape.entry_year, to: studyPlan.fields.shape.entry_year }),
    answer: z.object({ copied: z.int(), left: z.int() }),
    refuses: [...writingRefusals, 'curriculum.no_plans_of_year'],
  },
  'POST /curriculum/students/move/': {
    body: z.object({
      students: z.array(uid).min(1).max(500),
      student_group: uid,
    }),
    answer: z.object({ moved: z.int() }),
    refuses: [...writingRefusals, 'platform.changed_meanwhile', 'curriculum.students_gone'],
  },
  /** `students`: who would be of the group, without it those who are; `edu_program`: what the group's would be. */
  'POST /curriculum/students/other_programs/': {
    body: z.object({
      student_group: uid,
      edu_program: uid.optional(),
      students: z.array(uid).max(500).optional(),
    }),
    answer: otherPrograms,
  },
  'GET /curriculum/disciplines/{uid}/graph/': { params, answer: disciplineGraph },
  'GET /curriculum/study_plans/{uid}/disciplines/': {
    params,
    query: z.object({ also: z.string().max(4000).optional() }),
    answer: planDisciplines,
  },
  'GET /curriculum/study_plan_versions/': { row: planVersion },
  'GET /organizations/study_period_list/': { row: studyPeriodRow },
  'GET /organizations/discipline_list/': { row: disciplineRow },
  'GET /organizations/cathedra_list/': { row: cathedraRow },
  'GET /organizations/edu-programs/': { row: eduProgramRow },
  'GET /organizations/edu-programs/{id}/': {
    params: z.object({ id: z.string().min(1).max(100) }),
    answer: eduProgramRow,
  },
  'GET /organizations/students_and_teachers_load_type/': { answer: loadTypeOptions },
  'GET /organizations/entry_year/': { answer: options },
  'GET /common/courses/': { answer: options },
  'GET /common/study_years/': { answer: options, query: z.object({ my: z.enum(['0', '1']).optional() }) },
  'GET /common/reg_periods/': {
    answer: studyPeriodRows,
    query: z.object({ study_year: z.coerce.number().int().min(1900).max(2200).optional() }),
  },
  'GET /common/courses_from_study_plan/': {
    answer: coursesFromStudyPlan,
    query: z.object({ study_plan: z.string().min(1).max(100).optional() }),
    refuses: ['curriculum.study_plan_not_found'],
  },
  'GET /organizations/discipline_component/': { answer: options },
  'GET /organizations/prep-levels/': { answer: options },
  'GET /preparation_level/': { answer: options },
  'GET /organizations/study-forms/': { answer: options },
});

declare module '../kernel/calls.ts' {
  interface Contracts
    extends
      ContractsOf<typeof contracts>,
      RecordContracts<'/curriculum/faculties/', typeof faculty.fields>,
      RecordContracts<'/curriculum/cathedras/', typeof cathedra.fields>,
      RecordContracts<'/curriculum/disciplines/', typeof discipline.fields>,
      RecordContracts<'/curriculum/study_plans/', typeof studyPlan.fields>,
      RecordContracts<'/curriculum/teachers/', typeof teacher.fields, 'display_name'> {}
}
