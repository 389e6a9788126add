import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { StatusOfCard } from '../../registration/api.ts';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { WidgetList } from '../../shell/widget-list.tsx';
import { longestWaiting, useOriginLinks } from '../parts/card/origin.ts';
import { useText } from '../text.ts';

/** Desktop widget of an advisor: the cards that have waited longest. */
export default function MyReviewQueue() {
  const t = useText();
  const format = useFormat();
  const link = useLink();
  const { cardFrom } = useOriginLinks();
  const waiting = useCall('GET /advisors/my_students/all/', longestWaiting);
  if (!waiting.isSuccess) return <CallState call={waiting} lines={3} />;
  if (waiting.data.results.length === 0)
    return (
      <EmptyState
        title={t('queue.none')}
        action={
          <Link component={RouterLink} to={link('students-list')}>
            {t('queue.open')}
          </Link>
        }
      >
        {t('queue.hint')}
      </EmptyState>
    );
  return (
    <>
      <WidgetList
        rows={waiting.data.results}
        to={row => cardFrom({ from: 'advisor-review', list: '' }, row)}
        name={row => row.display_name}
      >
        {row => (
          <>
            <StatusOfCard status={row.status} />
            {row.sent_at && (
              <span className="mut num">{t('review.sent', { date: format.shortDateTime(row.sent_at) })}</span>
            )}
          </>
        )}
      </WidgetList>
      <Link component={RouterLink} to={link('advisor-review')}>
        {t('review.waiting')}: {format.number(waiting.data.count)}
      </Link>
    </>
  );
}
