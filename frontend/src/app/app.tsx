import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { queryClient } from './query-client.ts';

/** What stands around the router, in the browser and where the server draws a page. */
export const App = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </StrictMode>
);
