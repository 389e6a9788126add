import { useParams } from 'react-router';
import { useCall } from '../../http/use-call.ts';
import { PageCallState } from '../../shell/page-header.tsx';
import { Editor } from '../parts/editor.tsx';

/** planned-course: the editor of a course of a term, draft or opened. */
export default function PlannedCourse() {
  const { uid = '' } = useParams();
  const course = useCall(
    'GET /offerings/{uid}/',
    { params: { uid } },
    { live: { channel: 'registration', keys: [`planned_course:${uid}`, `offering:${uid}`] } },
  );
  if (course.data) return <Editor key={course.data.uid} course={course.data} />;
  return <PageCallState call={course} />;
}
