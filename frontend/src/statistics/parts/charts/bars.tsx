import Box from '@mui/material/Box';
import { useFormat } from '../../../i18n/format.ts';

export interface Bar {
  key: string;
  label: string;
  /** Parts of the bar, in order; the first is the one that counts. */
  parts: readonly { value: number; tone: BarTone }[];
  /** What stands at the end; the sum of the parts when it is left out. */
  text?: string;
}
export type BarTone = 'lapis' | 'teal' | 'ok' | 'warn' | 'bad' | 'quiet';
const colours: Record<BarTone, string> = {
  lapis: 'var(--lapis)',
  teal: 'var(--teal)',
  ok: 'var(--ok)',
  warn: 'var(--warn)',
  bad: 'var(--bad)',
  quiet: 'var(--line-strong)',
};

/**
 * Horizontal bars with their names and numbers: `<Bars label={t('refusals')} bars={…} />`. `max`: what a full bar is, the whole of which these are
 * parts; the longest where they are parts of nothing.
 */
export function Bars({ label, bars, max }: { label: string; bars: readonly Bar[]; max?: number }) {
  const format = useFormat();
  const sums = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const full = max ?? Math.max(1, ...sums);
  return (
    <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: '10px' }}>
      {bars.map(({ key, label: name, parts, text }, index) => (
        <Box component="li" key={key} sx={{ display: 'grid', gap: '4px' }}>
          <Box sx={{ display: 'flex', gap: 'var(--s3)', justifyContent: 'space-between', alignItems: 'baseline' }}>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <Box component="span" className="num" sx={{ flex: 'none', fontWeight: 500 }}>
              {text ?? format.number(sums[index]!)}
            </Box>
          </Box>
          <Box
            aria-hidden
            sx={{
              display: 'flex',
              gap: '1px',
              height: 8,
              borderRadius: '4px',
              overflow: 'hidden',
              background: 'var(--line)',
            }}
          >
            {parts.map(({ value, tone }, part) => (
              <Box
                key={part}
                style={{ width: `${Math.min(100, (100 * value) / full)}%`, background: colours[tone] }}
                sx={{ transition: 'width .3s', '@media (prefers-reduced-motion: reduce)': { transition: 'none' } }}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What the colours of stacked bars or lines mean. */
export function Legend({ entries }: { entries: readonly { label: string; tone: BarTone; dashed?: boolean }[] }) {
  return (
    <Box
      component="ul"
      className="mut"
      sx={{ display: 'flex', gap: '4px 16px', flexWrap: 'wrap', marginTop: 'var(--s3) !important' }}
    >
      {entries.map(({ label, tone, dashed }) => (
        <Box component="li" key={label} sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px' }}>
          <Box aria-hidden sx={{ width: 16, borderTop: `3px ${dashed ? 'dashed' : 'solid'} ${colours[tone]}` }} />
          {label}
        </Box>
      ))}
    </Box>
  );
}
export const colourOf = (tone: BarTone): string => colours[tone];
