import Box from '@mui/material/Box';
import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useCanOpen, useLink } from '../../app/links.ts';
import { useSession } from '../../app/portal.ts';
import { useFormat } from '../../i18n/format.ts';
import { Meter } from '../../shell/meter.tsx';
import { Panel } from '../../shell/panel.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useStudentText, useText } from '../text.ts';
import { CreditLimits } from './card/credit-limits.tsx';

const ReassignStudents = lazy(() =>
  import('./reassign-students.tsx').then(file => ({ default: file.ReassignStudents })),
);

const accessScreen = 'discipline-registration-access-for-selected-students';

/** Who the student is, credits against the limits, and what stands against registering. */
export function StudentProfile({ card }: { card: CardDetail }) {
  const t = useText();
  const format = useFormat();
  const words = useStudentText();
  const session = useSession();
  const link = useLink();
  const canOpen = useCanOpen();
  const assigns = session.is_office || session.is_org_admin;
  const { student, credits, standing } = card;
  return (
    <Panel>
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 'var(--s3)', '& dt': { font: 'var(--t-label)', color: 'var(--ink-2)' } }}
      >
        <Fact name={t('card.period')}>{format.name(card.study_period.name)}</Fact>
        <Fact name={t('card.credits')}>
          <Box sx={{ display: 'grid', gap: '6px' }}>
            <span className="num">{t('card.of', { amount: credits.amount, max: credits.max, min: credits.min })}</span>
            <Meter label={t('card.credits')} value={credits.amount} max={credits.max} width="100%" />
            {credits.max_audit > 0 && (
              <span className="mut num">
                {words('limits.audit_of', { amount: credits.amount_audit, max: credits.max_audit })}
              </span>
            )}
            {card.status_info.max_credit || card.status_info.max_credit_audit ? (
              <span className="mut">{words('limits.own')}</span>
            ) : null}
            <div>
              <CreditLimits card={card} />
            </div>
          </Box>
        </Fact>
        <Fact name={t('card.program')}>
          {student.edu_program ? `${student.edu_program.code} ${format.name(student.edu_program.name)}` : '–'}
        </Fact>
        <Fact name={t('card.advisor')}>
          <Box sx={{ display: 'grid', gap: '6px', justifyItems: 'start' }}>
            {student.advisor?.display_name ?? t('card.no_advisor')}
            {assigns && (
              <Suspense fallback={null}>
                <ReassignStudents rows={[student]} clear={() => undefined} />
              </Suspense>
            )}
          </Box>
        </Fact>
        <Fact name={t('card.email')}>
          {student.email ? <a href={`mailto:${student.email}`}>{student.email}</a> : '–'}
        </Fact>
        <Fact name={t('card.debts')}>
          {standing.debts.length === 0
            ? t('card.no_debts')
            : standing.debts.map(debt => (
                <StatusChip key={debt.kind} tone="bad">
                  {t(`card.debt.${debt.kind}`)}
                  {debt.amount ? ` · ${format.number(debt.amount)}` : ''}
                </StatusChip>
              ))}
        </Fact>
        <Fact name={t('card.certificate')}>
          {standing.certificate_until
            ? t('card.until', { date: format.date(standing.certificate_until) })
            : t('card.no_certificate')}
        </Fact>
        {card.status_info.comment && <Fact name={t('card.comment')}>{card.status_info.comment}</Fact>}
      </Box>
      <Box sx={{ mt: 'var(--s3)', display: 'grid', gap: 'var(--s2)', justifyItems: 'start' }}>
        {canOpen('online-registration-adviser') && (
          <Link to={link('online-registration-adviser', undefined, { student: student.uid })}>
            {words('card.as_student')}
          </Link>
        )}
        {canOpen(accessScreen) && (
          <Link to={link(accessScreen, undefined, { tab: 'students', filter: JSON.stringify({ uid: student.uid }) })}>
            {words('card.access')}
          </Link>
        )}
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
