import Box from '@mui/material/Box';
import { useState } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { CallState, EmptyState } from '../../../shell/states.tsx';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { usePermitsText } from '../../permits-text.ts';
import { usePlansOf } from './calls.ts';
import { PlansDialog } from './plans-dialog.tsx';

/** By which plans the student may choose courses: that of the record and those that the office granted. */
export function StudyPlans({ student, office }: { student: string; office: boolean }) {
  const t = usePermitsText();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const plans = usePlansOf(student);
  const granted = plans.data?.plans.filter(plan => !plan.own) ?? [];
  return (
    <Panel
      title={t('plans.title')}
      actions={
        office && plans.data ? (
          <OfficeActButton variant="outlined" size="small" onClick={() => setAsking(true)}>
            {t('plans.grant')}
          </OfficeActButton>
        ) : undefined
      }
      flush
    >
      <CallState call={plans} lines={2} />
      {plans.data?.plans.length === 0 && <EmptyState title={t('plans.none')} />}
      <ul>
        {plans.data?.plans.map(plan => (
          <Box
            component="li"
            key={plan.uid}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: '4px var(--s3)',
              alignItems: 'center',
              p: '10px var(--s4)',
              borderTop: '1px solid var(--line)',
            }}
          >
            <span>
              {plan.code} {plan.edu_program && format.name(plan.edu_program.name)}
            </span>
            <StatusChip tone={plan.own ? 'quiet' : 'info'}>{t(plan.own ? 'plans.own' : 'plans.granted')}</StatusChip>
            {plan.chosen && <StatusChip tone="ok">{t('plans.chosen')}</StatusChip>}
          </Box>
        ))}
      </ul>
      {plans.data?.must_choose && (
        <Box component="p" className="mut" sx={{ p: '0 var(--s4) var(--s3)' }}>
          {t('plans.must_choose')}
        </Box>
      )}
      {asking && (
        <PlansDialog
          student={student}
          granted={granted}
          own={plans.data?.plans.find(plan => plan.own)?.uid ?? null}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
