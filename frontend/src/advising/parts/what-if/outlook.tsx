import Box from '@mui/material/Box';
import type { CardChangesReport } from '@portal/event-schemas/advising/what-if.ts';
import { useFormat } from '../../../i18n/format.ts';
import { StatusOfCard, useRegistrationText } from '../../../registration/api.ts';
import { Meter } from '../../../shell/meter.tsx';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { useStudentText } from '../../text.ts';

/** The card as it would be after all changes: status, credits against the limits, what meets at the same time. */
export function Outlook({ report }: { report: CardChangesReport }) {
  const t = useStudentText();
  const words = useRegistrationText();
  const format = useFormat();
  const { credits, clashes } = report;
  const tone = credits.amount > credits.max ? 'bad' : credits.amount < credits.min ? 'warn' : 'ok';
  const days = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 'var(--s3)', '& dt': { font: 'var(--t-label)', color: 'var(--ink-2)' } }}
    >
      <div>
        <dt>{t('try.status')}</dt>
        <dd>
          <StatusOfCard status={report.status} />
        </dd>
      </div>
      <div>
        <dt>{t('try.credits_after')}</dt>
        <dd>
          <Meter label={t('try.credits_after')} value={credits.amount} max={credits.max} tone={tone}>
            <span className="num">{t('try.of', { amount: credits.amount, min: credits.min, max: credits.max })}</span>
          </Meter>
          {credits.amount < credits.min && (
            <div className="mut">{t('try.below', { missing: credits.min - credits.amount })}</div>
          )}
          {credits.amount_audit > 0 && (
            <div className="mut num">
              {t('try.audit_after', { amount: credits.amount_audit, max: credits.max_audit })}
            </div>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('try.clashes')}</dt>
        <dd>
          {clashes.length === 0
            ? t('try.no_clashes')
            : clashes.map(clash => (
                <div key={`${clash.course}.${clash.other}`}>
                  <StatusChip tone="bad">
                    {words(`day.${days[clash.day] ?? 'mo'}`)} {clash.time}
                  </StatusChip>{' '}
                  {format.name(clash.name)} – {format.name(clash.other_name)}
                </div>
              ))}
        </dd>
      </div>
      <div>
        <dt>{t('try.courses_after')}</dt>
        <dd>{report.courses.map(course => format.name(course.name)).join(', ') || t('try.no_courses')}</dd>
      </div>
    </Box>
  );
}
