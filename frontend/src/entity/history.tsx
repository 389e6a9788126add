import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import { LifeHistory } from './life-parts.tsx';
import { HistoryDialog, StreamHistory } from './stream-history.tsx';
import { useShown, type AnyRow } from './values.tsx';
import { useEntityWords, useKitText } from './words.ts';

/** Who changed what of a record and when, in sentences. */
export function EntityHistory({ entity, row, onClose }: { entity: Entity<any>; row: AnyRow; onClose: () => void }) {
  const t = useKitText();
  const words = useEntityWords(entity);
  const { titleOf } = useShown(entity);
  return (
    <HistoryDialog title={t('history_of', { name: titleOf(row) })} onClose={onClose}>
      {entity.life ? (
        <LifeHistory entity={entity} row={row} />
      ) : (
        <StreamHistory stream={`${entity.entity}-${row.uid}`} fields={words.fields} />
      )}
    </HistoryDialog>
  );
}
