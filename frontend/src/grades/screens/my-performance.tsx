import type { PerformanceRow } from '@portal/event-schemas/grades/performance-views.ts';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useSession } from '../../app/portal.ts';
import { useInAddress } from '../../app/use-in-address.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { Standing } from '../parts/performance/needed.tsx';
import { usePerformanceText } from '../text.ts';

/** my-performance: courses as they go, the rating so far, absences, and what the exam must give for each mark. */
export default function MyPerformance() {
  const t = usePerformanceText();
  const format = useFormat();
  const me = useSession().profile?.uid ?? '';
  const [[term], setTerms] = useInAddress('term');
  const terms = useCall('GET /common/acad_periods_for_reg/copy/', { query: {} });
  const found = useCall(
    'GET /stud_jour/my_performance/',
    { query: { page_size: 100, ...(term ? { study_period: term } : {}) } },
    { keepPrevious: true, live: { channel: 'final_grades', keys: [`results:${me}`, `performance:${me}`] } },
  );
  return (
    <>
      <PageHeader
        actions={
          <span className="field-box">
            <select
              aria-label={t('term')}
              value={term ?? ''}
              onChange={({ target }) => setTerms(target.value ? [target.value] : [])}
            >
              <option value="">{t('all_terms')}</option>
              {terms.data?.results.map(({ uid, name }) => (
                <option key={uid} value={uid}>
                  {format.name(name)}
                </option>
              ))}
            </select>
          </span>
        }
      />
      {!found.isSuccess ? (
        <CallState call={found} lines={8} />
      ) : found.data.results.length === 0 ? (
        <EmptyState title={t('empty')}>{t('empty_hint')}</EmptyState>
      ) : (
        <div style={{ display: 'grid', gap: 16 }}>
          {found.data.results.map(course => (
            <Course key={course.uid} course={course} />
          ))}
        </div>
      )}
    </>
  );
}

function Course({ course }: { course: PerformanceRow }) {
  const t = usePerformanceText();
  const format = useFormat();
  const link = useLink();
  return (
    <Panel
      title={format.name(course.name)}
      note={course.code}
      actions={
        <Link className="button" to={link('my-performance-detail', {}, { course: course.offering })}>
          {t('by_lessons')}
        </Link>
      }
    >
      {course.main_teacher_name && <p>{t('teacher', { name: course.main_teacher_name })}</p>}
      <Standing course={course} />
    </Panel>
  );
}
