import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Form, type FormProps } from '../../forms/form.tsx';
import { useText } from '../text.ts';

/** A form in a dialog: `<FormDialog title={…} form={form} onSubmit={…} submit={t('common.save')} onClose={…}>fields</FormDialog>`. */
export function FormDialog<T extends FieldValues>({ title, onClose, children, busy, ...form }: FormProps<T> & { title: ReactNode; onClose: () => void }) {
  const t = useText();
  const id = useId();
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ paddingTop: '8px !important' }}>
        <Form {...form} busy={busy} actions={<Button variant="text" onClick={onClose} disabled={busy}>{t('common.cancel')}</Button>}>{children}</Form>
      </DialogContent>
    </Dialog>
  );
}
