import { catalogueSteps, portalSteps, type FirstStep } from '@portal/event-schemas/system/first-steps.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../app/portal.ts';
import { useCall } from '../../http/use-call.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState } from '../../shell/states.tsx';
import { MailServerForm } from '../parts/mail-server-form.tsx';
import { StepList } from '../parts/step-list.tsx';
import { UniversityForm } from '../parts/university-form.tsx';
import { useFirstStepsText as useText } from '../text.ts';

/** first-steps: the university itself and its mail server, then the files of its data in their order, then what is missing until registration can open. */
export default function FirstSteps() {
  const t = useText();
  const { is_org_admin } = useSession();
  const view = useCall('GET /common/first_steps/');
  const { hash } = useLocation();
  const isThere = !view.isPending;
  useEffect(() => {
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isThere, hash]);
  const { steps = [], term = null } = view.data ?? {};
  const of = (codes: readonly string[]): FirstStep[] => steps.filter(({ code }) => codes.includes(code));
  const rest = steps.filter(({ code }) => ![...portalSteps, ...catalogueSteps].includes(code as never));
  return (
    <>
      <div>
        <PageHeader />
        <p className="lead">{t('steps.lead')}</p>
      </div>
      {!view.isSuccess ? (
        <CallState call={view} lines={12} />
      ) : (
        <>
          <Panel title={t('steps.portal')}>
            <StepList term={term} steps={of(portalSteps)} label={t('steps.portal')} />
          </Panel>
          <Panel title={t('steps.catalogue')}>
            <p className="mut steps-note">{t('steps.catalogue_note')}</p>
            <StepList term={term} steps={of(catalogueSteps)} label={t('steps.catalogue')} imports />
          </Panel>
          <Panel title={t('steps.missing')}>
            <StepList term={term} steps={rest} label={t('steps.missing')} />
          </Panel>
        </>
      )}
      {is_org_admin && (
        <>
          <div id="university" className="steps-place">
            <Panel title={t('university.title')}>
              <UniversityForm />
            </Panel>
          </div>
          <div id="mail" className="steps-place">
            <Panel title={t('mail.title')} note={t('mail.note')}>
              <MailServerForm />
            </Panel>
          </div>
        </>
      )}
    </>
  );
}
