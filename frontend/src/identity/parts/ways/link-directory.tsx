import type { WayOffered } from '@portal/event-schemas/identity/ways.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { PasswordInput } from '../../../forms/password-input.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useWaysText } from '../../ways-text.ts';

/** Shows that one has the account of the directory, too. */
export function LinkDirectory({ way, onClose }: { way: WayOffered; onClose: () => void }) {
  const t = useWaysText();
  const format = useFormat();
  const form = useSchemaForm({
    schema: () => import('@portal/event-schemas/identity/ways.ts').then(ways => ways.linkDirectory),
    defaultValues: { login: '', password: '' },
  });
  const link = useSend('POST /user/linked_ways/{uid}/', {
    invalidate: ['GET /user/linked_ways/'],
    done: t('linked'),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={t('directory_title', { name: format.name(way.name) })}
      form={form}
      submit={t('link')}
      busy={link.isPending}
      onSubmit={body => link.mutateAsync({ params: { uid: way.uid }, body })}
      onClose={onClose}
    >
      <p>{t('directory_text')}</p>
      <TextInput name="login" label={t('login')} autoComplete="username" autoCapitalize="none" />
      <PasswordInput name="password" label={t('password')} autoComplete="current-password" />
    </FormDialog>
  );
}
