import { Link, useNavigate, useParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { toast } from '../../shell/toast.ts';
import { PasswordByLink, useLinkToken } from '../parts/password-by-link.tsx';
import { useRecoveryText } from '../recovery-text.ts';

const schema = () => import('@portal/event-schemas/identity/recovery.ts').then(one => one.recoverPassword);

/** user/forgot/password/{id}: where the link of the mail leads. */
export default function ForgotPasswordLink() {
  const t = useRecoveryText();
  const link = useLink();
  const { id = '' } = useParams();
  const standing = useCall('GET /user/forgot/password/{id}/', { params: { id } });
  if (standing.data?.state === 'valid') return <NewPassword id={id} />;
  return (
    <>
      <PageHeader />
      <CallState call={standing} lines={4} />
      {standing.data && (
        <EmptyState
          title={t(`states.${standing.data.state}`)}
          action={
            <Link className="button" to={link(standing.data.state === 'used' ? 'log-in' : 'forgot-password')}>
              {standing.data.state === 'used' ? t('back') : t('again')}
            </Link>
          }
        >
          {t(`why.${standing.data.state}`)}
        </EmptyState>
      )}
    </>
  );
}

function NewPassword({ id }: { id: string }) {
  const t = useRecoveryText();
  const link = useLink();
  const navigate = useNavigate();
  const token = useLinkToken();
  const form = useSchemaForm({ schema, defaultValues: { token, new_password: '', confirmation: '' } });
  const save = useSend('POST /user/forgot/password/{id}/', {
    invalidate: [],
    onDone: ({ login }) => {
      toast.success(t('saved', { login }));
      void navigate(link('log-in'), { replace: true });
    },
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <PasswordByLink
      lead={t('new_lead')}
      noToken={t('states.unknown')}
      where={t('why.unknown')}
      submit={t('save')}
      form={form}
      busy={save.isPending}
      onSubmit={body => save.mutateAsync({ params: { id }, body })}
    />
  );
}
