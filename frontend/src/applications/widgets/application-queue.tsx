import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { WidgetList } from '../../shell/widget-list.tsx';
import { useQueue } from '../calls.ts';
import { useText } from '../text.ts';

/** Desktop widget of who decides: the applications that have waited longest. */
export default function ApplicationQueue() {
  const t = useText();
  const f = useFormat();
  const link = useLink();
  const waiting = useQueue({ page_size: 5 });
  if (!waiting.isSuccess) return <CallState call={waiting} lines={3} />;
  const { results, count } = waiting.data;
  if (results.length === 0)
    return <EmptyState title={t('widgets.none_waiting')}>{t('widgets.none_waiting_hint')}</EmptyState>;
  return (
    <>
      <WidgetList
        rows={results}
        to={({ uid }) => link('coo-review-application', { uid })}
        name={row => row.applicant.display_name}
      >
        {row => (
          <span className="mut">
            {[f.name(row.type_name), row.step_since && f.shortDateTime(row.step_since)].filter(Boolean).join(' · ')}
          </span>
        )}
      </WidgetList>
      <Link component={RouterLink} to={link('coo-review')}>
        {t('widgets.all_waiting', { count: f.number(count) })}
      </Link>
    </>
  );
}
