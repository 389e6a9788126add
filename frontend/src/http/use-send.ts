import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { toast } from '../shell/toast.ts';
import { newKey, request, type CallInput } from './client.ts';
import type { AnswerOf, InputOf, KnownCall } from './contracts.ts';
import { ApiFailure, ApiRefusal, type RefusalBy } from './refusal.ts';

export interface UseSendOptions<K extends KnownCall> {
  /** Queries that are read again after success; all that are on screen when it is left out. */
  invalidate?: readonly Call[];
  /** A toast after success. */
  done?: string | ((answer: AnswerOf<K>) => string);
  onDone?: (answer: AnswerOf<K>) => void;
  /** The screen shows refusals itself (a form does); otherwise the message of the refusal is a toast. */
  onRefusal?: (refusal: RefusalBy<K>) => void;
}

/**
 * A command of the API: `const reassign = useSend('POST /advising/advisors/reassign/', { done: t('advisors.reassigned') })`, then
 * `reassign.mutate({ body: { students, advisor, reason } })`. A command whose answer got lost (connection, timeout) keeps its idempotency key when it is
 * sent again, so pressing the button twice does the thing once.
 */
export function useSend<K extends KnownCall>(
  call: K,
  options: UseSendOptions<K> = {},
): UseMutationResult<AnswerOf<K>, Error, InputOf<K>> {
  const client = useQueryClient();
  const unanswered = useRef<{ input: string; key: string } | undefined>(undefined);
  return useMutation<AnswerOf<K>, Error, InputOf<K>>({
    mutationFn: async given => {
      const input = given as CallInput;
      const fingerprint = input.body instanceof FormData ? newKey() : JSON.stringify(input);
      const key = unanswered.current?.input === fingerprint ? unanswered.current.key : newKey();
      unanswered.current = { input: fingerprint, key };
      try {
        const answer = await request(call, input, { idempotencyKey: key });
        unanswered.current = undefined;
        return answer as AnswerOf<K>;
      } catch (error) {
        if (!(error instanceof ApiFailure)) unanswered.current = undefined;
        throw error;
      }
    },
    onSuccess: answer => {
      if (options.done) toast.success(typeof options.done === 'function' ? options.done(answer) : options.done);
      options.onDone?.(answer);
      return invalidate(options.invalidate);
    },
    onError: error => {
      if (!(error instanceof ApiRefusal)) return;
      if (options.onRefusal) options.onRefusal(error as RefusalBy<K>);
      else toast.error(error.message);
    },
  });

  async function invalidate(calls: readonly Call[] | undefined): Promise<void> {
    if (!calls) return client.invalidateQueries();
    await Promise.all(calls.map(queryKey => client.invalidateQueries({ queryKey: [queryKey] })));
  }
}
