import { bug } from '@portal/event-schemas/bugs/entities.ts';
import { bugs } from '@portal/event-schemas/bugs/targets.ts';
import { useState } from 'react';
import { RefChoice } from '../../entity/ref-choice.tsx';
import { useAct } from '../../entity/use-act.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import type { AnyRow } from '../../entity/values.tsx';
import { useBugText } from '../text.ts';

/** Merges a report into another one about the same: its author learns when that is performed. */
export function MergeDialog({ row, onClose }: { row: AnyRow; onClose: () => void }) {
  const t = useBugText();
  const [into, setInto] = useState<readonly string[]>([]);
  const act = useAct({ entity: bug, name: 'merge', rows: [row], told: { into: into[0] }, onDone: onClose });
  return (
    <ConfirmDialog
      open
      title={t('merge')}
      confirm={t('merge')}
      busy={act.isPending}
      disabled={into.length === 0}
      onConfirm={() => void act.mutateAsync({}).catch(() => {})}
      onClose={onClose}
    >
      <RefChoice to={bugs} label={t('merge_with')} chosen={into} onChoose={setInto} required />
    </ConfirmDialog>
  );
}
