import { loadTypeNames } from '@portal/event-schemas/curriculum/names.ts';
import type { PerformanceDetail } from '@portal/event-schemas/grades/performance-views.ts';
import type { LoadType } from '@portal/event-schemas/registration/values.ts';
import { Navigate, useSearchParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useSession } from '../../app/portal.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { Standing } from '../parts/performance/needed.tsx';
import { RatingParts } from '../parts/performance/rating-parts.tsx';
import { usePerformanceText } from '../text.ts';

/** my-performance/detail?course=…: one course of the reader, lesson by lesson, and what its rating is made of. */
export default function MyPerformanceDetail() {
  const [search] = useSearchParams();
  const link = useLink();
  const course = search.get('course') ?? '';
  const me = useSession().profile?.uid ?? '';
  const found = useCall(
    'GET /stud_jour/my_performance/disc/',
    { query: { course } },
    {
      enabled: course !== '',
      live: { channel: 'final_grades', keys: [`results:${me}`, `performance:${me}`] },
    },
  );
  if (!course) return <Navigate to={link('my-performance')} replace />;
  if (!found.isSuccess) return <PageCallState call={found} />;
  return <Detail course={found.data} />;
}

function Detail({ course }: { course: PerformanceDetail }) {
  const t = usePerformanceText();
  const format = useFormat();
  const note = [
    course.code,
    format.name(course.study_period_name),
    course.main_teacher_name && t('teacher', { name: course.main_teacher_name }),
  ];
  return (
    <>
      <PageHeader title={format.name(course.name)} note={note.filter(Boolean).join(' · ')} />
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
        <Panel>
          <Standing course={course} />
        </Panel>
        {!course.audit && <RatingParts parts={course.parts} />}
        <Lessons lessons={course.lessons} />
      </div>
    </>
  );
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const timeOf = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

function Lessons({ lessons }: Pick<PerformanceDetail, 'lessons'>) {
  const t = usePerformanceText();
  const format = useFormat();
  return (
    <Panel title={t('lessons.title')} note={String(lessons.length)} flush={lessons.length > 0}>
      {lessons.length === 0 ? (
        <p className="mut">{t('lessons.empty')}</p>
      ) : (
        <DataTable
          label={t('lessons.title')}
          heads={[
            t('lessons.date'),
            t('lessons.kind'),
            t('lessons.theme'),
            t('lessons.attendance'),
            t('lessons.mark'),
            t('lessons.comment'),
          ]}
          rows={lessons.map(one => ({
            key: one.uid,
            cells: [
              `${format.shortDate(one.date)} ${timeOf(one.start)}`,
              format.name(loadTypeNames[one.load_type as LoadType]),
              one.theme || '–',
              <Attendance key="attendance" of={one} />,
              one.mark ?? '–',
              one.comment || '–',
            ],
          }))}
        />
      )}
    </Panel>
  );
}

function Attendance({ of }: { of: PerformanceDetail['lessons'][number] }) {
  const t = usePerformanceText();
  const format = useFormat();
  if (of.canceled) return <span className="mut">{t('lessons.canceled')}</span>;
  if (of.attendance === null) return <span className="mut">{t('lessons.unsaid')}</span>;
  if (of.attendance === 'present') return <StatusChip tone="ok">{t('lessons.present')}</StatusChip>;
  return (
    <>
      <StatusChip tone={of.excused ? 'info' : 'bad'}>{t(of.excused ? 'lessons.excused' : 'lessons.missed')}</StatusChip>{' '}
      {of.reason && <span className="mut">{format.name(of.reason)}</span>}
    </>
  );
}
