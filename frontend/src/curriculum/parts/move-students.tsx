import { lazy, Suspense, useState } from 'react';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useCurriculumText } from '../text.ts';

const MoveDialog = lazy(() => import('./move-dialog.tsx').then(file => ({ default: file.MoveDialog })));

/** Moves the selected students to another group, all or none. */
export function MoveStudents({ ids, clear }: { ids: readonly unknown[]; clear: () => void }) {
  const t = useCurriculumText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <OfficeActButton onClick={() => setOpen(true)}>{t('move_students')}</OfficeActButton>
      {open && (
        <Suspense fallback={null}>
          <MoveDialog students={ids.map(String)} onMoved={clear} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
