import Button from '@mui/material/Button';
import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { lazy, Suspense, useState } from 'react';
import { useSend } from '../http/use-send.ts';
import { useReadOnlyReason } from '../shell/read-only-reason.ts';
import { toast } from '../shell/toast.ts';
import { useShown, type AnyRow } from './values.tsx';
import { useEntityWords, useKitText } from './words.ts';

const ActDialog = lazy(() => import('./act-dialog.tsx').then(file => ({ default: file.ActDialog })));

export interface ActProps {
  entity: Entity<any>;
  /** The act's name in the entity's life. */
  name: string;
  /** One record, or several that it is done with at once. */
  rows: readonly AnyRow[];
  onDone?: (() => void) | undefined;
  /** What the act is told besides what its dialog asks for. */
  told?: Record<string, unknown>;
  /** Whom or what it is about, where that is not the record. */
  about?: string;
}

/** Sends an act for one record, or for several: all or none. */
export function useAct({ entity, name, rows, onDone, told, about }: ActProps): {
  isPending: boolean;
  mutateAsync: (body: Record<string, unknown>) => Promise<unknown>;
  call: Call;
} {
  const t = useKitText();
  const words = useEntityWords(entity);
  const { titleOf } = useShown(entity);
  const act = entity.life!.acts[name]!;
  const many = rows.length !== 1;
  const call: Call = `POST ${entity.path}${many ? 'many' : '{uid}'}/${name}/` as Call;
  const outcome = act.from.includes(act.to) ? words.acts![name]!.does : words.states![act.to]!;
  const send = useSend<unknown>(call, {
    done: `${about ?? (many ? t('count', { smart_count: rows.length }) : titleOf(rows[0]!))}: ${outcome}`,
    ...(onDone ? { onDone } : {}),
    onRefusal: ({ message, params }) => {
      const faults = (params['faults'] ?? []) as { uid: string }[];
      const named = rows.filter(({ uid }) => faults.some(fault => fault.uid === uid)).map(titleOf);
      toast.error(named.length > 0 ? `${message} ${named.join(', ')}` : message);
    },
  });
  return {
    call,
    isPending: send.isPending,
    mutateAsync: body =>
      send.mutateAsync(
        many
          ? { body: { ...body, uids: rows.map(({ uid }) => uid) } }
          : { params: { uid: rows[0]!.uid }, body: { ...told, ...body } },
      ),
  };
}

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
  const readOnly = useReadOnlyReason();
  const [asking, setAsking] = useState(false);
  const act = entity.life!.acts[name]!;
  const send = useAct(props);
  const { does } = words.acts![name]!;
  const asks = act.comment !== undefined || (act.asks ?? []).length > 0 || act.tone === 'bad';
  const hindered = readOnly ?? why;
  return (
    <>
      <Button
        size={small ? 'small' : 'medium'}
        variant={primary ? 'contained' : small ? 'text' : 'outlined'}
        color={act.tone === 'bad' ? 'error' : 'primary'}
        disabled={hindered !== undefined || send.isPending}
        {...(hindered ? { title: hindered } : {})}
        {...(small
          ? { 'aria-label': `${does}: ${about ?? rows.map(titleOf).join(', ')}`, sx: { minWidth: 0, px: 1 } }
          : {})}
        onClick={() => (asks ? setAsking(true) : void send.mutateAsync({}).catch(() => {}))}
      >
        {does}
      </Button>
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
