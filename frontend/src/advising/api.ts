/** What other modules may use of advising's frontend. Its texts come with `uses: ['advising']`. */
export { useCard } from './calls.ts';
export { ReviewBar } from './parts/card/review-bar.tsx';
export { CardCourses } from './parts/card-courses.tsx';
export { CardHistory } from './parts/card-history.tsx';
export { CompletedList } from './parts/completed-list.tsx';
export { MailStudents } from './parts/mail-students.tsx';
export { PlanLines } from './parts/plan-lines.tsx';
export { StudentProfile } from './parts/student-profile.tsx';
export { StudentsTable } from './parts/students-table.tsx';
export { useText as useAdvisingText } from './text.ts';
