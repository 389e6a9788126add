import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../text.ts';

const Content = lazy(() => import('./import-results-dialog.tsx'));

/** The office brings results of past terms from a file. */
export function ImportResults() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>{t('list.import_results')}</Button>
      {open && <Suspense fallback={null}><Content onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
}
