import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { useReadOnlyReason } from '../shell/read-only-reason.ts';
import { useShellText } from '../shell/texts.ts';
import { Form, type FormProps } from './form.tsx';

/**
 * A form in a dialog: `<FormDialog title={…} form={form} onSubmit={…} submit={t('save')} onClose={…}>fields</FormDialog>`. What was typed is not lost
 * by a click outside, and Escape and the button ask first. `dirty`: something was chosen that the form does not hold.
 */
export function FormDialog<T extends FieldValues>({
  title,
  onClose,
  children,
  busy,
  wide = false,
  dirty = false,
  ...form
}: FormProps<T> & { title: ReactNode; wide?: boolean; dirty?: boolean; onClose: () => void }) {
  const t = useShellText();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const { isDirty } = form.form.formState;
  const readOnly = useReadOnlyReason();
  const typed = (isDirty || dirty) && readOnly === undefined;
  const close = (): void => (typed ? setAsking(true) : onClose());
  const closeUnlessOutside = (_event: unknown, reason: string): void => {
    if (!typed || reason !== 'backdropClick') close();
  };
  return (
    <>
      <Dialog
        open
        onClose={busy ? undefined : closeUnlessOutside}
        fullWidth
        maxWidth={wide ? 'md' : 'sm'}
        aria-labelledby={id}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ paddingTop: '8px !important' }}>
          <Form
            {...form}
            busy={busy}
            actions={
              <Button variant="text" onClick={close} disabled={busy}>
                {t('action.cancel')}
              </Button>
            }
          >
            {children}
          </Form>
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={t('leave.title')}
        confirm={t('leave.go')}
        destructive
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </>
  );
}
