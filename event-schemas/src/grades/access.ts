import { defineAccess } from '../kernel/access.ts';
import { entityAccess } from '../kernel/entity/record.ts';
import { entities } from './entities.ts';
import { filterCalls } from './filters.ts';
import { officers, overseers } from './roles.ts';

const teachers = ['teacher'] as const;
const readers = [...teachers, ...overseers] as const;
/** A student reads their own, an advisor those of whom they advise, the office everybody's. */
const ofStudents = ['student', 'supervisor', ...overseers] as const;
const openers = officers;
const declared = entityAccess(entities);

/** How grades are given is set by the office; sheets are filled by who teaches, and checked by the office. */
export const access = defineAccess({
  module: 'grades',
  about: 'Final grades: how marks are given, sheets of courses, results and GPA',
  commands: {
    ...declared.commands,
    'PUT /journals/change_mark/{uid}/': teachers,
    'PUT /journals/final_grades/parts/': teachers,
    'PUT /journals/clean_agreeing/': teachers,
    'PUT /journals/change_agreeing/': teachers,
    'PUT /journals/update_agreeing/{uid}/': teachers,
    'PUT /journals/send_office/': teachers,
    'PUT /journals/send_office_individual/{uid}/': teachers,
    'PUT /journals/change_comment/main/{uid}/': teachers,
    'PUT /journals/change_comment/coteachers/{uid}/': teachers,
    'POST /journals/change_comment/coteachers/created/': teachers,
    'POST /journals/create_agreeing/': teachers,
    'PUT /journals/final_grades/approve/': officers,
    'PUT /journals/approve_individual/{uid}/': officers,
    'PUT /journals/final_grades/reject/': officers,
    'PUT /journals/reject_individual/{uid}/': officers,
    'PUT /journals/change_comment/is_office/{uid}/': officers,
    'PUT /journals/final_grades/change/': officers,
    'POST /journals/create_history_final_grades/': [...teachers, ...officers],
    'PUT /journals/sheets/{uid}/teachers/': officers,
    'POST /journals/statements/': [...teachers, ...officers],
    'PUT /journals/statements/{uid}/fill/': [...teachers, ...officers],
    'PUT /journals/statements/{uid}/send/': [...teachers, ...officers],
    'PUT /journals/statements/{uid}/approve/': officers,
    'PUT /journals/statements/{uid}/reject/': officers,
    'PUT /journals/statements/{uid}/sign/': [...teachers, ...officers],
    'PUT /journals/statements/{uid}/discard/': [...teachers, ...officers],
    'POST /journals/statements/{uid}/correct/': officers,
    'POST /block_final_grades/create/': openers,
    'PUT /block_final_grades/edit/{uid}/': openers,
    'PUT /block_final_grades/remove/{uid}/': openers,
    /** The worker's: only the service token. */
    'POST /journals/sheets/follow/': [],
    'POST /journals/sheets/parts/': [],
    'POST /journals/sheets/clear/': [],
    'POST /grades/periods/remind/': [],
    'POST /block_final_grades/settle/': [],
  },
  queries: {
    ...declared.queries,
    'GET /journals/final_grades/': readers,
    'GET /journals/final_grades/detail/': readers,
    'GET /journals/final_grades/print/': readers,
    'GET /journals/final_grades/course/{id}/': readers,
    'GET /journals/final_grades/grading_system/': readers,
    'GET /journals/final_grades/mark/': readers,
    'GET /journals/co_teachers_for_course/': readers,
    'GET /journals/history_final_grades/': readers,
    'GET /journals/history_final_grades_block_unblock/': overseers,
    'GET /journals/agreeing_grades_on_course/': readers,
    'GET /journals/to_get_grading/': readers,
    'GET /journals/count_final_grades/': readers,
    'GET /journals/all_count_final_grades/': overseers,
    'GET /journals/participants_unblock/': openers,
    'GET /journals/final_grades_for_student/': ofStudents,
    'GET /journals/final_grades_completed/': ofStudents,
    'GET /journals/final_grades/change_mark_i_on_university_exit/': overseers,
    'GET /journals/failures/': overseers,
    'GET /journals/statements/': readers,
    'GET /journals/statements/{uid}/': readers,
    'GET /journals/statements/{uid}/print/': readers,
    /** Whoever holds the paper. */
    'GET /journals/check_statement/{code}/': 'any',
    ...filterCalls(readers),
    'GET /block_final_grades/list/': overseers,
    'GET /block_final_grades/actual_unblock/': readers,
    'GET /block_final_grades/common_actual_unblock/': readers,
    'POST /block_final_grades/academic_list_on_create/': openers,
    'POST /block_final_grades/semester_list_on_create/': openers,
    'POST /block_final_grades/cathedra_list_on_create/': openers,
    'POST /block_final_grades/teacher_list_on_create/': openers,
    'POST /block_final_grades/course_list_on_create/': openers,
    'POST /block_final_grades/flux_list_on_create/': openers,
    'POST /block_final_grades/final_grades_on_create/': openers,
    'GET /stud_jour/my_performance/': ofStudents,
    'GET /stud_jour/my_performance/disc/': ofStudents,
    'GET /common/acad_periods_for_reg/copy/': ofStudents,
  },
});
