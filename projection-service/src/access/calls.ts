import type { AnyCall } from '@portal/platform/http/types.ts';
import { courseAccessList, courseSelectionCall } from './courses.ts';
import { disciplineAccessList, teacherAccessList } from './groups.ts';
import { accessHistoryList } from './history-list.ts';
import { statisticsCalls } from './statistics.ts';
import { studentAccessCalls } from './students.ts';

/** Registration access of courses and students (portal-calls.md §7.2). */
export const accessCalls: readonly AnyCall[] = [
  courseAccessList,
  courseSelectionCall,
  disciplineAccessList,
  teacherAccessList,
  accessHistoryList,
  ...statisticsCalls,
  ...studentAccessCalls,
];
