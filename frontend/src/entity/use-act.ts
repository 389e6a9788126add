import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { CallTo } from '@portal/event-schemas/kernel/calls.ts';
import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import { useSend } from '../http/use-send.ts';
import { toast } from '../shell/toast.ts';
import { useShown, type AnyRow } from './values.tsx';
import { useEntityWords, useKitText } from './words.ts';

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
  const call = `POST ${entity.path}${many ? 'many' : '{uid}'}/${name}/` as CallTo<unknown>;
  const stays = act.to === undefined || act.from.includes(act.to);
  const outcome = stays ? words.acts![name]!.does : words.states![act.to!]!;
  const send = useSend(call, {
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
