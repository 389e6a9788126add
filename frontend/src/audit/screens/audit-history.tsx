import Box from '@mui/material/Box';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { PageHeader } from '../../shell/page-header.tsx';
import { ErrorState, Skeletons } from '../../shell/states.tsx';
import { useHistory, useStateAsOf } from '../calls.ts';
import { Differences } from '../parts/differences.tsx';
import { MomentSlider } from '../parts/moment-slider.tsx';
import { Timeline } from '../parts/timeline.tsx';

/** The history of one record, and what it was at any version: slider, timeline, then and now side by side. */
export default function AuditHistory() {
  const { stream = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const history = useHistory(stream);
  const [dragged, setDragged] = useState<number | null>(null);
  const entries = history.data?.pages.flatMap(page => page.results) ?? [];
  const total = history.data?.pages[0]?.version ?? 0;
  const asOf = query.get('as_of') ?? undefined;
  const version = query.get('version') ? Number(query.get('version')) : undefined;
  const state = useStateAsOf(stream, asOf ? { as_of: asOf } : { version: version ?? (total || undefined) });
  const goTo = (next: number): void => { setDragged(null); setQuery({ version: String(Math.min(total, Math.max(1, next))) }, { replace: true }); };

  if (history.isPending) return <><PageHeader /><Skeletons lines={8} /></>;
  if (history.isError) return <><PageHeader /><ErrorState error={history.error} retry={() => void history.refetch()} /></>;
  const shown = dragged ?? state.data?.version ?? total;
  return (
    <>
      <PageHeader note={stream} />
      <MomentSlider version={shown} total={total} at={state.data?.at ?? null} onDrag={setDragged} onVersion={goTo} onMoment={at => setQuery({ as_of: at }, { replace: true })} />
      <Box sx={{ display: 'grid', gap: 'var(--s4)', alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 440px)' } }}>
        <Timeline entries={entries} version={shown} onVersion={goTo} more={history.hasNextPage ? () => void history.fetchNextPage() : undefined} />
        {state.isError ? <ErrorState error={state.error} retry={() => void state.refetch()} /> : state.data ? <Differences state={state.data} /> : <Skeletons lines={5} />}
      </Box>
    </>
  );
}
