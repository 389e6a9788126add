import type { issueAccounts, IssuedAccounts } from '@portal/event-schemas/identity/issued-accounts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { api } from '../../../http/client.ts';
import { ApiRefusal } from '../../../http/refusal.ts';

type Asked = z.input<typeof issueAccounts>;
/** As many as the server takes in one call. */
const atOnce = 50;

/** What has come of it so far; `problem`: why it ended early, '' where the answer got lost. */
export interface Issuing {
  isRunning: boolean;
  done: number;
  issued: IssuedAccounts['issued'];
  skipped: IssuedAccounts['skipped'];
  problem: string | null;
}

/**
 * Gives access to people some at a time, until there are no more or it is stopped. The passwords stand in the memory of this page
 * alone, so the browser asks before it is left.
 */
export function useIssue() {
  const client = useQueryClient();
  const [issuing, setIssuing] = useState<Issuing | null>(null);
  const [isKept, setKept] = useState(false);
  const isStopped = useRef(false);
  const unkept = !isKept && (issuing?.issued.some(one => one.temporary_password !== null) ?? false);
  useEffect(() => {
    if (!issuing?.isRunning && !unkept) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [issuing?.isRunning, unkept]);

  async function issue({ people, ...asked }: Asked): Promise<void> {
    const so: Issuing = { isRunning: true, done: 0, issued: [], skipped: [], problem: null };
    const show = (): void => setIssuing({ ...so });
    isStopped.current = false;
    show();
    const parts =
      people &&
      Array.from({ length: Math.ceil(people.length / atOnce) }, (_, at) =>
        people.slice(at * atOnce, (at + 1) * atOnce),
      );
    let after: string | null = null;
    try {
      for (let part = 0; !isStopped.current && (!parts || part < parts.length); part++) {
        const answer: IssuedAccounts = await api('POST /identity/issued_accounts/', {
          body: { ...asked, ...(parts ? { people: parts[part]! } : {}), ...(after ? { after } : {}) },
        });
        so.issued = [...so.issued, ...answer.issued];
        so.skipped = [...so.skipped, ...answer.skipped];
        so.done = so.issued.length + so.skipped.length;
        show();
        after = answer.next;
        if (!parts && after === null) break;
      }
    } catch (error) {
      so.problem = error instanceof ApiRefusal ? error.message : '';
    }
    so.isRunning = false;
    show();
    await client.invalidateQueries();
  }
  return { issuing, issue, unkept, keep: () => setKept(true), stop: () => (isStopped.current = true) };
}
