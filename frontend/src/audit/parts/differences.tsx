import Box from '@mui/material/Box';
import type { HistoryEntry, StateAsOf } from '@portal/event-schemas/audit/views.ts';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { useText } from '../text.ts';
import { useDifferenceWords } from './difference-words.ts';

/** The state then beside the state now: what differs in words, the whole state as it is kept below. */
export function Differences({ state, entries }: { state: StateAsOf; entries: readonly HistoryEntry[] }) {
  const t = useText();
  const rows = useDifferenceWords(state.differences, entries);
  return (
    <Panel title={t('history.then_now')} flush>
      {rows.length === 0 ? (
        <EmptyState title={t('history.same')} />
      ) : (
        <Box sx={{ overflowX: 'auto', position: 'relative' }} role="region" aria-label={t('history.then_now')} tabIndex={0}>
          <Box component="table" sx={table}>
            <thead>
              <tr>
                <th scope="col">{t('history.field')}</th>
                <th scope="col">{t('history.then')}</th>
                <th scope="col">{t('history.now')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(row => (
                <tr key={row.path}>
                  <th scope="row">{row.label}</th>
                  <td>{row.then}</td>
                  <td>{row.now}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      <Box component="details" sx={{ p: 'var(--s3) var(--s4)', '& summary': { cursor: 'pointer', font: 'var(--t-label)', minHeight: 24 } }}>
        <summary>{t('history.state')}</summary>
        <Box className="mut" sx={{ overflowWrap: 'anywhere' }}>{state.stream}</Box>
        <Box component="pre" tabIndex={0} sx={{ m: 0, mt: 'var(--s2)', p: 'var(--s3)', background: 'var(--bg)', borderRadius: 'var(--radius-s)', overflow: 'auto', maxHeight: 420, fontSize: 12 }}>{JSON.stringify(state.state, null, 2)}</Box>
      </Box>
    </Panel>
  );
}

const table = {
  width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', font: 'var(--t-small)',
  '& th, & td': { textAlign: 'left', p: '8px var(--s3)', borderBottom: '1px solid var(--line)', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& thead th': { font: 'var(--t-label)', color: 'var(--ink-2)' },
  '& th:first-of-type': { width: '44%' },
  '& tbody th': { fontWeight: 500 },
  '& tbody td:nth-of-type(1)': { background: 'var(--bad-soft)' },
  '& tbody td:nth-of-type(2)': { background: 'var(--ok-soft)' },
} as const;
