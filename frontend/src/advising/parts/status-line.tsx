import Box from '@mui/material/Box';
import type { StatusCounts } from '@portal/event-schemas/advising/views.ts';
import { cardStatuses } from '@portal/event-schemas/registration/values.ts';
import { useCall } from '../../http/use-call.ts';
import { StatusOfCard } from '../../registration/api.ts';
import { useText } from '../text.ts';

/** How many cards stand in each status; statuses that nobody has are left out. */
export function StatusLine() {
  const t = useText();
  const counts = useCall<StatusCounts>('GET /advising/status_counts/');
  if (!counts.data) return null;
  const { data } = counts;
  return (
    <Box component="ul" aria-label={t('list.counts')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2) var(--s4)' }}>
      {cardStatuses.filter(status => (data.counts[status] ?? 0) > 0).map(status => (
        <Box component="li" key={status} sx={{ display: 'inline-flex', gap: '6px', alignItems: 'center' }}>
          <StatusOfCard status={status} /> <b className="num">{data.counts[status]}</b>
        </Box>
      ))}
    </Box>
  );
}
