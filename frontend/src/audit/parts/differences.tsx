import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import type { HistoryEntry, StateAsOf } from '@portal/event-schemas/audit/views.ts';
import { idsOf } from '@portal/event-schemas/audit/words/differences.ts';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { useText } from '../text.ts';
import { useNames } from '../state-calls.ts';
import { useDifferenceWords } from './words.ts';

/** A course has thousands of seats: so many differences are shown at once. */
const atOnce = 200;

/** The state then beside the state now, or at two moments: what differs in words, the whole state as it is kept below. */
export function Differences({
  state,
  entries,
  two,
}: {
  state: StateAsOf;
  entries: readonly HistoryEntry[];
  two: boolean;
}) {
  const t = useText();
  const format = useFormat();
  const ids = useMemo(() => idsOf(state.differences), [state.differences]);
  const known = useNames(ids);
  const names = useMemo(
    () => new Map([...entries.map(({ actor }) => [actor.uid, actor.display_name] as const), ...known]),
    [entries, known],
  );
  const rows = useDifferenceWords(state.differences, names);
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, atOnce);
  const moment = (at: string | null): string | undefined =>
    at && two ? `${format.shortDate(at)} ${format.timeWithSeconds(at)}` : undefined;
  return (
    <Panel title={t(two ? 'history.two' : 'history.then_now')} flush>
      {rows.length === 0 ? (
        <EmptyState title={t(two ? 'history.same_two' : 'history.same')} />
      ) : (
        <Box
          sx={{ overflowX: 'auto', position: 'relative' }}
          role="region"
          aria-label={t(two ? 'history.two' : 'history.then_now')}
          tabIndex={0}
        >
          <Box component="table" sx={table}>
            <thead>
              <tr>
                <th scope="col">{t('history.field')}</th>
                <th scope="col">{moment(state.at) ?? t('history.then')}</th>
                <th scope="col">{moment(state.to_at) ?? t('history.now')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(row => (
                <tr key={row.path}>
                  <th scope="row">{row.label}</th>
                  <td>{row.then}</td>
                  <td>{row.now}</td>
                </tr>
              ))}
            </tbody>
          </Box>
          {shown.length < rows.length && (
            <Box sx={{ p: 'var(--s3) var(--s4)' }}>
              <Button onClick={() => setAll(true)}>
                {t('history.rest', {
                  smart_count: rows.length - shown.length,
                  count: format.number(rows.length - shown.length),
                })}
              </Button>
            </Box>
          )}
        </Box>
      )}
      <Box
        component="details"
        sx={{ p: 'var(--s3) var(--s4)', '& summary': { cursor: 'pointer', font: 'var(--t-label)', minHeight: 24 } }}
      >
        <summary>{t('history.state')}</summary>
        <Box className="mut" sx={{ overflowWrap: 'anywhere' }}>
          {state.stream}
        </Box>
        <Box
          component="pre"
          tabIndex={0}
          sx={{
            m: 0,
            mt: 'var(--s2)',
            p: 'var(--s3)',
            background: 'var(--bg)',
            borderRadius: 'var(--radius-s)',
            overflow: 'auto',
            maxHeight: 420,
            fontSize: 12,
          }}
        >
          {JSON.stringify(state.state, null, 2)}
        </Box>
      </Box>
    </Panel>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  font: 'var(--t-small)',
  '& th, & td': {
    textAlign: 'left',
    p: '8px var(--s3)',
    borderBottom: '1px solid var(--line)',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead th': { font: 'var(--t-label)', color: 'var(--ink-2)' },
  '& th:first-of-type': { width: '44%' },
  '& tbody th': { fontWeight: 500 },
  '& tbody td:nth-of-type(1)': { background: 'var(--bad-soft)' },
  '& tbody td:nth-of-type(2)': { background: 'var(--ok-soft)' },
} as const;
