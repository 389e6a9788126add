import type { FormEvent, ReactNode } from 'react';
import { FormProvider, type FieldValues, type SubmitHandler, type UseFormReturn } from 'react-hook-form';
import { usePast } from '../http/use-past.ts';
import { Glyph } from '../shell/glyph.tsx';
import { PastNote } from '../shell/past-note.tsx';

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
 * The message of a refusal that belongs to no field stands above the fields; while the command is on its way a second press does nothing. In the past it cannot be sent.
 */
export function Form<T extends FieldValues>({ form, onSubmit, submit, busy = false, actions, children }: FormProps<T>) {
  const { root } = form.formState.errors;
  const past = usePast();
  const waiting = busy || form.formState.isSubmitting;
  const handle = (event: FormEvent): void => {
    event.preventDefault();
    // What the command refuses is shown by its onRefusal.
    if (!waiting && !past) void form.handleSubmit(onSubmit)().catch(() => {});
  };
  return (
    <FormProvider {...form}>
      <form className="form" noValidate onSubmit={handle}>
        {root?.message && <div role="alert" className="form-error"><Glyph name="error" /><span>{root.message}</span></div>}
        {children}
        <PastNote />
        <div className="form-actions">
          <button type="submit" className="button primary" aria-busy={waiting} disabled={past !== null}>{submit}</button>
          {actions}
        </div>
      </form>
    </FormProvider>
  );
}
