import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';

/** A slow phone on a slow line: a CPU at a quarter of its speed, 1.6 Mbit/s down, 0.75 up, 150 ms of delay for every request. */
export const slowly = { cpu: 4, download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150 };

const kinds = { Document: 'page', Script: 'script', Stylesheet: 'styles', Font: 'fonts', Image: 'images' } as const;
export type Kind = (typeof kinds)[keyof typeof kinds] | 'answers';

export interface FirstLoadMeasured {
  requests: number;
  /** Bytes on the wire, headers included. */
  bytes: Record<Kind, number>;
  /** Milliseconds after the navigation began: the first and the largest paint, and when nothing was on its way any more. */
  fcp: number;
  lcp: number;
  quiet: number;
  /** The longest that the page did not answer, in milliseconds. */
  longestTask: number;
  /** What was painted largest, in a few words, and how far the page moved under the reader (CLS). */
  largest: string;
  shift: number;
  /** Every request, for who looks what it was: kind, bytes, address, milliseconds of its start and end. */
  log: string[];
}

/** How long nothing must be on its way, and how long is waited for that. */
const calm = 1500;
const patience = 60_000;

/** Opens an address as a browser does that was never there: an empty cache, at the speed of a slow phone. */
export async function measureFirstLoad(
  browser: Browser,
  address: string,
  { login, touch = false }: { login?: string; touch?: boolean } = {},
): Promise<FirstLoadMeasured> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  try {
    if (login !== undefined) await logIn(context, new URL(address).origin, login);
    const page = await context.newPage();
    // What compiles this file names its functions by a helper that the page has not.
    await page.addInitScript('globalThis.__name = one => one;');
    await page.addInitScript(watchPaints);
    const client = await context.newCDPSession(page);
    const traffic = await watchTraffic(client);
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowly.latency,
      downloadThroughput: slowly.download,
      uploadThroughput: slowly.upload,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowly.cpu });
    await page.goto(address, { waitUntil: 'commit', timeout: patience });
    let quiet = await untilQuiet(page, traffic);
    if (touch) {
      // A drawn page loads its script now; how long that takes stands in the place of the whole.
      await page.mouse.move(300, 300);
      quiet = await untilQuiet(page, traffic);
    }
    const paints = await page.evaluate(() => window.portalPaints!);
    if (paints.lcp === 0) throw new Error(`${address} painted nothing`);
    return { ...paints, quiet, requests: traffic.done.length, bytes: traffic.bytes(), log: traffic.log() };
  } finally {
    await context.close();
  }
}

async function logIn(context: BrowserContext, origin: string, login: string): Promise<void> {
  const answer = await context.request.post(`${origin}/api/v1/user/login/`, {
    data: { login, password: demoPassword },
  });
  if (!answer.ok()) throw new Error(`${login} could not log in: ${answer.status()} ${await answer.text()}`);
}

interface Sent {
  url: string;
  kind: Kind;
  bytes: number;
  from: number;
  to: number;
}
interface Traffic {
  pending: Map<string, Sent>;
  done: Sent[];
  /** When the last one ended or began, by this process's clock. */
  lastAt(): number;
  bytes(): Record<Kind, number>;
  log(): string[];
}

async function watchTraffic(client: CDPSession): Promise<Traffic> {
  const pending = new Map<string, Sent>();
  const done: Sent[] = [];
  let last = performance.now();
  let first = 0;
  client.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    first ||= timestamp;
    last = performance.now();
    const kind = kinds[type as keyof typeof kinds] ?? 'answers';
    pending.set(requestId, { url: request.url, kind, bytes: 0, from: timestamp, to: 0 });
  });
  client.on('Network.responseReceived', ({ requestId, type }) => {
    const sent = pending.get(requestId);
    // A preload says what it is for when it has arrived.
    if (sent) sent.kind = kinds[type as keyof typeof kinds] ?? sent.kind;
  });
  const end = (requestId: string, timestamp: number, bytes: number): void => {
    const sent = pending.get(requestId);
    if (!sent) return;
    pending.delete(requestId);
    last = performance.now();
    done.push({ ...sent, bytes, to: timestamp });
  };
  client.on('Network.requestServedFromCache', ({ requestId }) => pending.delete(requestId));
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  client.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  await client.send('Network.enable');
  return {
    pending,
    done,
    lastAt: () => last,
    bytes() {
      const sums: Record<Kind, number> = { page: 0, script: 0, styles: 0, fonts: 0, images: 0, answers: 0 };
      for (const { kind, bytes } of done) sums[kind] += bytes;
      return sums;
    },
    log: () =>
      done.map(
        ({ kind, bytes, url, from, to }) =>
          `${kind.padEnd(8)} ${String(bytes).padStart(7)} B ${ms(from - first)} to ${ms(to - first)} ${new URL(url).pathname}`,
      ),
  };
}
const ms = (seconds: number): string => String(Math.round(seconds * 1000)).padStart(5);

async function untilQuiet(page: Page, traffic: Traffic): Promise<number> {
  const begun = performance.now();
  let drawn: number | undefined;
  for (;;) {
    await page.waitForTimeout(100);
    const now = performance.now();
    if (now - begun > patience)
      throw new Error(`still loading: ${[...traffic.pending.values()].map(({ url }) => url).join(', ')}`);
    // What the application asks when it has drawn itself comes later than its files, on a slow phone by seconds.
    const stands = await page.evaluate(
      () =>
        document.readyState === 'complete' &&
        document.querySelector('h1') !== null &&
        document.querySelector('.splash, .skeletons') === null,
    );
    drawn = stands ? (drawn ?? now) : undefined;
    if (drawn === undefined || traffic.pending.size > 0) continue;
    if (now - Math.max(traffic.lastAt(), drawn) > calm) return traffic.lastAt() - begun;
  }
}

interface Paints {
  fcp: number;
  lcp: number;
  longestTask: number;
  largest: string;
  shift: number;
}
declare global {
  interface Window {
    portalPaints?: Paints;
  }
}

/** Runs in the page before its own scripts. */
function watchPaints(): void {
  const paints: Paints = { fcp: 0, lcp: 0, longestTask: 0, largest: '', shift: 0 };
  window.portalPaints = paints;
  const watch = (type: string, each: (entry: any) => void): void => {
    new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, buffered: true });
  };
  watch('paint', entry => {
    if (entry.name === 'first-contentful-paint') paints.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', entry => {
    paints.lcp = entry.startTime;
    paints.largest = `${entry.element?.tagName?.toLowerCase() ?? '?'} ${(entry.element?.textContent ?? '').trim().slice(0, 40)}`;
  });
  watch('longtask', entry => {
    paints.longestTask = Math.max(paints.longestTask, entry.duration);
  });
  watch('layout-shift', entry => {
    if (!entry.hadRecentInput) paints.shift += entry.value;
  });
}
