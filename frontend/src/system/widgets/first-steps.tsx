import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { ApiRefusal } from '../../http/refusal.ts';
import { useCall } from '../../http/use-call.ts';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { StepList } from '../parts/step-list.tsx';
import { useFirstStepsText as useText } from '../text.ts';

/** Desktop widget of those who set the portal up: what is still missing until registration can open. */
export default function FirstSteps() {
  const t = useText();
  const link = useLink();
  const view = useCall('GET /common/first_steps/');
  if (view.error instanceof ApiRefusal) return <EmptyState title={view.error.message} />;
  if (!view.isSuccess) return <CallState call={view} lines={3} />;
  const open = view.data.steps.filter(({ done }) => !done);
  if (open.length === 0) return <EmptyState title={t('steps.all_done')} />;
  return (
    <>
      <StepList term={view.data.term} steps={open} label={t('steps.missing')} />
      <p style={{ marginTop: 'var(--s3)' }}>
        <Link to={link('first-steps')}>{t('steps.all')}</Link>
      </p>
    </>
  );
}
