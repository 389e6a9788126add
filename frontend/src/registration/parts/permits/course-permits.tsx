import Link from '@mui/material/Link';
import type { OfferingDetail } from '@portal/event-schemas/registration/office-views.ts';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useCanOpen, useLink } from '../../../app/links.ts';
import { useSession } from '../../../app/portal.ts';
import { useFormat } from '../../../i18n/format.ts';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { CallState } from '../../../shell/states.tsx';
import { usePermitsText } from '../../permits-text.ts';
import { usePermitted } from './calls.ts';
import { PermitDialog } from './permit-dialog.tsx';
import { PermitLines } from './permit-lines.tsx';
import { WithdrawPermit } from './withdraw-permit.tsx';

/** Of the office's course page: students who were let past rules of the course, by whom and why. */
export function CoursePermits({ course }: { course: OfferingDetail }) {
  const t = usePermitsText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const list = usePermitted(course.uid);
  const office = session.is_office || session.is_org_admin;
  const reviews = office || session.is_supervisor;
  const rows = list.data?.results ?? [];
  const period = course.study_period?.uid ?? '';
  return (
    <Panel
      title={t('permits.title')}
      note={rows.length > 0 ? format.number(rows.length) : undefined}
      flush
      actions={
        reviews ? (
          <OfficeActButton variant="outlined" size="small" onClick={() => setAsking(true)}>
            {t('permits.add')}
          </OfficeActButton>
        ) : undefined
      }
    >
      <CallState call={list} lines={2} />
      {list.data && rows.length === 0 && (
        <p className="mut" style={{ padding: '0 var(--s4) var(--s4)' }}>
          {t('permits.none_of_course')}
        </p>
      )}
      {rows.length > 0 && (
        <PermitLines
          label={t('permits.title')}
          lines={rows.map(one => ({
            key: one.uid,
            given: one,
            about: (
              <>
                {canOpen('student-card') ? (
                  <Link component={RouterLink} to={link('student-card', { uid: one.card })}>
                    {one.display_name}
                  </Link>
                ) : (
                  one.display_name
                )}{' '}
                <span className="mut">{one.student_group}</span>
              </>
            ),
            act: reviews ? <WithdrawPermit student={one.uid} course={course.uid} name={one.display_name} /> : undefined,
          }))}
        />
      )}
      {asking && (
        <PermitDialog
          course={{ uid: course.uid, name: `${course.code} ${format.name(course.name)}` }}
          period={period}
          office={office}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
