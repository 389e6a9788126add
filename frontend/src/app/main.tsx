import '../theme/fonts/fonts.css';
import '../theme/tokens.css';
import '../theme/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { connectLive } from '../live/use-live.ts';
import { queryClient } from './query-client.ts';
import { createPortalRouter } from './routes.tsx';

connectLive(queryClient);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createPortalRouter()} />
    </QueryClientProvider>
  </StrictMode>,
);
