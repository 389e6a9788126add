import type { AccountRow, Temporary } from '@portal/event-schemas/identity/views.ts';
import { roles as allRoles, type Role } from '@portal/event-schemas/kernel/role-list.ts';
import { useController } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import { useRoleName } from '../../../shell/role-name.ts';
import type { changeProfile, changeRoles, openAccount } from '@portal/event-schemas/identity/commands.ts';
import { useAccountsText } from '../../accounts-text.ts';
import { MultiChoice } from '../../../forms/multi-choice.tsx';

type AccountForm = z.infer<typeof openAccount>;
type ProfileForm = z.infer<typeof changeProfile>;
type RolesForm = z.infer<typeof changeRoles>;

function RolesInput() {
  const t = useAccountsText();
  const roleName = useRoleName();
  const { field } = useController<RolesForm, 'roles'>({ name: 'roles' });
  return (
    <MultiChoice<Role>
      label={t('roles')}
      choices={allRoles.map(value => ({ value, label: roleName(value) }))}
      value={field.value}
      onChange={field.onChange}
    />
  );
}
function NameInputs() {
  const t = useAccountsText();
  return (
    <>
      <TextInput name="last_name" label={t('last_name')} maxLength={50} />
      <TextInput name="first_name" label={t('first_name')} maxLength={50} />
      <TextInput name="middle_name" label={t('middle_name')} maxLength={50} />
    </>
  );
}

/** A new account; its temporary password comes with the answer. */
export function OpenAccountDialog({
  onClose,
  onOpened,
}: {
  onClose: () => void;
  onOpened: (password: Temporary) => void;
}) {
  const t = useAccountsText();
  const form = useSchemaForm<AccountForm>({
    schema: () =>
      import('@portal/event-schemas/identity/commands.ts').then(
        schemas => schemas.openAccount as unknown as z.ZodType<AccountForm>,
      ),
    defaultValues: { login: '', last_name: '', first_name: '', middle_name: '', email: '', roles: [] },
  });
  const open = useSend('POST /identity/accounts/', {
    onRefusal: refusal => showRefusal(form, refusal),
    onDone: answer => onOpened(answer),
  });
  return (
    <FormDialog
      title={t('open_title')}
      form={form}
      onSubmit={body => open.mutateAsync({ body })}
      submit={t('open')}
      busy={open.isPending}
      onClose={onClose}
    >
      <NameInputs />
      <TextInput name="login" label={t('login')} hint={t('login_hint')} maxLength={50} autoComplete="off" />
      <TextInput name="email" label={t('email')} type="email" autoComplete="off" />
      <RolesInput />
    </FormDialog>
  );
}

/** Names, address and phone of an account. */
export function ProfileDialog({ account, onClose }: { account: AccountRow; onClose: () => void }) {
  const t = useAccountsText();
  const { last_name, first_name, middle_name, email, phone } = account;
  const form = useSchemaForm<ProfileForm>({
    schema: () =>
      import('@portal/event-schemas/identity/commands.ts').then(
        schemas => schemas.changeProfile as unknown as z.ZodType<ProfileForm>,
      ),
    defaultValues: { last_name, first_name, middle_name, email, phone },
  });
  const save = useSend('PUT /identity/accounts/{uid}/profile/', {
    done: t('profile_saved'),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={account.login}
      form={form}
      onSubmit={body => save.mutateAsync({ params: { uid: account.uid }, body })}
      submit={t('save')}
      busy={save.isPending}
      onClose={onClose}
    >
      <NameInputs />
      <TextInput name="email" label={t('email')} type="email" />
      <TextInput name="phone" label={t('phone')} type="tel" />
    </FormDialog>
  );
}

/** The roles in full; open sessions follow at once. */
export function RolesDialog({ account, onClose }: { account: AccountRow; onClose: () => void }) {
  const t = useAccountsText();
  const form = useSchemaForm<RolesForm>({
    schema: () =>
      import('@portal/event-schemas/identity/commands.ts').then(
        schemas => schemas.changeRoles as unknown as z.ZodType<RolesForm>,
      ),
    defaultValues: { roles: account.roles },
  });
  const save = useSend('PUT /identity/accounts/{uid}/roles/', {
    done: t('roles_saved'),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={account.display_name}
      form={form}
      onSubmit={body => save.mutateAsync({ params: { uid: account.uid }, body })}
      submit={t('save')}
      busy={save.isPending}
      onClose={onClose}
    >
      <RolesInput />
    </FormDialog>
  );
}
