import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { PageHeader } from '../../shell/page-header.tsx';
import { ErrorState, Skeletons } from '../../shell/states.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useHistory, useStateAsOf, useStreams } from '../calls.ts';
import { Differences } from '../parts/differences.tsx';
import { MomentSlider } from '../parts/moment-slider.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { recordKinds, useText } from '../text.ts';

interface Moment {
  version?: number;
  as_of?: string;
}

/** The history of one record, and what it was at any version: slider, timeline, then and now side by side. */
export default function AuditHistory() {
  const t = useText();
  const format = useFormat();
  const { stream = '' } = useParams();
  const found = useStreams(stream).data?.results.find(row => row.stream === stream);
  const title = found && format.name(found.title) ? format.name(found.title) : undefined;
  const kind = recordKinds.find(one => stream.startsWith(`${one}-`)) ?? 'other';
  const [query, setQuery] = useSearchParams();
  const history = useHistory(stream);
  const [dragged, setDragged] = useState<number | null>(null);
  const entries = useMemo(() => history.data?.pages.flatMap(page => page.results) ?? [], [history.data]);
  const total = history.data?.pages[0]?.version ?? 0;
  // The address follows what is shown, not the other way round: keys pressed on the slider are quicker than navigations.
  const [at, setAt] = useState<Moment>(() => ({ version: Number(query.get('version')) || undefined, as_of: query.get('as_of') ?? undefined }));
  const state = useStateAsOf(stream, at.as_of ? at : { version: at.version ?? (total || undefined) });
  const show = (next: Moment): void => {
    setDragged(null);
    setAt(next);
    setQuery(Object.fromEntries(Object.entries(next).map(([name, value]) => [name, String(value)])), { replace: true });
  };
  const goTo = (next: number): void => show({ version: Math.min(total, Math.max(1, next)) });

  if (history.isPending) return <><PageHeader /><Skeletons lines={8} /></>;
  if (history.isError) return <><PageHeader /><ErrorState error={history.error} retry={() => void history.refetch()} /></>;
  const shown = dragged ?? at.version ?? state.data?.version ?? total;
  return (
    <>
      <PageHeader title={title} note={t(`kind.${kind}`)} />
      <MomentSlider version={shown} total={total} at={state.data?.at ?? null} onDrag={setDragged} onVersion={goTo} onMoment={as_of => show({ as_of })} />
      <Box sx={{ display: 'grid', gap: 'var(--s4)', alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 440px)' } }}>
        <Timeline entries={entries} version={shown} onVersion={goTo} more={history.hasNextPage ? () => void history.fetchNextPage() : undefined} />
        {state.isError ? <ErrorState error={state.error} retry={() => void state.refetch()} /> : state.data ? <Differences state={state.data} entries={entries} /> : <Skeletons lines={5} />}
      </Box>
    </>
  );
}
