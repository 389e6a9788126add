import Box from '@mui/material/Box';
import type { PlanCredits } from '@portal/event-schemas/plans/views.ts';
import { useFormat } from '../../i18n/format.ts';
import { usePlanText } from '../text.ts';

const shares = [
  ['current_count', 'done', 'var(--ok)'],
  ['onway', 'onway', 'var(--lapis)'],
  ['left', 'left', 'var(--line)'],
] as const;

/** Credits studied, on the way and left: one bar, and the same in words. */
export function PlanCreditsBar({ credits }: { credits: PlanCredits }) {
  const t = usePlanText();
  const format = useFormat();
  const whole = t('credits.of', { done: format.number(credits.current_count), total: format.number(credits.total) });
  return (
    <Box sx={{ display: 'grid', gap: 'var(--s2)' }}>
      <span className="num">{whole}</span>
      <Box
        role="img"
        aria-label={whole}
        sx={{ display: 'flex', height: 10, borderRadius: '5px', overflow: 'hidden', background: 'var(--line)' }}
      >
        {shares.map(([field, , colour]) => (
          <span
            key={field}
            style={{ width: `${credits.total > 0 ? (credits[field] / credits.total) * 100 : 0}%`, background: colour }}
          />
        ))}
      </Box>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s1) var(--s4)' }}>
        {shares.map(([field, word, colour]) => (
          <Box component="li" key={field} sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px' }}>
            <Box
              component="span"
              aria-hidden
              sx={{
                width: 10,
                height: 10,
                borderRadius: '3px',
                background: colour,
                boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 8%)',
              }}
            />
            <span>{t(`credits.${word}`)}</span> <b className="num">{format.number(credits[field])}</b>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
