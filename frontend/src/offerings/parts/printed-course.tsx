import Box from '@mui/material/Box';
import { offeringStateNames } from '@portal/event-schemas/offerings/names.ts';
import type { PlannedCourseView } from '@portal/event-schemas/offerings/views.ts';
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
        <Box sx={{ overflowX: 'auto', position: 'relative' }} role="region" aria-label={name} tabIndex={0}>
          <Box
            component="table"
            sx={{
              width: '100%',
              borderCollapse: 'collapse',
              background: 'var(--surface)',
              '& th, & td': {
                border: '1px solid var(--line-strong)',
                padding: '4px 8px',
                textAlign: 'left',
                font: 'var(--t-small)',
              },
              '& th': { fontWeight: 600 },
              '& tr': { breakInside: 'avoid' },
              '& thead': { display: 'table-header-group' },
            }}
          >
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
          </Box>
        </Box>
      )}
    </Box>
  );
}
