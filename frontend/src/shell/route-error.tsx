import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { ChunkLoadError } from '../app/load-screen.ts';
import { useLocale } from '../app/portal.ts';
import { loadCatalogue } from '../i18n/texts.ts';
import { ErrorState, StateMessage } from './states.tsx';
import { shellCatalogue, useShellText } from './texts.ts';
import { useAppName } from './university.ts';

/** What stands in the place of a screen that threw or did not load; `page`: nothing else is there, so it loads its texts itself. */
export function RouteError({ page = false }: { page?: boolean }) {
  return page ? <WholePage /> : <Message />;
}

function WholePage() {
  const locale = useLocale();
  const [ready, setReady] = useState(false);
  useEffect(() => void loadCatalogue(locale, 'shell', shellCatalogue[locale]).then(() => setReady(true)), [locale]);
  return <main className="splash">{ready && <Message />}</main>;
}

function Message() {
  const error = useRouteError();
  const t = useShellText();
  const appName = useAppName();
  const reload = () => location.reload();
  const chunk = error instanceof ChunkLoadError;
  const title = t(chunk ? 'chunk.title' : 'error.title');
  return (
    <div>
      <title>{`${title} · ${appName}`}</title>
      <h1 className="visually-hidden">{title}</h1>
      {chunk ? (
        <StateMessage
          tone="bad"
          icon="cloud-off"
          title={title}
          action={
            <button type="button" className="button" onClick={reload}>
              {t('chunk.reload')}
            </button>
          }
        >
          {t('chunk.text')}
        </StateMessage>
      ) : (
        <ErrorState error={error} retry={reload} />
      )}
    </div>
  );
}
