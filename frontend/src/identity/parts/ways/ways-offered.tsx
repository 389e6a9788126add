import { useSearchParams } from 'react-router';
import { useLocale, usePortal } from '../../../app/portal.ts';
import { useSend } from '../../../http/use-send.ts';
import { ActButton } from '../../../shell/act-button.tsx';
import { keepNext } from '../../after-sign-in.ts';
import { useText } from '../../text.ts';

/** Ways to log in with an account of the university: a button for each server; directories take the form's own login and password. */
export function WaysOffered() {
  const t = useText();
  const locale = useLocale();
  const [query] = useSearchParams();
  const { ways_in } = usePortal().common;
  const begin = useSend('POST /user/ways_in/{uid}/begin/', {
    invalidate: [],
    onDone: ({ url }) => {
      keepNext(query.get('next'));
      location.assign(url);
    },
  });
  const servers = ways_in.filter(({ by_password }) => !by_password);
  const directories = ways_in.filter(({ by_password }) => by_password);
  return (
    <>
      {directories.length > 0 && (
        <p className="mut">
          {t('log_in.directories', { names: directories.map(({ name }) => name[locale]).join(', ') })}
        </p>
      )}
      {servers.length > 0 && (
        <div style={{ display: 'grid', gap: 'var(--s2)' }}>
          <p className="mut">{t('log_in.ways')}</p>
          {servers.map(({ uid, name }) => (
            <ActButton
              key={uid}
              className="button"
              aria-busy={begin.isPending}
              onClick={() => begin.mutate({ params: { uid } })}
            >
              {t('log_in.way', { name: name[locale] })}
            </ActButton>
          ))}
        </div>
      )}
    </>
  );
}
