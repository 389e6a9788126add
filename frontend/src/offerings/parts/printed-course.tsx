import Box from '@mui/material/Box';
import { offeringStateNames } from '@portal/event-schemas/offerings/names.ts';
import type { PlannedCourseView } from '@portal/event-schemas/offerings/views.ts';
import { PrintedTable } from '../../shell/printed-table.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useLessonName, useMeetingText } from '../../registration/api.ts';
import { useOfferingsText } from '../text.ts';

/** The lessons of a course as they go on paper, black on white. */
export function PrintedCourse({ course }: { course: PlannedCourseView }) {
  const t = useOfferingsText();
  const format = useFormat();
  const lessonName = useLessonName();
  const meetingText = useMeetingText();
  const name = `${course.code} ${format.name(course.name)}`;
  const about = [
    format.name(offeringStateNames[course.state]),
    `${t('credits')}: ${format.number(course.credits)}`,
    course.teacher && `${t('in_charge')}: ${course.teacher.display_name}`,
  ];
  return (
    <Box component="section" sx={{ breakInside: 'avoid', minWidth: 0, marginBottom: 3 }}>
      <h2>{name}</h2>
      <p className="mut" style={{ marginBottom: 6 }}>
        {about.filter(Boolean).join(' · ')}
      </p>
      {course.fluxes.length === 0 ? (
        <p>{t('without_lessons')}</p>
      ) : (
        <PrintedTable label={name}>
          <thead>
            <tr>
              <th scope="col">{t('plan.flux')}</th>
              <th scope="col">{t('plan.lesson')}</th>
              <th scope="col">{t('teacher')}</th>
              <th scope="col">{t('plan.time')}</th>
              <th scope="col">{t('room')}</th>
              <th scope="col">{t('seats')}</th>
            </tr>
          </thead>
          <tbody>
            {course.fluxes.flatMap(flux =>
              flux.lessons.map(lesson => (
                <tr key={lesson.uid}>
                  <td className="num">{flux.number}</td>
                  <td>{lessonName(lesson)}</td>
                  <td>{lesson.teacher_name ?? '–'}</td>
                  <td>{meetingText(lesson.meetings)}</td>
                  <td>{lesson.room_code ?? '–'}</td>
                  <td className="num">{lesson.capacity}</td>
                </tr>
              )),
            )}
          </tbody>
        </PrintedTable>
      )}
    </Box>
  );
}
