import Box from '@mui/material/Box';
import type { TeacherRequestRow } from '@portal/event-schemas/teacher-requests/views.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { StatusChip, type Tone } from '../../shell/status-chip.tsx';
import { WithdrawButton } from '../parts/withdraw-button.tsx';
import { useMyRequests } from '../calls.ts';
import { useRequestText } from '../text.ts';

const step = 20;

/** A student's requests to teachers, the newest first: what was asked, what was answered; open ones can be withdrawn. */
export default function MyTeacherRequests() {
  const t = useRequestText();
  const link = useLink();
  const [many, setMany] = useState(step);
  const requests = useMyRequests(many);
  const toCourses = (
    <Link className="button" to={link('online-registration')}>
      {t('to_registration')}
    </Link>
  );
  return (
    <>
      <PageHeader />
      <Panel flush>
        <CallState call={requests} lines={5} />
        {requests.data?.count === 0 && (
          <EmptyState title={t('empty')} action={toCourses}>
            {t('empty_hint')}
          </EmptyState>
        )}
        <ul>
          {requests.data?.results.map(request => (
            <Request key={request.uid} request={request} />
          ))}
        </ul>
      </Panel>
      {(requests.data?.count ?? 0) > many && (
        <Box>
          <button type="button" className="button" onClick={() => setMany(many + step)}>
            {t('previous')}
          </button>
        </Box>
      )}
    </>
  );
}

const tones: Record<TeacherRequestRow['status'], Tone> = {
  asked: 'warn',
  approved: 'ok',
  rejected: 'bad',
  withdrawn: 'quiet',
};

function Request({ request }: { request: TeacherRequestRow }) {
  const t = useRequestText();
  const format = useFormat();
  const link = useLink();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 'var(--s2)',
        padding: 'var(--s4)',
        borderTop: '1px solid var(--line)',
        '&:first-of-type': { borderTop: 0 },
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s1) var(--s3)', alignItems: 'center' }}>
        <Link to={link('online-registration', {}, { course: request.course })}>
          <b>{format.name(request.name)}</b>
        </Link>
        <StatusChip tone={tones[request.status]}>{t(`status.${request.status}`)}</StatusChip>
        {request.registered && <StatusChip tone="ok">{t('used')}</StatusChip>}
        <span className="mut num">
          {[request.code, format.name(request.period_name), format.dateTime(request.asked_at)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Box>
      <div>
        <span className="mut">{request.reasons.map(reason => t(`reason.${reason}`)).join(', ')}: </span>
        {request.text}
      </div>
      {(request.status === 'approved' || request.status === 'rejected') && (
        <div>
          {t(request.status, { name: request.decided_by ?? '' })}
          {request.comment && ` «${request.comment}»`}
        </div>
      )}
      {(request.status === 'asked' || (request.status === 'approved' && !request.registered)) && (
        <div>
          <WithdrawButton request={request} />
        </div>
      )}
    </Box>
  );
}
