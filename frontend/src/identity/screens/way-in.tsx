import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useSend } from '../../http/use-send.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { EmptyState, StateMessage } from '../../shell/states.tsx';
import { useEnterPortal } from '../after-sign-in.ts';
import { useWaysText } from '../ways-text.ts';

/** user/way-in: where a browser comes back to from a server of the university. What it brings is good once, so it is sent once. */
export default function WayIn() {
  const t = useWaysText();
  const link = useLink();
  const navigate = useNavigate();
  const enter = useEnterPortal('home', { kept: true });
  const [query] = useSearchParams();
  const sent = useRef(false);
  const finish = useSend('POST /user/ways_in/finish/', {
    invalidate: [],
    onDone: ({ linked }) => (linked ? void navigate(link('linked-ways'), { replace: true }) : enter()),
    onRefusal: () => {},
  });
  const state = query.get('state');
  const { mutate } = finish;
  useEffect(() => {
    if (state === null || sent.current) return;
    sent.current = true;
    const given = (name: string) => {
      const value = query.get(name);
      return value === null ? {} : { [name]: value };
    };
    mutate({ body: { state, ...given('code'), ...given('iss'), ...given('error') } });
  }, [state, query, mutate]);
  const back = (
    <Link className="button" to={link('log-in')}>
      {t('to_log_in')}
    </Link>
  );
  return (
    <>
      <PageHeader />
      {state === null ? (
        <EmptyState title={t('nothing')} action={back}>
          {t('nothing_text')}
        </EmptyState>
      ) : finish.error ? (
        <StateMessage icon="error" tone="bad" title={t('failed')} action={back}>
          {finish.error.message}
        </StateMessage>
      ) : (
        <p role="status">{t('finishing')}</p>
      )}
    </>
  );
}
