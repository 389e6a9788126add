import '@fontsource-variable/inter/wght.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { connectLive } from '../live/use-live.ts';
import { PortalStyles } from '../theme/global-styles.tsx';
import { queryClient } from './query-client.ts';
import { createPortalRouter } from './routes.tsx';

/** The server puts a fresh nonce into every page; styles that are made here carry it, as the content security policy asks. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
const styles = createCache({ key: 'p', nonce, prepend: true });

connectLive(queryClient);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <PortalStyles />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createPortalRouter()} />
      </QueryClientProvider>
    </CacheProvider>
  </StrictMode>,
);
