import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Panel } from '../shell/panel.tsx';
import { useShellText } from '../shell/texts.ts';
import { Form, type FormProps } from './form.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

/** A form that is the content of a page. Nobody leaves it unasked once something was typed. `title`: as of a dialog; the page has it. */
export function FormPage<T extends FieldValues>({
  title: _title,
  onClose,
  children,
  ...form
}: FormProps<T> & { title: ReactNode; onClose: () => void }) {
  const t = useShellText();
  const { isDirty, isSubmitSuccessful } = form.form.formState;
  return (
    <Panel style={{ maxWidth: 720 }}>
      <UnsavedGuard dirty={isDirty && !isSubmitSuccessful} />
      <Form
        {...form}
        actions={
          <Button variant="text" onClick={onClose} disabled={form.busy}>
            {t('action.cancel')}
          </Button>
        }
      >
        {children}
      </Form>
    </Panel>
  );
}
