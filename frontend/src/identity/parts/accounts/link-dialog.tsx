import type { AccountRow } from '@portal/event-schemas/identity/views.ts';
import { SelectInput } from '../../../forms/choice-inputs.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useCall } from '../../../http/use-call.ts';
import { useSend } from '../../../http/use-send.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useAccountsText } from '../../accounts-text.ts';

/** Says who of the university's directory somebody is. */
export function LinkDialog({ account, onClose }: { account: AccountRow; onClose: () => void }) {
  const t = useAccountsText();
  const format = useFormat();
  const { data: ways = [] } = useCall('GET /user/ways_in/', {});
  const form = useSchemaForm({
    schema: () => import('@portal/event-schemas/identity/ways.ts').then(file => file.linkAccount),
    defaultValues: { way: '', login: account.login },
  });
  const link = useSend('POST /identity/accounts/{uid}/link_directory/', {
    done: t('linked'),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={t('link_title')}
      form={form}
      onSubmit={body => link.mutateAsync({ params: { uid: account.uid }, body })}
      submit={t('link')}
      busy={link.isPending}
      onClose={onClose}
    >
      <p>{t('link_text', { name: account.display_name })}</p>
      <SelectInput
        name="way"
        label={t('way')}
        choices={ways
          .filter(({ kind }) => kind === 'directory')
          .map(({ uid, name }) => ({ value: uid, label: format.name(name) }))}
      />
      <TextInput name="login" label={t('link_login')} maxLength={50} autoComplete="off" />
    </FormDialog>
  );
}
