import { Box, ButtonBase } from '@mui/material';
import type { CommonSettings } from '../../app/portal.ts';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { useText } from '../text.ts';

type Account = CommonSettings['demo_accounts'][number];

/** The accounts of a demo start: one click is one log-in. */
export function DemoAccounts({ accounts, busy, onChoose }: { accounts: readonly Account[]; busy: boolean; onChoose: (account: Account) => void }) {
  const t = useText();
  const f = useFormat();
  return (
    <Panel title={t('log_in.demo')} note={t('log_in.demo_note', { password: accounts[0]?.password ?? '' })} flush>
      <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: '6px', padding: '0 16px 16px' }}>
        {accounts.map(account => (
          <li key={account.login}>
            <ButtonBase
              disabled={busy}
              onClick={() => onChoose(account)}
              aria-label={t('log_in.demo_use', { name: f.name(account.name) })}
              sx={{ width: '100%', display: 'grid', justifyItems: 'start', textAlign: 'left', padding: '7px 12px', border: '1px solid var(--line)', borderRadius: 'var(--radius-s)', '&:hover': { borderColor: 'var(--lapis)', background: 'var(--lapis-soft)' } }}
            >
              <span>{f.name(account.name)}</span>
              <span className="mut">{account.login}</span>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
