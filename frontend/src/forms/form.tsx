import type { FormEvent, ReactNode } from 'react';
import { FormProvider, type FieldValues, type SubmitHandler, type UseFormReturn } from 'react-hook-form';
import { Glyph } from '../shell/glyph.tsx';
import { ReadOnlyNote } from '../shell/read-only-note.tsx';
import { useReadOnlyReason } from '../shell/read-only-reason.ts';

export interface FormProps<T extends FieldValues> {
  form: UseFormReturn<T>;
  onSubmit: SubmitHandler<T>;
  /** The verb of the button. */
  submit: ReactNode;
  busy?: boolean;
  /** Further buttons beside it. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A form: `<Form form={form} onSubmit={values => save.mutateAsync({ body: values })} submit={t('save')}>fields</Form>`.
 * The message of a refusal that belongs to no field stands above the fields; while the command is on its way a second
 * press does nothing. In the past it cannot be sent.
 */
export function Form<T extends FieldValues>({ form, onSubmit, submit, busy = false, actions, children }: FormProps<T>) {
  const { root } = form.formState.errors;
  const readOnly = useReadOnlyReason();
  const waiting = busy || form.formState.isSubmitting;
  const handle = (event: FormEvent): void => {
    event.preventDefault();
    // What the command refuses is shown by its onRefusal.
    if (!waiting && !readOnly)
      void form
        .handleSubmit(onSubmit)()
        .catch(() => {});
  };
  return (
    <FormProvider {...form}>
      <form className="form" noValidate onSubmit={handle}>
        {root?.message && (
          <div role="alert" className="form-error">
            <Glyph name="error" />
            <span>{root.message}</span>
          </div>
        )}
        {children}
        <ReadOnlyNote />
        <div className="form-actions">
          <button type="submit" className="button primary" aria-busy={waiting} disabled={readOnly !== undefined}>
            {submit}
          </button>
          {actions}
        </div>
      </form>
    </FormProvider>
  );
}
