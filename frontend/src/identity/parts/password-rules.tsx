import { Box } from '@mui/material';
import Check from '@mui/icons-material/CheckCircle';
import Circle from '@mui/icons-material/RadioButtonUnchecked';
import { useWatch } from 'react-hook-form';
import { passwordMinLength, passwordRules, type PasswordInput } from '@portal/event-schemas/identity/password-rules.ts';
import { useText } from '../text.ts';

type RuleName = 'password_too_short' | 'password_needs_digit' | 'password_needs_lowercase' | 'password_needs_uppercase' | 'password_same_as_old' | 'passwords_do_not_match';

/** The rules of a password, ticked off while it is typed; the server walks the same list. `knowsOld`: the form asks for the old one. */
export function PasswordRules({ knowsOld }: { knowsOld: boolean }) {
  const t = useText();
  const [new_password = '', confirmation = '', old_password] = useWatch({ name: ['new_password', 'confirmation', 'current_password'] }) as (string | undefined)[];
  const input: PasswordInput = { new_password, confirmation, old_password };
  return (
    <Box component="section" sx={{ padding: '10px 14px', borderRadius: 'var(--radius-s)', background: 'var(--bg)' }}>
      <Box component="h2" sx={{ font: 'var(--t-label) !important', color: 'var(--ink-2)', marginBottom: '6px !important' }}>{t('new_password.rules')}</Box>
      <Box component="ul" sx={{ display: 'grid', gap: '4px' }}>
        {passwordRules
          .filter(rule => knowsOld || rule.code !== 'identity.password_same_as_old')
          .map(rule => {
            const met = new_password !== '' && rule.holds(input);
            return (
              <Box component="li" key={rule.code} sx={{ display: 'flex', gap: 1, alignItems: 'center', color: met ? 'var(--ok)' : 'var(--ink-2)' }}>
                {met ? <Check sx={{ fontSize: 16 }} aria-hidden /> : <Circle sx={{ fontSize: 16 }} aria-hidden />}
                <span>{t(`new_password.rule.${rule.code.replace('identity.', '') as RuleName}`, { min: passwordMinLength })}</span>
                <span className="visually-hidden">{t(met ? 'new_password.met' : 'new_password.unmet')}</span>
              </Box>
            );
          })}
      </Box>
    </Box>
  );
}
