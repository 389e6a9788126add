import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useSession } from '../../app/portal.ts';
import { useTabInAddress } from '../../app/use-in-address.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CertificateFormDialog, DebtFormDialog, ImportDebtsDialog } from '../parts/office/dialogs.ts';
import { Certificates, Debts } from '../parts/office/debts.tsx';
import { useOfficeText } from '../office-text.ts';

/** registration-debts: what students owe and whose medical certificate is valid; entering, clearing, a file; what each of them blocks. */
export default function RegistrationDebts() {
  const t = useOfficeText();
  const session = useSession();
  const [tab, setTab] = useTabInAddress(['debts', 'certificates']);
  const [asked, setAsked] = useState<'debt' | 'certificate' | 'import' | null>(null);
  const keepsDebts = session.is_office || session.is_org_admin || session.is_fin_office;
  const keepsCertificates = session.is_office || session.is_org_admin;
  const mayAdd = tab === 'debts' ? keepsDebts : keepsCertificates;
  const close = (): void => setAsked(null);
  return (
    <>
      <PageHeader
        note={t('debts.lead')}
        actions={
          <>
            {keepsDebts && (
              <OfficeActButton variant="outlined" onClick={() => setAsked('import')}>
                {t('debts.import')}
              </OfficeActButton>
            )}
            {mayAdd && (
              <OfficeActButton variant="contained" onClick={() => setAsked(tab === 'debts' ? 'debt' : 'certificate')}>
                {t(tab === 'debts' ? 'debts.add' : 'debts.certificate_add')}
              </OfficeActButton>
            )}
          </>
        }
      />
      <Panel title={t('debts.blocks')}>
        <ul style={{ display: 'grid', gap: 6 }}>
          {(['financial', 'library', 'fine', 'certificate', 'drop'] as const).map(kind => (
            <li key={kind}>{t(`debts.blocks_${kind}`)}</li>
          ))}
        </ul>
      </Panel>
      <Tabs value={tab} onChange={(_event, next: typeof tab) => setTab(next)} sx={{ mb: 2 }}>
        {(['debts', 'certificates'] as const).map(value => (
          <Tab
            key={value}
            value={value}
            label={t(`debts.tab.${value}`)}
            id={`debts-${value}`}
            aria-controls="debts-panel"
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="debts-panel" aria-labelledby={`debts-${tab}`}>
        {tab === 'debts' ? <Debts mayClear={keepsDebts} /> : <Certificates />}
      </div>
      {asked === 'debt' && <DebtFormDialog onClose={close} />}
      {asked === 'certificate' && <CertificateFormDialog onClose={close} />}
      {asked === 'import' && <ImportDebtsDialog onClose={close} />}
    </>
  );
}
