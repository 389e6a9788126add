import Box from '@mui/material/Box';
import type { StudyPeriodView } from '@portal/event-schemas/registration/views.ts';
import { useState } from 'react';
import { useSession } from '../../../app/portal.ts';
import { useFormat } from '../../../i18n/format.ts';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { CallState, EmptyState } from '../../../shell/states.tsx';
import { usePermitsText } from '../../permits-text.ts';
import { usePermissions } from './calls.ts';
import { PermitDialog } from './permit-dialog.tsx';
import { PermitHistory } from './permit-history.tsx';
import { PermitLines } from './permit-lines.tsx';
import { StudyPlans } from './study-plans.tsx';
import { WithdrawPermit } from './withdraw-permit.tsx';

interface Props {
  student: { uid: string; display_name: string };
  period: StudyPeriodView;
  /** The reader reviews this student's card: advisors their own students', the office all. */
  reviews: boolean;
}

/** Of a student's card: what was opened to this student alone, past which rules; by which plans they may choose; what was given and taken back. */
export default function StudentPermits({ student, period, reviews }: Props) {
  const session = useSession();
  const office = session.is_office || session.is_org_admin;
  return (
    <Box sx={{ display: 'grid', gap: 'var(--s4)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Permissions student={student} period={period} reviews={reviews} office={office} />
      <StudyPlans student={student.uid} office={office} />
      <PermitHistory student={student.uid} />
    </Box>
  );
}

function Permissions({ student, period, reviews, office }: Props & { office: boolean }) {
  const t = usePermitsText();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const list = usePermissions(student.uid);
  const add = reviews ? (
    <OfficeActButton variant="outlined" size="small" onClick={() => setAsking(true)}>
      {t('permits.add')}
    </OfficeActButton>
  ) : undefined;
  return (
    <Panel title={t('permits.title')} actions={add} flush>
      <CallState call={list} lines={3} />
      {list.data?.results.length === 0 && <EmptyState title={t('permits.none')}>{t('permits.hint')}</EmptyState>}
      {list.data && list.data.results.length > 0 && (
        <PermitLines
          label={t('permits.title')}
          lines={list.data.results.map(one => ({
            key: one.uid,
            given: one,
            about: (
              <>
                {format.name(one.name)} <span className="mut">{one.code}</span>
              </>
            ),
            act: reviews ? (
              <WithdrawPermit student={student.uid} course={one.uid} name={format.name(one.name)} />
            ) : undefined,
          }))}
        />
      )}
      {asking && (
        <PermitDialog
          student={{ uid: student.uid, name: student.display_name }}
          period={period.uid}
          office={office}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
