import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import { useState } from 'react';
import { useSession } from '../../../app/portal.ts';
import { ApiRefusal } from '../../../http/refusal.ts';
import { useSend } from '../../../http/use-send.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { useStudentText } from '../../text.ts';

const amount = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The registrar gives the student limits of their own; an empty field means that the rule holds (portal.md §6). */
export function CreditLimits({ card }: { card: CardDetail }) {
  const t = useStudentText();
  const session = useSession();
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [limits, setLimits] = useState({ credit: '', audit: '' });
  const save = useSend('PUT /organizations/online_registration/change_max_credits/', {
    done: ({ advice }) => [t('limits.done'), ...advice.map(one => one.message)].join('. '),
    onDone: () => setOpen(false),
    onRefusal: error => setRefusal(error instanceof ApiRefusal ? error.message : null),
  });
  if (!session.is_office && !session.is_org_admin) return null;
  const { max_credit, max_credit_audit } = card.status_info;
  const begin = (): void => {
    setLimits({
      credit: max_credit ? String(max_credit) : '',
      audit: max_credit_audit ? String(max_credit_audit) : '',
    });
    setRefusal(null);
    setOpen(true);
  };
  const field = (name: keyof typeof limits, label: string, rule: number) => (
    <TextField
      type="number"
      label={label}
      value={limits[name]}
      onChange={event => setLimits({ ...limits, [name]: event.target.value })}
      helperText={t('limits.rule', { max: rule })}
      fullWidth
      slotProps={{ htmlInput: { min: 0, max: 100 }, inputLabel: { shrink: true } }}
    />
  );
  return (
    <>
      <OfficeActButton size="small" onClick={begin}>
        {t('limits.act')}
      </OfficeActButton>
      <ConfirmDialog
        open={open}
        title={t('limits.title')}
        confirm={t('limits.save')}
        busy={save.isPending}
        onClose={() => setOpen(false)}
        onConfirm={() =>
          save.mutate({
            body: { uid: card.uid, max_credit: amount(limits.credit), max_credit_audit: amount(limits.audit) },
          })
        }
      >
        <p>{t('limits.text')}</p>
        <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
          {field('credit', t('limits.credit'), card.credits.max)}
          {field('audit', t('limits.audit'), card.credits.max_audit)}
        </Box>
        {refusal && (
          <p role="alert" style={{ color: 'var(--bad)', marginTop: 12 }}>
            {refusal}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
