import type { UseFormReturn } from 'react-hook-form';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { lazyDialog } from '../../../shell/lazy-dialog.tsx';

export interface Password {
  current_password: string;
}
/** Asks before an act, and for the password. */
export const WithPassword = lazyDialog(() => import('./with-password.tsx').then(file => file.WithPassword));

/** The form of `WithPassword`, for who shows its refusals. */
export const usePasswordForm = (): UseFormReturn<Password> =>
  useSchemaForm({
    schema: () => import('@portal/event-schemas/identity/second-factor.ts').then(one => one.withPassword),
    defaultValues: { current_password: '' },
  });
