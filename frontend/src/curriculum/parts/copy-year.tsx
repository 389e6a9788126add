import { study_plan } from '@portal/event-schemas/curriculum/entities/plans.ts';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../entity/may.ts';
import { useCall } from '../../http/use-call.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useCurriculumText } from '../text.ts';

const CopyYearDialog = lazy(() => import('./copy-year-dialog.tsx').then(file => ({ default: file.CopyYearDialog })));

/** A button that copies all plans of the latest year to the next, or of any year to another. */
export function CopyYear() {
  const t = useCurriculumText();
  const may = useMay();
  const [open, setOpen] = useState(false);
  const latest = useCall(
    'GET /curriculum/study_plans/',
    { query: { sort: '-entry_year', page_size: 1 } },
    { enabled: may(study_plan.write) },
  );
  const year = latest.data?.results[0]?.entry_year;
  if (!may(study_plan.write) || year === undefined) return null;
  return (
    <>
      <OfficeActButton variant="outlined" onClick={() => setOpen(true)}>
        {t('copy_year')}
      </OfficeActButton>
      {open && (
        <Suspense fallback={null}>
          <CopyYearDialog year={year} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
