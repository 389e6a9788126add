import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { offeringStates, type OfferingState } from '@portal/event-schemas/offerings/codes.ts';
import { offeringStateNames } from '@portal/event-schemas/offerings/names.ts';
import { useListContext } from 'ra-core';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useOfferingsText } from '../text.ts';

const tones = { draft: 'quiet', open: 'ok', closed: 'warn', cancelled: 'bad' } as const;

/** The state of a course, in its words and its tone. */
export function OfferingStateChip({ state }: { state: OfferingState }) {
  const format = useFormat();
  return <StatusChip tone={tones[state]}>{format.name(offeringStateNames[state])}</StatusChip>;
}

/** How many courses are in each state, under the other filters of the list; pressed, it shows these alone. */
export function OfferingStateCounts() {
  const t = useOfferingsText();
  return (
    <Box role="group" aria-label={t('state')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBottom: 2 }}>
      {[undefined, ...offeringStates].map(state => (
        <Count key={state ?? 'all'} state={state} />
      ))}
    </Box>
  );
}

function Count({ state }: { state: OfferingState | undefined }) {
  const t = useOfferingsText();
  const format = useFormat();
  const { filterValues, setFilters } = useListContext();
  const { state: chosen, ...others } = filterValues as Record<string, string | undefined> & {
    state?: string | readonly string[];
  };
  const isChosen = Array.isArray(chosen) ? chosen.includes(state) : state === chosen;
  const counted = useCall(
    'GET /offerings/',
    { query: { ...others, state, page: 0, page_size: 1 } },
    { keepPrevious: true },
  );
  return (
    <Button
      size="small"
      variant={isChosen ? 'contained' : 'outlined'}
      aria-pressed={isChosen}
      onClick={() => setFilters(state === undefined ? others : { ...others, state })}
    >
      {state === undefined ? t('all') : format.name(offeringStateNames[state])}
      <Box component="span" className="num" sx={{ marginLeft: '6px', opacity: 0.8 }}>
        {counted.data ? format.number(counted.data.count) : '…'}
      </Box>
    </Button>
  );
}
