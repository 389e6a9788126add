import Box from '@mui/material/Box';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { useLink } from '../../app/links.ts';
import { useCall } from '../../http/use-call.ts';
import { UserSettings } from '../../identity/api.ts';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { CallState } from '../../shell/states.tsx';
import { CycleSummary } from '../parts/cycle-summary.tsx';
import { PlanCreditsBar } from '../parts/plan-credits.tsx';
import { countedOf } from '../parts/plan-groups.ts';
import { usePlan, usePlanStatus, yearName } from '../calls.ts';
import { usePlanText } from '../text.ts';

/** user-settings/study_plan: by which plan the student studies, and how far they are, by cycle and component. */
export default function StudyPlanSettings() {
  const plan = usePlan(undefined);
  return (
    <UserSettings>
      <CallState call={plan} lines={6} />
      {plan.data && (
        <Box sx={{ display: 'grid', gap: 'var(--s4)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <About plan={plan.data} />
          <CycleSummary entries={countedOf(plan.data.results)} />
        </Box>
      )}
    </UserSettings>
  );
}

function About({ plan }: { plan: NonNullable<ReturnType<typeof usePlan>['data']> }) {
  const t = usePlanText();
  const format = useFormat();
  const link = useLink();
  const status = usePlanStatus(undefined, plan.current_year);
  const me = useCall('GET /user/student_discipline_view_set/profile_full_name/');
  const { study_plan } = plan;
  return (
    <Panel
      title={t('settings.title')}
      actions={
        <>
          <Link className="button" to={link('my-study-plan')}>
            {t('plan.open_plan')}
          </Link>
          <Link className="button" to={link('individual-plan')}>
            {t('plan.open_individual')}
          </Link>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 'var(--s4)' }}>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gap: 'var(--s3) var(--s5)',
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
            '& dt': { font: 'var(--t-label)', color: 'var(--ink-2)' },
          }}
        >
          <Fact name={t('settings.plan')}>{study_plan.code}</Fact>
          <Fact name={t('settings.program')}>
            {study_plan.edu_program
              ? `${study_plan.edu_program.code} ${format.name(study_plan.edu_program.name)}`
              : '–'}
          </Fact>
          <Fact name={t('settings.entry')}>{study_plan.entry_year}</Fact>
          <Fact name={t('settings.group')}>{me.data?.student_group ?? '–'}</Fact>
          <Fact name={t('settings.advisor')}>
            {status.data ? (status.data.advisor?.display_name ?? t('settings.no_advisor')) : '–'}
          </Fact>
          <Fact name={t('settings.year')}>{t('plan.year', { year: yearName(plan.current_year) })}</Fact>
        </Box>
        <PlanCreditsBar credits={plan.credits} />
      </Box>
    </Panel>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
);
