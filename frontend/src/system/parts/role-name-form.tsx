import { FormDialog } from '../../forms/form-dialog.tsx';
import { forgetPortal } from '../../app/portal.ts';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import type { RoleNameForm } from './schemas.ts';
import { useSettingsText } from '../settings-text.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Role } from '@portal/event-schemas/kernel/role-list.ts';

/** The university's own name of a role. */
export function RoleNameDialog({ role, title, onClose }: { role: Named; title: string; onClose: () => void }) {
  const t = useSettingsText();
  const form = useSchemaForm<RoleNameForm>({
    schema: () => import('./schemas.ts').then(schemas => schemas.roleNameForm),
    defaultValues: role.name,
  });
  const save = useSend('POST /user/create_role_names_relation/', {
    done: t('name_saved'),
    onDone: () => {
      forgetPortal();
      onClose();
    },
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={name => save.mutateAsync({ body: { role: role.code, name } })}
      submit={t('save')}
      busy={save.isPending}
      onClose={onClose}
    >
      <TextInput name="ru" label={t('name_ru')} />
      <TextInput name="kk" label={t('name_kk')} />
      <TextInput name="en" label={t('name_en')} />
      <TextInput name="ky" label={t('name_ky')} />
    </FormDialog>
  );
}
export interface Named {
  code: Role;
  name: Localized;
}
