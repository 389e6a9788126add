import { useState } from 'react';
import { TextField } from '@mui/material';
import { useSend } from '../../http/use-send.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useWayText } from '../text.ts';
import type { SetUpProps } from './set-up.ts';

/** Asks the other side as a log-in would, and shows step by step what it answered. */
export function TryWay({ way: { uid, kind } }: Pick<SetUpProps, 'way'>) {
  const t = useWayText();
  const [login, setLogin] = useState('');
  const attempt = useSend('POST /identity/ways_in/{uid}/try/', { invalidate: [] });
  const { data } = attempt;
  return (
    <div style={{ display: 'grid', gap: 'var(--s3)', justifyItems: 'start' }}>
      {kind === 'directory' && (
        <TextField
          label={t('try_login')}
          value={login}
          fullWidth
          onChange={event => setLogin(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 50, autoComplete: 'off', autoCapitalize: 'none' } }}
        />
      )}
      <OfficeActButton
        variant="outlined"
        disabled={attempt.isPending}
        onClick={() => attempt.mutate({ params: { uid }, body: { login: login.trim() } })}
      >
        {t('do_try')}
      </OfficeActButton>
      {data && (
        <div role="status" style={{ display: 'grid', gap: 'var(--s2)', width: '100%', overflowWrap: 'anywhere' }}>
          <StatusChip tone={data.ok ? 'ok' : 'bad'}>{data.ok ? t('good') : t('bad')}</StatusChip>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {data.steps.map(({ step, ok, detail }) => (
              <li key={step}>
                {ok ? '✓' : '✗'} {t(`steps.${step}`)} <span className="mut">{detail}</span>
              </li>
            ))}
          </ul>
          {data.person && (
            <div>
              <p className="mut">{t('person')}</p>
              <b>{data.person.name}</b> {data.person.email}
              <div className="mut">
                {data.person.groups.length > 0
                  ? t('groups', { groups: data.person.groups.join(', ') })
                  : t('no_groups')}
              </div>
              {data.person.disabled && <StatusChip tone="bad">{t('disabled')}</StatusChip>}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
