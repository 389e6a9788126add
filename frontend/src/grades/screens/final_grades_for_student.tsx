import type { StudentResults } from '@portal/event-schemas/grades/performance-views.ts';
import { useSession } from '../../app/portal.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { Difference } from '../parts/difference.tsx';
import { useText } from '../text.ts';

/** final_grades_for_student: approved results of the reader by terms, with the GPA; every attempt is shown, the last counts. */
export default function FinalGradesForStudent() {
  const me = useSession().profile?.uid ?? '';
  const found = useCall(
    'GET /journals/final_grades_for_student/',
    { query: {} },
    { live: { channel: 'final_grades', keys: [`results:${me}`] } },
  );
  if (!found.isSuccess) return <PageCallState call={found} />;
  return (
    <>
      <PageHeader />
      <Results found={found.data} />
      <div style={{ marginTop: 16 }}>
        <Difference />
      </div>
    </>
  );
}

function Results({ found: { results, periods, total } }: { found: StudentResults }) {
  const t = useText();
  const format = useFormat();
  const points = (hundredths: number | null) => (hundredths === null ? '–' : format.number(hundredths / 100, 2));
  if (results.length === 0) return <EmptyState title={t('student.empty')}>{t('student.empty_hint')}</EmptyState>;
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Panel title={t('student.gpa')} note={t('student.credits', { count: total.credits })}>
        <strong className="num" style={{ fontSize: '1.75rem' }}>
          {total.gpa === null ? t('student.no_gpa') : points(total.gpa)}
        </strong>
      </Panel>
      {periods.map(period => (
        <Panel
          key={period.study_period}
          title={format.name(period.name)}
          note={t('student.term_gpa', { gpa: points(period.gpa) })}
          flush
        >
          <DataTable
            label={format.name(period.name)}
            heads={[
              t('student.course'),
              t('student.credits_head'),
              t('student.mark'),
              t('student.points'),
              t('student.percent'),
              t('student.approved_at'),
            ]}
            rows={results
              .filter(({ study_period }) => study_period === period.study_period)
              .map(one => ({
                key: one.uid,
                cells: [
                  <span key="course">
                    {format.name(one.name)} <span className="mut">{one.code}</span>
                    {one.points !== null && !one.is_counted && (
                      <span className="mut"> ({t('student.not_counted')})</span>
                    )}
                  </span>,
                  one.credits,
                  one.mark,
                  points(one.points),
                  one.percent === null ? '–' : String(one.percent),
                  format.date(one.approved_at),
                ],
              }))}
          />
        </Panel>
      ))}
    </div>
  );
}
