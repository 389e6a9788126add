import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useShellText } from '../../shell/texts.ts';
import { toast } from '../../shell/toast.ts';
import { useWayText } from '../text.ts';

/** Makes a token for a system, which is shown once, or voids all that it has. */
export function ScimToken({
  client: { uid, name },
  onClose,
}: {
  client: { uid: string; name: string };
  onClose: () => void;
}) {
  const t = useWayText();
  const shell = useShellText();
  const format = useFormat();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const make = useSend('POST /identity/scim_clients/{uid}/token/', { invalidate: [] });
  const revoke = useSend('POST /identity/scim_clients/{uid}/revoke/', {
    invalidate: [],
    done: t('revoked'),
    onDone: onClose,
  });
  const made = make.data;
  const copy = (token: string): void =>
    void navigator.clipboard
      .writeText(token)
      .then(() => toast.success(t('copied')))
      .catch(() => undefined);
  return (
    <>
      <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
        <DialogTitle id={id}>{t('token_title', { name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', overflowWrap: 'anywhere' }}>
          <p className="mut">{t('token_about', { address: `${location.origin}/api/v1/scim/v2` })}</p>
          {made && (
            <div role="status">
              <p>
                <code>{made.token}</code>
              </p>
              <p>{t('token_shown')}</p>
              {made.old_until && (
                <p className="mut">{t('old_until', { date: format.shortDateTime(made.old_until) })}</p>
              )}
              <Button variant="outlined" onClick={() => copy(made.token)}>
                {t('copy')}
              </Button>
            </div>
          )}
        </DialogContent>
        <DialogActions>
          <OfficeActButton variant="text" color="error" onClick={() => setAsking(true)}>
            {t('revoke')}
          </OfficeActButton>
          <OfficeActButton
            variant="contained"
            disabled={make.isPending}
            onClick={() => make.mutate({ params: { uid } })}
          >
            {t('new_token')}
          </OfficeActButton>
          <Button variant="text" onClick={onClose}>
            {shell('action.close')}
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={t('revoke_title')}
        confirm={t('revoke')}
        destructive
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate({ params: { uid } })}
        onClose={() => setAsking(false)}
      >
        {t('revoke_text')}
      </ConfirmDialog>
    </>
  );
}
