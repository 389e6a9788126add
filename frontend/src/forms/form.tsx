import { Alert, Box, Button } from '@mui/material';
import type { FormEventHandler, ReactNode } from 'react';
import { FormProvider, type FieldValues, type SubmitHandler, type UseFormReturn } from 'react-hook-form';

/**
 * A form: `<Form form={form} onSubmit={values => save.mutateAsync({ body: values })} submit={t('save')}>fields</Form>`.
 * The message of a refusal that belongs to no field stands above the fields; the button is busy while the command is on its way.
 */
export function Form<T extends FieldValues>({ form, onSubmit, submit, busy = false, actions, children }: { form: UseFormReturn<T>; onSubmit: SubmitHandler<T>; submit: ReactNode; busy?: boolean; actions?: ReactNode; children: ReactNode }) {
  const { root } = form.formState.errors;
  const handle: FormEventHandler = event => void form.handleSubmit(onSubmit)(event).catch(() => {});
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={handle} sx={{ display: 'grid', gap: 2 }}>
        {root?.message && <Alert severity="error" role="alert">{root.message}</Alert>}
        {children}
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" loading={busy || form.formState.isSubmitting}>
            {submit}
          </Button>
          {actions}
        </Box>
      </Box>
    </FormProvider>
  );
}
