import { useFormContext } from 'react-hook-form';
import { CheckboxInput, SelectInput } from '../../forms/choice-inputs.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { NumberInput } from '../../forms/number-input.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSharedValues } from '../../forms/use-shared-values.ts';
import { useKitText } from '../../entity/words.ts';
import { settingCall } from '../../entity/setting-call.ts';
import { useSend } from '../../http/use-send.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { useSettingsText } from '../settings-text.ts';
import type { Setting } from './setting-values.ts';

type Values = Record<string, unknown>;

/** Changes one setting where it is found; what somebody else sets there meanwhile is told at once. */
export function SettingDialog({ setting: one, onClose }: { setting: Setting; onClose: () => void }) {
  const t = useSettingsText();
  const kit = useKitText();
  const { setting, name, about, value, value_text } = one;
  const form = useSchemaForm<Values>({
    schema: () => import('./setting-form.ts').then(({ settingForm }) => settingForm(one) as never),
    values: { [setting]: value },
  });
  const shared = useSharedValues(form, { [setting]: value }, () => kit('now', { value: value_text }));
  const save = useSend(settingCall(one.change), { done: t('saved'), onDone: onClose, onRefusal: shared.refused });
  return (
    <FormDialog
      title={name}
      form={form}
      submit={t('save')}
      busy={save.isPending}
      onSubmit={values => save.mutateAsync({ body: shared.body(values) })}
      onClose={onClose}
    >
      <p className="mut">{about}</p>
      <SettingInput setting={one} />
      {!one.is_default && <PutDefault setting={one} />}
    </FormDialog>
  );
}

function SettingInput({ setting: { setting, editor } }: { setting: Setting }) {
  const t = useSettingsText();
  const label = t('new_value');
  if (editor?.kind === 'yes') return <CheckboxInput name={setting} label={t('yes')} />;
  if (editor?.kind === 'number')
    return (
      <NumberInput name={setting} label={label} min={editor.min} max={editor.max} step={editor.whole ? 1 : 0.01} />
    );
  if (editor?.kind === 'choice')
    return (
      <SelectInput
        name={setting}
        label={label}
        choices={editor.choices.map(({ value, name }) => ({ value, label: name }))}
      />
    );
  return null;
}

/** Writes the default into the form; it is saved with it. */
function PutDefault({ setting }: { setting: Setting }) {
  const t = useSettingsText();
  const { setValue } = useFormContext<Values>();
  return (
    <ActButton
      style={{ justifySelf: 'start' }}
      onClick={() => setValue(setting.setting, setting.default, { shouldDirty: true })}
    >
      {`${t('put_default')}: ${setting.default_text}`}
    </ActButton>
  );
}
