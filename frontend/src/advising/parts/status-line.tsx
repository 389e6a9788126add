import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import { useListContext } from 'ra-core';
import { useCall } from '../../http/use-call.ts';
import { StatusOfCard, useRegistrationText } from '../../registration/api.ts';
import { useText } from '../text.ts';

/** How many cards stand in each status under the list's other filters; a click filters by the status, another one takes it off. */
export function StatusLine({ permanent }: { permanent?: Record<string, unknown> }) {
  const t = useText();
  const words = useRegistrationText();
  const { filterValues, setFilters } = useListContext();
  const { status, ...others } = filterValues as Record<string, unknown>;
  const counts = useCall(
    'GET /advising/status_counts/',
    { query: { filter: JSON.stringify({ ...others, ...permanent }) } },
    { keepPrevious: true },
  );
  if (!counts.data) return null;
  const { data } = counts;
  const chosen: readonly unknown[] = Array.isArray(status) ? status : status === undefined ? [] : [status];
  const toggle = (one: string): void =>
    setFilters(chosen.length === 1 && chosen[0] === one ? others : { ...others, status: [one] });
  return (
    <Box
      component="ul"
      aria-label={t('list.counts')}
      sx={{ display: 'flex', gap: 'var(--s2)', overflowX: 'auto', '& > li': { flex: 'none' } }}
    >
      {cardStatuses
        // Of what was filtered by the one status alone stays, to be taken off again.
        .filter(one => (data.counts[one] ?? 0) > 0 || (chosen.length === 1 && chosen[0] === one))
        .map(one => (
          <li key={one}>
            <ButtonBase
              aria-pressed={chosen.includes(one)}
              title={t('list.show_status', { status: words(`status.${one}`), count: data.counts[one] ?? 0 })}
              onClick={() => toggle(one)}
              sx={{
                gap: '8px',
                p: '3px 10px 3px 4px',
                borderRadius: 'var(--radius-s)',
                border: '1px solid',
                borderColor: chosen.includes(one) ? 'var(--lapis)' : 'transparent',
                minHeight: 32,
                '&:hover': { background: 'var(--surface)' },
              }}
            >
              <StatusOfCard status={one} /> <b className="num">{data.counts[one]}</b>
            </ButtonBase>
          </li>
        ))}
    </Box>
  );
}
