import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { useShellText } from '../../shell/texts.ts';
import { CallState } from '../../shell/states.tsx';
import { useWayText } from '../text.ts';
import type { SetUpProps } from './set-up.ts';
import { TryWay } from './try-way.tsx';
import { WaySecret } from './way-secret.tsx';

/** What a way has besides its settings: its secret, what the other side has to know of the portal, and a try. */
export function SetUpWay({ way, onClose }: SetUpProps) {
  const t = useWayText();
  const shell = useShellText();
  const format = useFormat();
  const id = useId();
  const about = useCall('GET /identity/ways_in/{uid}/about/', { params: { uid: way.uid } });
  const shown = about.data;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('set_up_title', { name: way.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <CallState call={about} lines={4} />
        {shown && (
          <>
            <p>
              {way.kind !== 'saml' && `${shown.has_secret ? t('has_secret') : t('no_secret')} · `}
              {t('people', { count: shown.linked })}
            </p>
            {shown.checked && (
              <p className="mut">
                {t('check', {
                  date: format.shortDateTime(shown.checked.at),
                  checked: shown.checked.checked,
                  missing: shown.checked.missing,
                  closed: shown.checked.closed,
                })}
                {shown.checked.stopped && ` ${t('check_stopped')}`}
              </p>
            )}
            {shown.addresses.length > 0 && (
              <div>
                <p>{t('addresses')}</p>
                <dl style={{ margin: 0, overflowWrap: 'anywhere' }}>
                  {shown.addresses.map(({ name, url }) => (
                    <div key={name}>
                      <dt className="mut">{t(name)}</dt>
                      <dd style={{ margin: '0 0 8px' }}>
                        <code>{url}</code>
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            )}
            {way.kind !== 'saml' && <WaySecret way={way} />}
            <TryWay way={way} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {shell('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
