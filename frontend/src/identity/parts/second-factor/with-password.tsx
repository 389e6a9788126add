import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { PasswordInput } from '../../../forms/password-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSecondFactorText } from '../../second-factor-text.ts';

interface Password {
  current_password: string;
}
/** The form of `WithPassword`, for who shows its refusals. */
export const usePasswordForm = (): UseFormReturn<Password> =>
  useSchemaForm({
    schema: () => import('@portal/event-schemas/identity/second-factor.ts').then(one => one.withPassword),
    defaultValues: { current_password: '' },
  });

/** Asks before an act, and for the password. */
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
