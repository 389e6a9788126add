import type { PerformanceRow } from '@portal/event-schemas/grades/views.ts';
import { useSession } from '../../app/portal.ts';
import { useInAddress } from '../../app/use-in-address.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState, ErrorState, Skeletons } from '../../shell/states.tsx';
import { useText } from '../text.ts';

/** my-performance: courses as they go, the rating so far, and what the exam must give for each mark. */
export default function MyPerformance() {
  const t = useText();
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
              aria-label={t('performance.term')}
              value={term ?? ''}
              onChange={({ target }) => setTerms(target.value ? [target.value] : [])}
            >
              <option value="">{t('performance.all_terms')}</option>
              {terms.data?.results.map(({ uid, name }) => (
                <option key={uid} value={uid}>
                  {format.name(name)}
                </option>
              ))}
            </select>
          </span>
        }
      />
      {found.isError ? (
        <ErrorState error={found.error} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <Skeletons lines={8} />
      ) : found.data.results.length === 0 ? (
        <EmptyState title={t('performance.empty')}>{t('performance.empty_hint')}</EmptyState>
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
  const t = useText();
  const format = useFormat();
  const percent = (hundredths: number) => `${format.number(hundredths / 100, 2)}\u00a0%`;
  const { rating, needed, mark } = course;
  return (
    <Panel title={format.name(course.name)} note={course.code}>
      {course.main_teacher_name && <p>{t('performance.teacher', { name: course.main_teacher_name })}</p>}
      {course.audit ? (
        <p>{t('performance.audit')}</p>
      ) : (
        <>
          <p>{rating === null ? t('performance.no_rating') : t('performance.rating', { percent: percent(rating) })}</p>
          {mark && (
            <p>{t('performance.result', { mark: course.percent === null ? mark : `${mark} (${course.percent})` })}</p>
          )}
          {needed.length > 0 &&
            (needed.every(({ exam }) => exam === null) ? (
              <p>{t('performance.not_admitted')}</p>
            ) : (
              <DataTable
                label={t('performance.needed')}
                heads={[t('performance.needed'), '%']}
                rows={needed.map(one => ({
                  key: one.mark,
                  cells: [
                    t('performance.for_mark', { mark: one.mark }),
                    one.exam === null ? t('performance.impossible') : percent(one.exam),
                  ],
                }))}
              />
            ))}
        </>
      )}
    </Panel>
  );
}
