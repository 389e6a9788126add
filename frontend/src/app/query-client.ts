import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../http/refusal.ts';

/** Answers are fresh for a short while; only lost connections are tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (count, error) => count < 2 && error instanceof ApiFailure && error.reason === 'connection',
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
});
