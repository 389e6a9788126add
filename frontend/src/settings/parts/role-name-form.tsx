import { FormDialog } from '../../forms/form-dialog.tsx';
import { forgetPortal } from '../../app/portal.ts';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import type { RoleNameForm } from '../schemas.ts';
import { useSystemText, useText } from '../text.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Role } from '@portal/event-schemas/kernel/role-list.ts';

/** The university's own name of a role. */
export function RoleNameDialog({ role, title, onClose }: { role: Named; title: string; onClose: () => void }) {
  const t = useText();
  const s = useSystemText();
  const form = useSchemaForm<RoleNameForm>({
    schema: () => import('../schemas.ts').then(schemas => schemas.roleNameForm),
    defaultValues: role.name,
  });
  const save = useSend('POST /user/create_role_names_relation/', {
    done: s('system.name_saved'),
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
      submit={t('common.save')}
      busy={save.isPending}
      onClose={onClose}
    >
      <TextInput name="ru" label={t('periods.name_ru')} />
      <TextInput name="kk" label={t('periods.name_kk')} />
      <TextInput name="en" label={t('periods.name_en')} />
      <TextInput name="ky" label={t('periods.name_ky')} />
    </FormDialog>
  );
}
export interface Named {
  code: Role;
  name: Localized;
}
