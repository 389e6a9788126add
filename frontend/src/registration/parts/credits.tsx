import Box from '@mui/material/Box';
import type { CardItem, YearSemester } from '@portal/event-schemas/registration/views.ts';
import { Meter } from '../../shell/meter.tsx';
import { useStudentText } from '../student-text.ts';
import { useText } from '../text.ts';

/** Credits so far against the effective limits. `items`: all that the student has chosen. */
export function Credits({ info, items }: { info: YearSemester; items: readonly CardItem[] }) {
  const t = useText();
  const s = useStudentText();
  const { credits, status_info } = info;
  const creditsIn = (queue: boolean): number =>
    items
      .filter(item => item.status !== 'registered' && item.queue === queue && !item.audit)
      .reduce((sum, item) => sum + item.credits, 0);
  const [inBasket, inQueue] = [creditsIn(false), creditsIn(true)];
  const more = [
    credits.min > 0 && t('credits.min', { min: credits.min }),
    status_info.max_credit ? s('limits.own') : '',
    inBasket > 0 && s('limits.basket', { credits: inBasket }),
    inQueue > 0 && s('limits.queue', { credits: inQueue }),
  ].filter(Boolean);
  return (
    <Box sx={{ display: 'grid', gap: 'var(--s1)', p: '0 var(--s4) var(--s3)' }}>
      <span className="num">{t('credits.of', { amount: credits.amount, max: credits.max })}</span>
      <Meter value={credits.amount} max={credits.max} label={t('credits.label')} width="100%" />
      {more.length > 0 && <span className="mut num">{more.join(' · ')}</span>}
      {credits.max_audit > 0 && (
        <>
          <span className="num">{t('credits.audit', { amount: credits.amount_audit, max: credits.max_audit })}</span>
          <Meter value={credits.amount_audit} max={credits.max_audit} label={t('credits.audit_label')} width="100%" />
        </>
      )}
    </Box>
  );
}
