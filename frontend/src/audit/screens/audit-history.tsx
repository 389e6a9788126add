import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { aggregateOf } from '@portal/event-schemas/audit/subjects.ts';
import { useMemo, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useCanOpen, useLink } from '../../app/links.ts';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { ErrorState, Skeletons } from '../../shell/states.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useStreams } from '../calls.ts';
import { Differences } from '../parts/differences.tsx';
import { MomentSlider } from '../parts/moment-slider.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { useRecordName } from '../record-text.ts';
import { pageSize, useHistoryFrom, useStates, type Point } from '../state-calls.ts';
import { useText } from '../text.ts';

/** The history of one record, and what it was at any version or moment, beside what it is now or was at another: slider, timeline, differences. */
export default function AuditHistory() {
  const t = useText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const { stream = '' } = useParams();
  const found = useStreams(stream).data?.results.find(row => row.stream === stream);
  const title = found && format.name(found.title) ? format.name(found.title) : undefined;
  const recordName = useRecordName();
  const [query, setQuery] = useSearchParams();
  // The address follows what is shown, not the other way round: keys pressed on the slider are quicker than navigations.
  const [at, setAt] = useState<Point>(() => ({
    version: Number(query.get('version')) || undefined,
    as_of: query.get('as_of') ?? undefined,
  }));
  const [to, setTo] = useState<number | null>(() => Number(query.get('to')) || null);
  const [dragged, setDragged] = useState<{ version: number; to: number | null } | null>(null);
  const [page, setPage] = useState(0);
  const history = useHistoryFrom(stream, page);
  const entries = useMemo(() => history.data?.pages.flatMap(one => one.results) ?? [], [history.data]);
  const total = history.data?.pages[0]?.version ?? 0;
  const states = useStates(
    stream,
    at.as_of ? at : { version: at.version ?? (total || undefined) },
    to === null ? null : { version: to },
  );

  const show = (next: Point, second: number | null): void => {
    setDragged(null);
    setAt(next);
    setTo(second);
    setQuery(
      Object.fromEntries(
        Object.entries({ ...next, to: second }).flatMap(([name, value]) =>
          value === undefined || value === null ? [] : [[name, String(value)]],
        ),
      ),
      { replace: true },
    );
    if (next.version !== undefined) showEntry(next.version);
  };
  /** The page of the history on which a version stands, where it is not among those that are there. */
  const showEntry = (version: number): void => {
    const [newest, oldest] = [entries[0]?.version ?? 0, entries.at(-1)?.version ?? 0];
    if (version > newest || version < oldest) setPage(Math.floor((total - version) / pageSize));
  };
  const goTo = (version: number, second: number | null = to): void =>
    show({ version: Math.min(total, Math.max(1, version)) }, second);

  if (!history.isSuccess) return <PageCallState call={history} />;
  const shown = dragged?.version ?? at.version ?? states.data?.version ?? total;
  const second = dragged ? dragged.to : to;
  const entry = entries.find(one => one.version === shown);
  return (
    <>
      <PageHeader title={title} note={recordName(aggregateOf(stream))} />
      <MomentSlider
        version={shown}
        to={second}
        total={total}
        at={states.data?.at ?? null}
        toAt={states.data?.to_at ?? null}
        onDrag={(version, other) => setDragged({ version, to: other })}
        onVersion={goTo}
        onMoment={as_of => show({ as_of }, to)}
        onCompare={compare => (compare ? show({ version: Math.min(shown, total - 1) }, total) : show(at, null))}
        actions={
          entry &&
          canOpen('audit-as-of') && (
            <Button component={Link} to={link('audit-as-of', {}, { position: String(entry.position) })}>
              {t('history.portal')}
            </Button>
          )
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 'var(--s4)',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 440px)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 'var(--s2)', minWidth: 0 }}>
          {history.hasPreviousPage && (
            <Box>
              <Button disabled={history.isFetchingPreviousPage} onClick={() => void history.fetchPreviousPage()}>
                {t('history.newer')}
              </Button>
            </Box>
          )}
          <Timeline
            entries={entries}
            version={shown}
            onVersion={goTo}
            more={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
          />
        </Box>
        {states.isError ? (
          <ErrorState error={states.error} retry={() => void states.refetch()} />
        ) : states.data ? (
          <Differences state={states.data} entries={entries} two={to !== null} />
        ) : (
          <Skeletons lines={5} />
        )}
      </Box>
    </>
  );
}
