import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { PasswordInput } from '../../../forms/password-input.tsx';
import { useSecondFactorText } from '../../second-factor-text.ts';
import type { Password } from './use-password-form.ts';

export function WithPassword({
  form,
  title,
  submit,
  busy,
  children,
  onSubmit,
  onClose,
}: {
  form: UseFormReturn<Password>;
  title: string;
  submit: string;
  busy: boolean;
  children: ReactNode;
  onSubmit: (body: Password) => Promise<unknown>;
  onClose: () => void;
}) {
  const t = useSecondFactorText();
  return (
    <FormDialog form={form} title={title} submit={submit} busy={busy} onSubmit={onSubmit} onClose={onClose}>
      <p>{children}</p>
      <PasswordInput name="current_password" label={t('password')} autoComplete="current-password" />
    </FormDialog>
  );
}
