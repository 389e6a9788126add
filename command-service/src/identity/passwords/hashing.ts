import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';

/** argon2id at the parameters of OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing runs on the thread pool, one hash a core: the pool keeps free threads and the event loop keeps answering. Who
 * may come is decided before (log-in-line.ts).
 */
const atOnce = availableParallelism();
let running = 0;
const waiting: (() => void)[] = [];
/** Work for many people: one at a time, and only where nobody waits. */
const patient: (() => void)[] = [];
let isPatientRunning = false;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running++;
  else await new Promise<void>(resolve => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else {
      running--;
      servePatient();
    }
  }
}

function servePatient(): void {
  if (isPatientRunning || running >= atOnce || patient.length === 0) return;
  isPatientRunning = true;
  patient.shift()!();
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, parameters));

/** Hashes of many passwords, in their order: people who log in meanwhile go first. */
export const hashInBulk = (passwords: readonly string[]): Promise<string[]> =>
  Promise.all(
    passwords.map(async password => {
      await new Promise<void>(resolve => {
        patient.push(resolve);
        servePatient();
      });
      try {
        return await hashPassword(password);
      } finally {
        isPatientRunning = false;
        servePatient();
      }
    }),
  );

/** Does the password belong to the hash? Without a hash it takes as long and says no, so that unknown log-ins cannot be told by the clock. */
export const passwordMatches = (password: string, hashed: string | null): Promise<boolean> =>
  inTurn(async () => {
    const matches = await verify(hashed ?? (await decoy()), password);
    return hashed !== null && matches;
  });

let decoyHash: Promise<string> | undefined;
const decoy = (): Promise<string> => (decoyHash ??= hash('no account has this hash', parameters));
