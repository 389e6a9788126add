import type { Audience } from '@portal/event-schemas/kernel/roles.ts';
import type { Host } from '../host/types.ts';

/** An attempt that the portal refused: who, at which call, why. `params`: of the path alone. Bodies and searches are nobody's business. */
export interface RefusedAttempt {
  account: string | null;
  on_behalf_of: string | null;
  roles: readonly string[];
  call: string;
  kind: 'command' | 'query' | 'list';
  audience: Audience;
  status: number;
  code: string;
  params: Readonly<Record<string, string>>;
}

/** The same attempt, as often as it was made since the last time that attempts were handed on. */
export interface CountedAttempt {
  attempt: RefusedAttempt;
  count: number;
  first_at: string;
  last_at: string;
}

/** What a module does about refused attempts: which of them it wants to know of, and what it does with them, a batch at a time. */
export interface RefusalRecorder {
  records(attempt: RefusedAttempt): boolean;
  record(host: Host, attempts: readonly CountedAttempt[]): Promise<unknown>;
}
