import { overseers } from '@portal/event-schemas/journals/roles.ts';
import { useState } from 'react';
import { useMay } from '../../entity/may.ts';
import { lazyDialog } from '../../shell/lazy-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useAbsencesText } from '../text.ts';

const CertificateDialog = lazyDialog(() => import('./certificate-dialog.tsx').then(file => file.default));

/** The office's button: a certificate for absences, of this student or of one to be chosen. */
export function CertificateButton({ student }: { student?: string }) {
  const t = useAbsencesText();
  const may = useMay();
  const [asked, setAsked] = useState(false);
  if (!may(overseers)) return null;
  return (
    <>
      <OfficeActButton variant="outlined" onClick={() => setAsked(true)}>
        {t('certificate.add')}
      </OfficeActButton>
      {asked && <CertificateDialog {...(student ? { student } : {})} onClose={() => setAsked(false)} />}
    </>
  );
}
