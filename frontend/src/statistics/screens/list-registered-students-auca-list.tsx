import { CourseRoster } from '../parts/registered/course-roster.tsx';
import { SectionRoster } from '../parts/registered/section-roster.tsx';

/** list-registered-students-auca/list: the students of a course by section, in AUCA's columns. */
export default function ListRegisteredStudentsAucaList() {
  return (
    <CourseRoster screen="list-registered-students-auca">
      {(outline, address) => <SectionRoster outline={outline} address={address} />}
    </CourseRoster>
  );
}
