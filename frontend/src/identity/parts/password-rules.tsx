import { useWatch } from 'react-hook-form';
import { passwordMinLength, passwordRules, type PasswordInput } from '@portal/event-schemas/identity/password-rules.ts';
import { usePortal } from '../../app/portal.ts';
import { Glyph } from '../../shell/glyph.tsx';
import { useText } from '../text.ts';

type RuleName =
  | 'password_too_short'
  | 'password_needs_digit'
  | 'password_needs_lowercase'
  | 'password_needs_uppercase'
  | 'password_same_as_old'
  | 'passwords_do_not_match';

/** The rules of a password, ticked off while it is typed; the server walks the same list. `knowsOld`: the form asks for the old one. */
export function PasswordRules({ knowsOld }: { knowsOld: boolean }) {
  const t = useText();
  const [new_password = '', confirmation = '', old_password] = useWatch({
    name: ['new_password', 'confirmation', 'current_password'],
  }) as (string | undefined)[];
  const input: PasswordInput = { new_password, confirmation, old_password };
  const { password_policy: policy } = usePortal().common;
  const shown = passwordRules[policy].filter(rule => knowsOld || rule.code !== 'identity.password_same_as_old');
  return (
    <section className="password-rules">
      <h2>{t('new_password.rules')}</h2>
      <ul>
        {shown.map(rule => {
          const met = new_password !== '' && rule.holds(input);
          return (
            <li key={rule.code} className={met ? 'met' : undefined}>
              <Glyph name={met ? 'check' : 'circle'} size={16} />
              <span>
                {t(`new_password.rule.${rule.code.replace('identity.', '') as RuleName}`, {
                  min: passwordMinLength[policy],
                })}
              </span>
              <span className="visually-hidden">{t(met ? 'new_password.met' : 'new_password.unmet')}</span>
            </li>
          );
        })}
        <li>
          <Glyph name="circle" size={16} />
          <span>{t('new_password.hard_to_guess')}</span>
        </li>
      </ul>
    </section>
  );
}
