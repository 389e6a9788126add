import { useSession } from '../../app/portal.ts';
import { useCall } from '../../http/use-call.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { ErrorState, Skeletons } from '../../shell/states.tsx';
import { MailServerForm } from '../parts/mail-server-form.tsx';
import { StepList } from '../parts/step-list.tsx';
import { UniversityForm } from '../parts/university-form.tsx';
import { useFirstStepsText as useText } from '../text.ts';

/** first-steps: what a new portal needs before registration can open; the university itself and its mail server are set here. */
export default function FirstSteps() {
  const t = useText();
  const { is_org_admin } = useSession();
  const view = useCall('GET /common/first_steps/');
  return (
    <>
      <div>
        <PageHeader />
        <p className="lead">{t('steps.lead')}</p>
      </div>
      <Panel title={t('steps.missing')}>
        {view.isError ? (
          <ErrorState error={view.error} retry={() => void view.refetch()} />
        ) : view.isPending ? (
          <Skeletons lines={8} />
        ) : (
          <StepList steps={view.data.steps} label={t('steps.missing')} />
        )}
      </Panel>
      {is_org_admin && (
        <>
          <Panel title={t('university.title')}>
            <UniversityForm />
          </Panel>
          <Panel title={t('mail.title')} note={t('mail.note')}>
            <MailServerForm />
          </Panel>
        </>
      )}
    </>
  );
}
