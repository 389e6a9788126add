import Box from '@mui/material/Box';
import type { WeekPlan } from '@portal/event-schemas/week-plans/views.ts';
import { useFormat } from '../../i18n/format.ts';
import { useSharedPlanText } from '../text.ts';

/** What the student and the advisor have said of a plan, in turn. */
export function Remarks({ plan: { remarks } }: { plan: WeekPlan }) {
  const t = useSharedPlanText();
  const format = useFormat();
  if (remarks.length === 0) return null;
  return (
    <section aria-label={t('plan.remarks')}>
      {remarks.map(({ by, verdict, comment, at }) => (
        <Box key={at} sx={{ mb: 'var(--s2)' }}>
          <div className="mut">{[by?.display_name, format.shortDateTime(at)].filter(Boolean).join(', ')}</div>
          {verdict && verdict !== 'comment' && <div>{t(`plan.${verdict}`)}</div>}
          <Box sx={{ whiteSpace: 'pre-line' }}>{comment}</Box>
        </Box>
      ))}
    </section>
  );
}
