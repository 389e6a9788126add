import Box from '@mui/material/Box';
import { Link, useSearchParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { CycleSummary } from '../parts/cycle-summary.tsx';
import { PlanCreditsBar } from '../parts/plan-credits.tsx';
import { byTerm, countedOf } from '../parts/plan-groups.ts';
import { TermPanel } from '../parts/term-panel.tsx';
import { YearTabs } from '../parts/year-tabs.tsx';
import { usePlan, yearName } from '../calls.ts';
import { usePlanText } from '../text.ts';

/** my-study-plan: the student's whole plan by year and semester, what is studied, on the card and left, with results and prerequisites. */
export default function MyStudyPlan() {
  const t = usePlanText();
  const link = useLink();
  const plan = usePlan(undefined);
  const [search, setSearch] = useSearchParams();
  if (!plan.isSuccess) return <PageCallState call={plan} />;
  const { study_plan, study_years, current_year, credits, results } = plan.data;
  const year = search.get('year') ?? String(current_year);
  const groups = byTerm(results.filter(entry => year === 'whole' || entry.study_year === Number(year)));
  return (
    <>
      <PageHeader
        note={t('plan.code', { code: study_plan.code, year: study_plan.entry_year })}
        actions={
          <>
            <Link className="button" to={link('my-receipts')}>
              {t('plan.receipts')}
            </Link>
            <Link className="button" to={link('individual-plan', {}, year === 'whole' ? {} : { year })}>
              {t('plan.open_individual')}
            </Link>
          </>
        }
      />
      <Panel title={t('credits.title')}>
        <PlanCreditsBar credits={credits} />
      </Panel>
      <YearTabs
        years={study_years}
        selected={year}
        whole
        onSelect={next => setSearch({ year: next }, { replace: true, preventScrollReset: true })}
      />
      <Box
        role="tabpanel"
        id={`panel-${year}`}
        aria-labelledby={`tab-${year}`}
        sx={{ display: 'grid', gap: 'var(--s4)', gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {groups.length === 0 && (
          <Panel>
            <EmptyState title={t('plan.none')}>{t('plan.none_hint')}</EmptyState>
          </Panel>
        )}
        {year === 'whole' && <CycleSummary entries={countedOf(results)} />}
        {groups.map((group, index) => (
          <Box key={group.key} sx={{ display: 'grid', gap: 'var(--s2)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {year === 'whole' && group.study_year !== groups[index - 1]?.study_year && (
              <Box component="h2" sx={{ font: 'var(--t-h2)', mt: 'var(--s3)' }}>
                {t('plan.year', { year: yearName(group.study_year) })}
              </Box>
            )}
            <TermPanel group={group} />
          </Box>
        ))}
      </Box>
    </>
  );
}
