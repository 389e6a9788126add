import { Box, Button } from '@mui/material';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { ChunkLoadError } from '../app/load-screen.ts';
import { useLocale } from '../app/portal.ts';
import { loadCatalogue } from '../i18n/texts.ts';
import { PortalTheme } from '../theme/portal-theme.tsx';
import { ErrorState, StateMessage } from './states.tsx';
import { shellCatalogue, useShellText } from './texts.ts';

/** What stands in the place of a screen that threw or did not load; `page`: nothing else is there, so it brings theme and texts. */
export function RouteError({ page = false }: { page?: boolean }) {
  return page ? <WholePage /> : <Message level="h1" />;
}

function WholePage() {
  const locale = useLocale();
  const [ready, setReady] = useState(false);
  useEffect(() => void loadCatalogue(locale, 'shell', shellCatalogue[locale]).then(() => setReady(true)), [locale]);
  if (!ready) return null;
  return (
    <PortalTheme>
      <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}>
        <Message level="h1" />
      </Box>
    </PortalTheme>
  );
}

function Message({ level: Heading }: { level: 'h1' }) {
  const error = useRouteError();
  const t = useShellText();
  const reload = () => location.reload();
  const chunk = error instanceof ChunkLoadError;
  return (
    <div>
      <title>{`${t(chunk ? 'chunk.title' : 'error.title')} · ${t('app')}`}</title>
      <Heading className="visually-hidden">{t(chunk ? 'chunk.title' : 'error.title')}</Heading>
      {chunk ? (
        <StateMessage tone="bad" icon={<CloudOff aria-hidden />} title={t('chunk.title')} action={<Button onClick={reload}>{t('chunk.reload')}</Button>}>
          {t('chunk.text')}
        </StateMessage>
      ) : (
        <ErrorState error={error} retry={reload} />
      )}
    </div>
  );
}
