import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import { lazy, Suspense, useState } from 'react';
import { OfficeActButton } from '../shell/office-act-button.tsx';
import { useAct, type ActProps } from './use-act.ts';
import { useShown, type AnyRow } from './values.tsx';
import { useEntityWords } from './words.ts';

const ActDialog = lazy(() => import('./act-dialog.tsx').then(file => ({ default: file.ActDialog })));

/**
 * The button of an act: done at once, or by a dialog where the act asks for something or takes something away. `why`:
 * what stands in the way, said to whoever points at it.
 */
export function ActButton({
  why,
  small = false,
  primary = false,
  ...props
}: ActProps & { why?: string | undefined; small?: boolean; primary?: boolean }) {
  const { entity, name, rows, onDone, about } = props;
  const words = useEntityWords(entity);
  const { titleOf } = useShown(entity);
  const [asking, setAsking] = useState(false);
  const act = entity.life!.acts[name]!;
  const send = useAct(props);
  const { does } = words.acts![name]!;
  const asks = act.comment !== undefined || (act.asks ?? []).length > 0 || act.tone === 'bad';
  return (
    <>
      <OfficeActButton
        size={small ? 'small' : 'medium'}
        variant={primary ? 'contained' : small ? 'text' : 'outlined'}
        color={act.tone === 'bad' ? 'error' : 'primary'}
        disabled={why !== undefined || send.isPending}
        title={why}
        {...(small
          ? { 'aria-label': `${does}: ${about ?? rows.map(titleOf).join(', ')}`, sx: { minWidth: 0, px: 1 } }
          : {})}
        onClick={() => (asks ? setAsking(true) : void send.mutateAsync({}).catch(() => {}))}
      >
        {does}
      </OfficeActButton>
      {asking && (
        <Suspense fallback={null}>
          <ActDialog {...props} onDone={onDone} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Buttons of what the reader may do with a record now, in the order of the life; an act that is told more than a form
 * can ask (`takes`) has a button of its own elsewhere. `except`: acts that stand elsewhere, too.
 */
export function ActButtons({
  entity,
  row,
  small = false,
  except = [],
}: {
  entity: Entity<any>;
  row: AnyRow;
  small?: boolean;
  except?: readonly string[];
}) {
  const words = useEntityWords(entity);
  const may = (row['may'] ?? {}) as Record<string, string | null>;
  return Object.entries(may)
    .filter(([name]) => !entity.life!.acts[name]?.takes && !except.includes(name))
    .map(([name, code]) => (
      <ActButton
        key={name}
        entity={entity}
        name={name}
        rows={[row]}
        small={small}
        primary={!small && entity.life!.acts[name]!.tone === 'ok'}
        why={code === null ? undefined : (words.rules?.[code] ?? code)}
      />
    ));
}
