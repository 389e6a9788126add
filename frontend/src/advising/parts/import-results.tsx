import { lazy, Suspense, useState } from 'react';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useText } from '../text.ts';

const Content = lazy(() => import('./import-results-dialog.tsx'));

/** The office brings results of past terms from a file. */
export function ImportResults() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <OfficeActButton variant="outlined" onClick={() => setOpen(true)}>
        {t('list.import_results')}
      </OfficeActButton>
      {open && (
        <Suspense fallback={null}>
          <Content onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
