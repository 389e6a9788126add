import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { linkTo } from '../app/links.ts';
import { forgetPortal, useLocale } from '../app/portal.ts';
import { setFailureEffect } from '../http/client.ts';
import { setAsOf } from '../http/as-of.ts';
import { toast } from './toast.ts';
import { useShellText } from './texts.ts';

/** How long "Please log in again" can be read before the page reloads. */
const reloadAfter = 1500;

/** Carries out what failures.ts says about a failed call. */
export function useFailureEffects(): void {
  const t = useShellText();
  const locale = useLocale();
  const navigate = useNavigate();
  useEffect(() =>
    setFailureEffect(rule => {
      if (rule.notice) toast.error(t(rule.notice));
      if (rule.then === 'present') setAsOf(null);
      if (rule.then === 'reload' || rule.then === 'present') setTimeout(() => location.reload(), reloadAfter);
      if (rule.then === 'maintenance') {
        forgetPortal();
        void navigate(linkTo(locale, 'maintenance'));
      }
    }),
  );
}
