import { CourseRoster } from '../parts/registered/course-roster.tsx';
import { Roster } from '../parts/registered/roster.tsx';

/** list-registered-students/list: who is registered for a course, waits for it or holds a seat of it. */
export default function ListRegisteredStudentsList() {
  return (
    <CourseRoster screen="list-registered-students">
      {(outline, address) => <Roster outline={outline} address={address} />}
    </CourseRoster>
  );
}
