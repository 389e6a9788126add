import Box from '@mui/material/Box';
import type { StateAsOf } from '@portal/event-schemas/audit/views.ts';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { useText } from '../text.ts';

/** The state then beside the state now: what differs as a table, the whole state below. */
export function Differences({ state }: { state: StateAsOf }) {
  const t = useText();
  return (
    <Panel title={t('history.then_now')} flush>
      {state.differences.length === 0 ? (
        <EmptyState title={t('history.same')} />
      ) : (
        <Box sx={{ overflowX: 'auto' }} role="region" aria-label={t('history.then_now')} tabIndex={0}>
          <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', font: 'var(--t-small)', '& th, & td': { textAlign: 'left', p: '6px var(--s3)', borderBottom: '1px solid var(--line)', verticalAlign: 'top', overflowWrap: 'anywhere' }, '& tbody th': { fontWeight: 500 }, '& td:nth-of-type(1)': { background: 'var(--bad-soft)', color: 'var(--ink)' }, '& td:nth-of-type(2)': { background: 'var(--ok-soft)', color: 'var(--ink)' } }}>
            <thead>
              <tr>
                <th scope="col">{t('history.field')}</th>
                <th scope="col">{t('history.then')}</th>
                <th scope="col">{t('history.now')}</th>
              </tr>
            </thead>
            <tbody>
              {state.differences.map(difference => (
                <tr key={difference.path}>
                  <th scope="row">{difference.path}</th>
                  <td>{show(difference.then, t('history.none'))}</td>
                  <td>{show(difference.now, t('history.none'))}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      <Box component="details" sx={{ p: 'var(--s3) var(--s4)', '& summary': { cursor: 'pointer', font: 'var(--t-label)', minHeight: 24 } }}>
        <summary>{t('history.state')}</summary>
        <Box component="pre" tabIndex={0} sx={{ m: 0, mt: 'var(--s2)', p: 'var(--s3)', background: 'var(--bg)', borderRadius: 'var(--radius-s)', overflow: 'auto', maxHeight: 420, fontSize: 12 }}>{JSON.stringify(state.state, null, 2)}</Box>
      </Box>
    </Panel>
  );
}

const show = (value: unknown, none: string): string => (value === null || value === undefined ? none : typeof value === 'object' ? JSON.stringify(value) : String(value));
