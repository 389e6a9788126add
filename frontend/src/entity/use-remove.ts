import type { CallTo } from '@portal/event-schemas/kernel/calls.ts';
import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import { useSend } from '../http/use-send.ts';
import { toast } from '../shell/toast.ts';
import { useShown, type AnyRow } from './values.tsx';
import { useKitText } from './words.ts';

/** Removes a record; the message afterwards offers to take that back. */
export function useRemove(
  entity: Entity<any>,
  onDone: () => void,
): { isPending: boolean; mutate: (row: AnyRow) => void } {
  const t = useKitText();
  const { titleOf } = useShown(entity);
  const remove = useSend((entity.calls.remove ?? 'DELETE /') as CallTo<void>);
  const restore = useSend((entity.calls.restore ?? 'POST /') as CallTo<AnyRow>, {
    done: row => t('restored', { name: titleOf(row) }),
  });
  return {
    isPending: remove.isPending,
    mutate: row =>
      remove.mutate(
        { params: { uid: row.uid } },
        {
          onSuccess: () => {
            const undo = { label: t('undo'), run: () => restore.mutate({ params: { uid: row.uid } }) };
            toast.success(t('removed', { name: titleOf(row) }), entity.calls.restore ? undo : undefined);
            onDone();
          },
        },
      ),
  };
}
