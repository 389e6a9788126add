import { defineAccess } from '../kernel/access.ts';
import { entityAccess } from '../kernel/entity/record.ts';
import { entities } from './entities.ts';
import { absenceReaders, materialReaders, overseers, readers, teachers, teachersAndReaders } from './roles.ts';

const declared = entityAccess(entities);
/** The service token alone: steps of jobs. */
const nobody = [] as const;
const teachersAndOffice = [...teachers, ...overseers] as const;

/** Teachers keep their own journals (the calls say which are theirs), the office reads all and opens weeks, students read what is theirs. */
export const access = defineAccess({
  module: 'journals',
  about: 'Journals of classes: attendance, marks and themes, weeks that close and are opened again',
  commands: {
    ...declared.commands,
    'PUT /journals/edit_mark/{uid}/': teachers,
    'POST /journals/edit_marks/': teachers,
    'PUT /journals/configuring_classes/{uid}/update/': teachers,
    'POST /journals/when_canceled_lesson_notify/': teachersAndOffice,
    'POST /journals/sessions/': teachers,
    'PUT /journals/sessions/{uid}/move/': teachers,
    'POST /journals/copy_themes/': teachers,
    'POST /journals/themes/import/': teachers,
    'PUT /journals/sessions/{uid}/substitute/': overseers,
    'POST /journals/absence_excuses/': overseers,
    'POST /journals/reopening_requests/': teachers,
    'POST /block_unblock_ej/create/': overseers,
    'PUT /block_unblock_ej/edit/{uid}/': overseers,
    'PUT /block_unblock_ej/remove/{uid}/': overseers,
    'POST /journals/follow/': nobody,
    'POST /journals/settle/': nobody,
    'POST /journals/tell_absences/': nobody,
    'POST /journals/grant_reopening/': nobody,
  },
  queries: {
    ...declared.queries,
    'GET /journals/electronic_journal/': teachersAndReaders,
    'GET /journals/description_detail/{electronic_journal}/': teachersAndReaders,
    'GET /journals/student_detail/': teachersAndReaders,
    'GET /journals/date_detail/': teachersAndReaders,
    'GET /journals/mark_detail/': teachersAndReaders,
    'GET /journals/grading_system_control_form/': teachersAndReaders,
    'GET /journals/reasons_for_missing/': 'all',
    'GET /journals/cancellation_history/': teachersAndReaders,
    'GET /journals/history/': teachersAndReaders,
    'GET /journals/courses/': materialReaders,
    'GET /journals/parallel_journals/': teachersAndReaders,
    'GET /journals/grid/file/': teachersAndReaders,
    'GET /journals/themes/file/': teachersAndReaders,
    'GET /journals/statistics/': teachersAndReaders,
    'GET /journals/my_absences/': absenceReaders,
    'GET /block_unblock_ej/journal_block_unblock/': readers,
    'GET /block_unblock_ej/list/': readers,
    'GET /block_unblock_ej/list_ej/': teachersAndReaders,
    'GET /block_unblock_ej/final_grades_for_block/': overseers,
    'POST /block_unblock_ej/academic_list_on_create/': overseers,
    'POST /block_unblock_ej/semester_list_on_create/': overseers,
    'POST /block_unblock_ej/cathedra_list_on_create/': overseers,
    'POST /block_unblock_ej/teacher_list_on_create/': overseers,
    'POST /block_unblock_ej/course_list_on_create/': overseers,
    'POST /block_unblock_ej/lesson_list_on_create/': overseers,
    'GET /organizations/grading_table/': teachersAndReaders,
    'GET /organizations/grading_table/students/': teachersAndReaders,
    'GET /organizations/adjusting_colors/': 'all',
  },
});
