import { module as declared } from '@portal/event-schemas/statistics/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { boardCalls } from './board/calls.ts';
import { board } from './board/projection.ts';
import { statisticCalls } from './figures/calls.ts';
import { statistics } from './figures/projection.ts';
import { checkChoicesCalls } from './registered-students/check-choices.ts';
import { courseList, sectionList } from './registered-students/courses.ts';
import { outlineCalls } from './registered-students/outline.ts';
import { studentLists } from './registered-students/students.ts';
import { resultsByCourse } from './results/by-course.ts';
import { resultsByGroup, resultsByProgram } from './results/by-students.ts';

/**
 * What is counted and listed of registration: the board of a registration day, statistics of courses and students, results, who is
 * registered for what.
 */
export const module = serviceModule({
  declared,
  schema: 'registration',
  projections: [board, statistics],
  calls: [
    ...boardCalls,
    ...statisticCalls,
    courseList,
    sectionList,
    ...studentLists,
    ...outlineCalls,
    ...checkChoicesCalls,
    resultsByCourse,
    resultsByProgram,
    resultsByGroup,
  ],
});
