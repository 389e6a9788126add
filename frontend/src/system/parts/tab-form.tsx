import { roles, type Role } from '@portal/event-schemas/kernel/role-list.ts';
import { SelectInput } from '../../forms/choice-inputs.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { useRoleName } from '../../shell/role-name.ts';
import type { TabForm } from './schemas.ts';
import { useSettingsText } from '../settings-text.ts';
import { useMenuScreens } from '../../app/menu-screens.ts';

/** A screen that leaves the menu of a role. */
export function TabDialog({ onClose }: { onClose: () => void }) {
  const t = useSettingsText();
  const roleName = useRoleName();
  const choices = useMenuScreens();
  const form = useSchemaForm<TabForm>({
    schema: () => import('./schemas.ts').then(schemas => schemas.tabForm),
    defaultValues: { role: '', screen: '' },
  });
  const create = useSend('POST /organizations/tabs_router_role/', {
    done: t('tab_saved'),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={t('tab_title')}
      form={form}
      onSubmit={values =>
        create.mutateAsync({ body: { screen: values.screen, role: values.role as Role, is_visible: false } })
      }
      submit={t('hide')}
      busy={create.isPending}
      onClose={onClose}
    >
      <SelectInput name="screen" label={t('screen')} choices={choices} />
      <SelectInput name="role" label={t('role')} choices={roles.map(value => ({ value, label: roleName(value) }))} />
    </FormDialog>
  );
}
