import type { ReactNode } from 'react';
import type { LedgerState as State } from '@portal/event-schemas/audit/ledger-views.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Meter } from '../../../shell/meter.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { useLedgerText } from '../../ledger-text.ts';
import { Findings } from './faults.tsx';

/** How far the log is chained, sealed and verified; the verification that runs, or what the last one found. */
export function LedgerState({ state }: { state: State }) {
  const t = useLedgerText();
  const format = useFormat();
  const { verification, running } = state;
  const position = (at: number): string =>
    at > 0 ? t('state.position', { position: format.number(at) }) : t('state.none');
  return (
    <Panel title={t('state.title')}>
      <div style={{ display: 'grid', gap: 'var(--s4)' }}>
        <dl
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
            gap: 'var(--s3) var(--s4)',
          }}
        >
          <Fact name={t('state.last')}>{position(state.last_position)}</Fact>
          <Fact name={t('state.chained')}>{position(state.chained_to)}</Fact>
          <Fact name={t('state.sealed')}>
            {position(state.sealed_to)}
            {state.last_seal && <div className="mut">{format.shortDateTime(state.last_seal.sealed_at)}</div>}
          </Fact>
          <Fact name={t('state.unsealed')}>
            {t('state.events', { smart_count: state.unsealed, events: format.number(state.unsealed) })}
          </Fact>
          <Fact name={t('state.next')}>{format.shortDateTime(state.next_seal_by)}</Fact>
          <Fact name={t('state.verified')}>
            {verification?.finished_at ? format.shortDateTime(verification.finished_at) : t('state.never')}
          </Fact>
        </dl>
        <div>
          <span className="mut">{t('state.chain')}: </span>
          <code style={{ overflowWrap: 'anywhere' }}>{state.chain}</code>
        </div>
        <div role="status" style={{ display: 'grid', gap: 'var(--s3)' }}>
          {running ? (
            <Meter label={t('verify.now')} value={running.done} max={Math.max(1, running.of)} width="min(320px, 100%)">
              <span className="num">
                {running.of > 0
                  ? t('verify.running', { done: format.number(running.done), of: format.number(running.of) })
                  : t('verify.waiting')}
              </span>
            </Meter>
          ) : (
            verification?.result && <Findings result={verification.result} />
          )}
        </div>
      </div>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mut">{name}</dt>
      <dd className="num" style={{ margin: 0 }}>
        {children}
      </dd>
    </div>
  );
}
