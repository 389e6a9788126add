import { lazy, Suspense, useState } from 'react';
import type { BulkActions } from '../../lists/bulk-bar.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useCurriculumText } from '../text.ts';

const MoveDialog = lazy(() => import('./move-dialog.tsx').then(file => ({ default: file.MoveDialog })));

/** Moves the selected students to another group, all or none. */
export const MoveStudents: BulkActions<{ uid: string }> = function MoveStudents({ ids, clear }) {
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
};
