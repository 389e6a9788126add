import { lazyPart } from '../../app/lazy-part.tsx';

/** Of the student's course page: the request to the course's teachers. */
export const TeacherRequest = lazyPart('teacher-requests', 'my-teacher-requests', () => import('./course-request.tsx'));
