import Box from '@mui/material/Box';
import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { Meter } from '../../shell/meter.tsx';
import { Panel } from '../../shell/panel.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useText } from '../text.ts';

/** Who the student is, credits against the limits, and what stands against registering. */
export function StudentProfile({ card }: { card: CardDetail }) {
  const t = useText();
  const format = useFormat();
  const { student, credits, standing } = card;
  return (
    <Panel>
      <Box component="dl" sx={{ display: 'grid', gap: 'var(--s3)', '& dt': { font: 'var(--t-label)', color: 'var(--ink-2)' } }}>
        <Fact name={t('card.period')}>{format.name(card.study_period.name)}</Fact>
        <Fact name={t('card.credits')}>
          <Box sx={{ display: 'grid', gap: '6px' }}>
            <span className="num">{t('card.of', { amount: credits.amount, max: credits.max, min: credits.min })}</span>
            <Meter label={t('card.credits')} value={credits.amount} max={credits.max} width="100%" />
          </Box>
        </Fact>
        <Fact name={t('card.program')}>{student.edu_program ? `${student.edu_program.code} ${format.name(student.edu_program.name)}` : '–'}</Fact>
        <Fact name={t('card.advisor')}>{student.advisor?.display_name ?? t('card.no_advisor')}</Fact>
        <Fact name={t('card.email')}>{student.email ? <a href={`mailto:${student.email}`}>{student.email}</a> : '–'}</Fact>
        <Fact name={t('card.debts')}>
          {standing.debts.length === 0 ? t('card.no_debts') : standing.debts.map(debt => <StatusChip key={debt.kind} tone="bad">{t(`card.debt.${debt.kind}`)}{debt.amount ? ` · ${format.number(debt.amount)}` : ''}</StatusChip>)}
        </Fact>
        <Fact name={t('card.certificate')}>{standing.certificate_until ? t('card.until', { date: format.date(standing.certificate_until) }) : t('card.no_certificate')}</Fact>
        {card.status_info.comment && <Fact name={t('card.comment')}>{card.status_info.comment}</Fact>}
      </Box>
    </Panel>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
