import Box from '@mui/material/Box';
import { useSend } from '../../../http/use-send.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../shell/panel.tsx';
import { useReadOnlyReason } from '../../../shell/read-only-reason.ts';
import { usePlans } from '../../student-calls.ts';
import { useStudentText } from '../../student-text.ts';

/** By which of several study plans the courses are chosen. */
export function PlanChoice({ card }: { card: string }) {
  const s = useStudentText();
  const format = useFormat();
  const plans = usePlans(card, true);
  const chosen = useSend('PUT /registration/study_plan/', {
    done: ({ study_plan }) =>
      s('plans.chosen', { plan: plans.data?.plans.find(plan => plan.uid === study_plan)?.code ?? '' }),
  });
  const readOnly = useReadOnlyReason();
  if (!plans.data || plans.data.plans.length < 2) return null;
  return (
    <Panel>
      <Box
        component="fieldset"
        sx={{
          border: 0,
          m: 0,
          p: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 'var(--s2) var(--s4)',
          alignItems: 'center',
        }}
      >
        <Box
          component="legend"
          sx={{
            p: 0,
            font: plans.data.must_choose ? 'var(--t-h3)' : 'var(--t-label)',
            color: plans.data.must_choose ? 'var(--ink)' : 'var(--ink-2)',
            mb: '4px',
          }}
        >
          {plans.data.must_choose ? s('plans.ask') : s('plans.title')}
        </Box>
        {plans.data.plans.map(plan => (
          <Box
            key={plan.uid}
            component="label"
            sx={{ display: 'flex', gap: 'var(--s2)', alignItems: 'center', minHeight: 28, cursor: 'pointer' }}
          >
            <input
              type="radio"
              name="study-plan"
              checked={plan.chosen && !plans.data.must_choose}
              disabled={chosen.isPending || readOnly !== undefined}
              title={readOnly}
              onChange={() => chosen.mutate({ body: { study_plan: plan.uid } })}
            />
            <span>
              {plan.code} {plan.edu_program && format.name(plan.edu_program.name)}{' '}
              {plan.own && <span className="mut">({s('plans.own')})</span>}
            </span>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
