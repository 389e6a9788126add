import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { WidgetList } from '../../shell/widget-list.tsx';
import { useRegistrationText as useText } from '../../registration/api.ts';

/** Desktop widget of a teacher: the requests that have waited longest for an answer. */
export default function StudentRequests() {
  const t = useText();
  const format = useFormat();
  const link = useLink();
  const open = useCall(
    'GET /organizations/data_request_teacher/',
    { query: { page_size: 5 } },
    { live: { channel: 'notifications', keys: ['notifications'] } },
  );
  if (!open.isSuccess) return <CallState call={open} lines={3} />;
  if (open.data.results.length === 0)
    return <EmptyState title={t('requests.widget_none')}>{t('requests.widget_hint')}</EmptyState>;
  return (
    <>
      <WidgetList rows={open.data.results} to={() => link('teacher-requests')} name={row => row.student_name}>
        {row => (
          <>
            <span>{format.name(row.name)}</span>
            {row.reasons.map(reason => (
              <StatusChip key={reason} tone="warn">
                {t(`requests.reason.${reason}`)}
              </StatusChip>
            ))}
            <span className="mut num">{format.shortDateTime(row.asked_at)}</span>
          </>
        )}
      </WidgetList>
      <Link component={RouterLink} to={link('teacher-requests')}>
        {t('requests.widget_all', { count: format.number(open.data.count) })}
      </Link>
    </>
  );
}
