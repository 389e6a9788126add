/** What other modules may use of teacher-requests’s frontend. */
export { TeacherRequest } from './parts/teacher-request.tsx';
