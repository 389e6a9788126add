import { useLocale, type CommonSettings } from '../../app/portal.ts';
import { Panel } from '../../shell/panel.tsx';
import { useText } from '../text.ts';

type Account = CommonSettings['demo_accounts'][number];

/** The accounts of a demo start: one click is one log-in. */
export function DemoAccounts({
  accounts,
  onChoose,
}: {
  accounts: readonly Account[];
  onChoose: (account: Account) => void;
}) {
  const t = useText();
  const locale = useLocale();
  return (
    <Panel title={t('log_in.demo')} note={t('log_in.demo_note', { password: accounts[0]?.password ?? '' })} flush>
      <ul className="accounts">
        {accounts.map(account => (
          <li key={account.login}>
            <button
              type="button"
              onClick={() => onChoose(account)}
              title={t('log_in.demo_use', { name: account.name[locale] })}
            >
              <span>{account.name[locale]}</span>
              <span className="mut">{account.login}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
