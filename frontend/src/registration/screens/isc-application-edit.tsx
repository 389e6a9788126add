import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { ReviewBar, useCard } from '../../advising/api.ts';
import { useLink } from '../../app/links.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState, Skeletons } from '../../shell/states.tsx';
import { cardKey } from '../calls.ts';
import { useIscText } from '../isc-text.ts';
import { CourseList } from '../parts/course-list.tsx';
import { placedLessons } from '../parts/placed-lessons.ts';
import { StatusOfCard } from '../parts/period-line.tsx';
import { WeekGrid } from '../parts/week-grid.tsx';
import { useText } from '../text.ts';

/** The lessons of a course to choose from; loaded when a course is opened. */
const EditCourse = lazy(() => import('../parts/isc/edit-course.tsx').then(part => ({ default: part.EditCourse })));

/** application_edit_in_isc: courses of a student's card added, exchanged and dropped for them, with a reason that the student reads. */
export default function IscApplicationEdit() {
  const t = useIscText();
  const words = useText();
  const link = useLink();
  const format = useFormat();
  const { uid = '' } = useParams();
  const [student = '', study_period = ''] = uid.split('.');
  const [search, setSearch] = useSearchParams();
  const selected = search.get('course');
  const card = useCard(uid);
  const courses = useCall(
    'GET /organizations/side_bar_list/',
    { query: { student, study_period } },
    { live: { channel: 'registration', keys: [cardKey(uid)] } },
  );
  const open = (course: string): void => setSearch({ course }, { replace: true, preventScrollReset: true });
  if (!card.isSuccess || !courses.isSuccess) return <PageCallState call={[card, courses]} />;
  const changeable = card.data.actions.some(one => one.action === 'change' && one.allowed);
  return (
    <>
      <PageHeader
        title={card.data.student.display_name}
        status={<StatusOfCard status={card.data.status_info.status} />}
        note={words('credits.of', { amount: card.data.credits.amount, max: card.data.credits.max })}
        actions={
          <Button component={Link} to={link('isc-application-profile', { uid })}>
            {t('isc.back')}
          </Button>
        }
      />
      {card.data.actions.length > 0 && <ReviewBar key={card.data.uid} card={card.data} origin={null} />}
      <p className="mut">{t('isc.edit_note')}</p>
      <Box
        sx={{
          display: 'grid',
          gap: 'var(--s4)',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ maxHeight: { md: '80vh' }, overflowY: 'auto' }}>
          <CourseList list={courses.data} selected={selected} onSelect={open} />
        </Box>
        <Box sx={{ display: 'grid', gap: 'var(--s4)', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {!changeable && (
            <Panel>
              <EmptyState title={t('isc.edit_closed')}>{t('isc.edit_hint')}</EmptyState>
            </Panel>
          )}
          {changeable && selected !== null && (
            <Suspense fallback={<Skeletons />}>
              <EditCourse key={selected} card={card.data} course={selected} />
            </Suspense>
          )}
          {(!changeable || selected === null) && (
            <WeekGrid placed={placedLessons(card.data.courses, format.name)} onOpen={open} />
          )}
        </Box>
      </Box>
    </>
  );
}
