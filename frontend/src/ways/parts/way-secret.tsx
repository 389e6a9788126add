import { Form } from '../../forms/form.tsx';
import { PasswordInput } from '../../forms/password-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { useWayText } from '../text.ts';
import type { SetUpProps } from './set-up.ts';

/** Sets with what the portal asks at the other side. It is never shown again. */
export function WaySecret({ way: { uid, kind } }: Pick<SetUpProps, 'way'>) {
  const t = useWayText();
  const form = useSchemaForm({
    schema: () => import('@portal/event-schemas/identity/ways.ts').then(ways => ways.keepSecret),
    defaultValues: { secret: '' },
  });
  const keep = useSend('POST /identity/ways_in/{uid}/secret/', {
    invalidate: ['GET /identity/ways_in/{uid}/about/'],
    done: t('kept'),
    onDone: () => form.reset({ secret: '' }),
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <Form
      form={form}
      submit={t('keep')}
      busy={keep.isPending}
      onSubmit={body => keep.mutateAsync({ params: { uid }, body })}
    >
      <PasswordInput
        name="secret"
        label={kind === 'directory' ? t('bind_secret') : t('client_secret')}
        hint={t('secret_hint')}
        autoComplete="new-password"
      />
    </Form>
  );
}
