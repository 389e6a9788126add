import { setTimeout as sleep } from 'node:timers/promises';
import type { Proxy } from './proxy.ts';

const every = 100;

/**
 * Lets a proxy send requests only to those of the processes that say that they are ready, as Kubernetes and load
 * balancers do: each is asked every 100 ms. Every process has both sides of the portal.
 */
export function followReadiness(
  proxy: Proxy,
  processes: () => readonly string[],
): { stop(): Promise<void>; isReady(url: string): boolean } {
  let stopped = false;
  const following = (async () => {
    while (!stopped) {
      const before = new Set(proxy.commands);
      const asked = await Promise.all(
        processes().map(async url => ((await isReady(url, before.has(url))) ? [url] : [])),
      );
      proxy.commands.splice(0, Infinity, ...asked.flat());
      proxy.queries.splice(0, Infinity, ...asked.flat());
      await sleep(every);
    }
  })();
  return {
    isReady: url => proxy.commands.includes(url),
    stop: () => {
      stopped = true;
      return following;
    },
  };
}

/** Who is only slow to answer is what he was. */
const isReady = (url: string, before: boolean): Promise<boolean> =>
  fetch(`${url}/health/ready/`, { signal: AbortSignal.timeout(2000) }).then(
    answer => answer.ok,
    (error: Error) => error.name === 'TimeoutError' && before,
  );
