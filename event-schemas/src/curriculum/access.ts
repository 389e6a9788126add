import { defineAccess } from '../kernel/access.ts';
import { entityAccess } from '../kernel/entity/record.ts';
import { entities } from './entities.ts';
import { staff, writers } from './roles.ts';

const kept = entityAccess(entities);

/** The catalogue: the office keeps it (`/curriculum/…`, see records.ts for who), everyone signed in chooses from its lists. */
export const access = defineAccess({
  module: 'curriculum',
  about: 'Programs, disciplines, terms, people of the university',
  commands: {
    ...kept.commands,
    'POST /curriculum/study_plans/{uid}/copy/': writers,
    'POST /curriculum/study_plans/copy_year/': writers,
    'POST /curriculum/students/move/': writers,
    'DELETE /organizations/edu-programs/{id}/': ['office', 'org_admin'],
  },
  queries: {
    ...kept.queries,
    'POST /curriculum/students/other_programs/': writers,
    'GET /curriculum/disciplines/{uid}/graph/': 'all',
    'GET /curriculum/study_plans/{uid}/disciplines/': 'all',
    'GET /curriculum/study_plan_versions/': staff,
    'GET /organizations/study_period_list/': 'all',
    'GET /organizations/discipline_list/': 'all',
    'GET /organizations/cathedra_list/': 'all',
    'GET /organizations/edu-programs/': 'all',
    'GET /organizations/edu-programs/{id}/': 'all',
    'GET /organizations/discipline_component/': 'all',
    'GET /organizations/prep-levels/': 'all',
    'GET /organizations/study-forms/': 'all',
    'GET /organizations/entry_year/': 'all',
    'GET /organizations/students_and_teachers_load_type/': 'all',
    'GET /preparation_level/': 'all',
    'GET /common/courses/': 'all',
    'GET /common/study_years/': 'all',
    'GET /common/reg_periods/': 'all',
    'GET /common/courses_from_study_plan/': 'all',
  },
});
