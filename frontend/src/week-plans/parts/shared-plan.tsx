import Box from '@mui/material/Box';
import type { SharedPlanRow } from '@portal/event-schemas/week-plans/views.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { TimeGrid } from '../../registration/api.ts';
import { CallState } from '../../shell/states.tsx';
import { useSharedPlanText } from '../text.ts';
import { AnswerPlan } from './answer-plan.tsx';
import { lessonsOfPlan } from './lessons-of-plan.ts';
import { PlannedCourses } from './planned-courses.tsx';
import { Remarks } from './remarks.tsx';

/** What a student has planned, what was said of it, and the answer. */
export function SharedPlan({ row }: { row: SharedPlanRow }) {
  const t = useSharedPlanText();
  const format = useFormat();
  const plans = useCall(
    'GET /week_plans/{uid}/',
    { params: { uid: row.card } },
    { live: { channel: 'registration', keys: [`week_plans:${row.card}`] } },
  );
  if (!plans.isSuccess) return <CallState call={plans} />;
  const plan = plans.data.plans.find(({ uid }) => uid === row.uid);
  if (!plan) return <p className="mut">{t('plan.gone')}</p>;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 'var(--s4)',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        py: 'var(--s3)',
        overflowWrap: 'anywhere',
        whiteSpace: 'normal',
      }}
    >
      <div>
        <TimeGrid placed={lessonsOfPlan(plan, format.name)} />
        <PlannedCourses plan={plan} />
      </div>
      <Box sx={{ display: 'grid', gap: 'var(--s3)', alignContent: 'start' }}>
        <Remarks plan={plan} />
        <AnswerPlan key={plan.state} card={row.card} plan={plan} />
      </Box>
    </Box>
  );
}
