import { lazy, Suspense, useRef, type FormEvent, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type SubmitHandler, type UseFormReturn } from 'react-hook-form';
import { Glyph } from '../shell/glyph.tsx';
import { ReadOnlyNote } from '../shell/read-only-note.tsx';
import { useReadOnlyReason } from '../shell/read-only-reason.ts';

const FormErrors = lazy(() => import('./form-errors.tsx'));

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
 * The message of a refusal that belongs to no field stands above the fields, several faults as links to theirs above the button; while the command is on
 * its way a second press does nothing. In the past it cannot be sent.
 */
export function Form<T extends FieldValues>({ form, onSubmit, submit, busy = false, actions, children }: FormProps<T>) {
  const { errors, submitCount } = form.formState;
  const { root } = errors;
  const box = useRef<HTMLFormElement>(null);
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
      <form ref={box} className="form" noValidate onSubmit={handle}>
        {root?.message && (
          <div role="alert" className="form-error">
            <Glyph name="error" />
            <span>{root.message}</span>
          </div>
        )}
        {children}
        {submitCount > 0 && Object.keys(errors).length > 1 && (
          <Suspense fallback={null}>
            <FormErrors box={box} />
          </Suspense>
        )}
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
