import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CallTo } from '@portal/event-schemas/kernel/calls.ts';
import type { Entity, Fields } from '@portal/event-schemas/kernel/entity/entity.ts';
import { useListContext } from 'ra-core';
import { useCall } from '../http/use-call.ts';
import { useFormat } from '../i18n/format.ts';
import type { BulkActions } from '../lists/bulk-bar.tsx';
import { StatusChip } from '../shell/status-chip.tsx';
import { CallState } from '../shell/states.tsx';
import { ActButton } from './act-button.tsx';
import { useShown, type AnyRow } from './values.tsx';
import { useLiveRows } from './use-live-rows.ts';
import { useEntityWords, useKitText } from './words.ts';

/** The state of a record of a life, in its words and its tone. */
export function StateChip({ entity, row }: { entity: Entity<any>; row: Record<string, unknown> }) {
  const words = useEntityWords(entity);
  const state = String(row['state']);
  return <StatusChip tone={entity.life!.states[state] ?? 'quiet'}>{words.states?.[state] ?? state}</StatusChip>;
}

/** How many records are in each state, above their list; pressed, it shows these alone. */
export function StateCounts({ entity, states }: { entity: Entity<any>; states: readonly string[] }) {
  const t = useKitText();
  const words = useEntityWords(entity);
  const { filterValues, setFilters } = useListContext();
  const { data: counts } = useCall(
    `GET ${entity.path}counts/` as CallTo<Record<string, number>>,
    {},
    { live: useLiveRows(entity) },
  );
  const chosen = filterValues['state'] as string | undefined;
  const choose = (state: string | undefined): void => {
    const { state: _before, ...others } = filterValues;
    setFilters(state === undefined ? others : { ...others, state });
  };
  const all = states.reduce((sum, state) => sum + (counts?.[state] ?? 0), 0);
  const choices = [{ state: undefined, label: t('all'), count: all }].concat(
    states.map(state => ({ state: state as never, label: words.states![state]!, count: counts?.[state] ?? 0 })),
  );
  return (
    <Box role="group" aria-label={t('state')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBottom: 2 }}>
      {choices.map(({ state, label, count }) => (
        <Button
          key={label}
          size="small"
          variant={state === chosen ? 'contained' : 'outlined'}
          aria-pressed={state === chosen}
          onClick={() => choose(state)}
        >
          {label}
          <Box component="span" className="num" sx={{ marginLeft: '6px', opacity: 0.8 }}>
            {counts ? count : '…'}
          </Box>
        </Button>
      ))}
    </Box>
  );
}

/** Buttons of the acts that can be done with several rows at once, those that one of the selected rows allows. */
export const bulkOf = (entity: Entity<any>): BulkActions<AnyRow> =>
  function EntityBulk({ rows, clear }) {
    const allowed = (name: string): boolean =>
      rows.some(row => name in ((row['may'] as Record<string, unknown> | undefined) ?? {}));
    const many = Object.keys(entity.life!.acts).filter(name => entity.life!.acts[name]!.many);
    return many
      .filter(allowed)
      .map(name => <ActButton key={name} entity={entity} name={name} rows={rows} onDone={clear} />);
  };

interface Entry {
  at: string;
  who: string | null;
  type: string;
  comment: string | null;
  changes: Record<string, unknown>;
  before: Record<string, unknown>;
}

/** What became of a record, for whoever sees it: who did what and when, in words. */
export function LifeHistory({ entity, row }: { entity: Entity<any>; row: AnyRow }) {
  const t = useKitText();
  const format = useFormat();
  const words = useEntityWords(entity);
  const { show } = useShown(entity);
  const history = useCall(`GET ${entity.path}{uid}/history/` as CallTo<Entry[]>, { params: { uid: row.uid } });
  if (!history.isSuccess) return <CallState call={history} lines={4} />;
  const said = (type: string): string => {
    const act = Object.keys(entity.life!.acts).find(name => entity.life!.acts[name]!.event === type);
    if (act) return words.acts![act]!.does;
    return t(type.endsWith('Created') ? 'made' : type.endsWith('Removed') ? 'taken_away' : 'changed');
  };
  const fields = entity.fields as Fields;
  const shown = ({ type, changes, before }: Entry): string[] =>
    type.endsWith('Created')
      ? []
      : Object.keys(changes)
          .filter(name => fields[name] && !fields[name].stamp && fields[name].kind !== 'ref')
          .map(name => `${words.fields[name] ?? name}: ${show(name, before)} → ${show(name, changes)}`);
  return (
    <ol style={{ display: 'grid', gap: 'var(--s3)' }}>
      {history.data.map(entry => (
        <li key={`${entry.at} ${entry.type}`}>
          <div className="mut num">{[format.shortDateTime(entry.at), entry.who].filter(Boolean).join(' · ')}</div>
          <div>{said(entry.type)}</div>
          {entry.comment && <div className="mut">«{entry.comment}»</div>}
          {shown(entry).length > 0 && (
            <ul className="mut">
              {shown(entry).map(text => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
