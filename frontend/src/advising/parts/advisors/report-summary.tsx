import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Tiles } from '../../../statistics/api.ts';
import { CallState } from '../../../shell/states.tsx';
import { useAdvisorsText } from '../../text.ts';
import { useHours } from './waited.ts';

/** The report in sums, for the period that the list shows. */
export function ReportSummary() {
  const t = useAdvisorsText();
  const format = useFormat();
  const hours = useHours();
  const { filterValues } = useListContext();
  const { study_year, semester } = filterValues as { study_year?: string; semester?: 'autumn' | 'spring' | 'summer' };
  const summary = useCall(
    'GET /advising/advisors_summary/',
    { query: { study_year, semester } },
    { keepPrevious: true },
  );
  if (!summary.isSuccess) return <CallState call={summary} lines={2} />;
  const { data } = summary;
  return (
    <Box sx={{ mb: 'var(--s4)', display: 'grid', gap: 'var(--s2)' }}>
      {data.study_period && (
        <span className="mut">{t('report.period', { period: format.name(data.study_period.name) })}</span>
      )}
      <Tiles
        label={t('view.numbers')}
        tiles={[
          { label: t('report.advisors'), value: format.number(data.advisors) },
          {
            label: t('report.students'),
            value: format.number(data.students),
            hint: data.unadvised > 0 ? `${t('report.unadvised')}: ${format.number(data.unadvised)}` : undefined,
          },
          {
            label: t('report.waiting'),
            value: format.number(data.waiting),
            hint: data.oldest_waiting
              ? t('report.oldest', { date: format.shortDateTime(data.oldest_waiting) })
              : undefined,
          },
          { label: t('report.mean'), value: hours(data.mean_hours) },
          { label: t('report.answers'), value: `${format.number(data.approvals)} / ${format.number(data.returns)}` },
        ]}
      />
    </Box>
  );
}
