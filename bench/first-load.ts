import { launchBrowser } from '../test/browser/support/browser.ts';
import { measureFirstLoad, slowly, type FirstLoadMeasured } from './support/first-load.ts';
import { onDemoPortal } from './support/demo-portal.ts';
import { machine, median, printTable, verdict } from './support/report.ts';

/**
 * `npm run bench:first-load [-- runs [address]]`: what a browser that was never there loads of four pages of the demo university and when it paints
 * them, on a slow phone and a slow line; of a portal that runs already where its address is given. `requests` among the arguments lists each request.
 */
const given = process.argv.slice(2);
const runs = Number(given.find(one => /^\d+$/.test(one)) ?? 5);
const running = given.find(one => one.startsWith('http'));
const detailed = given.includes('requests');

interface MeasuredPage {
  name: string;
  path: string;
  login?: string;
  /** What the log-in loads when somebody touches it. */
  touch?: boolean;
  /** What is asked: bytes of everything (KiB), requests, largest paint (s). */
  weight?: number;
  requests?: number;
  lcp?: number;
}
const pages: MeasuredPage[] = [
  { name: 'log-in', path: 'user/log-in', weight: 110, requests: 10, lcp: 1.2 },
  { name: 'log-in, touched', path: 'user/log-in', touch: true },
  {
    name: 'registration',
    path: 'online-registration-for-courses',
    login: 'student',
    weight: 220,
    requests: 20,
    lcp: 2,
  },
  { name: 'student’s desktop', path: 'desktop', login: 'student', weight: 220, requests: 20, lcp: 2 },
  { name: 'office list', path: 'people/students', login: 'office', weight: 320, requests: 25, lcp: 2.2 },
];

await onDemoPortal(running, measure);
process.exit();

async function measure(origin: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    const measured = new Map<string, FirstLoadMeasured[]>(pages.map(({ name }) => [name, []]));
    // Once to begin with: the server packs each file when it is first asked for. Then the pages take turns.
    for (let run = 0; run <= runs; run++)
      for (const { name, path, ...how } of pages) {
        const one = await measureFirstLoad(browser, `${origin}/ru/${path}`, how);
        if (run > 0) measured.get(name)!.push(one);
      }
    printTable(
      `First loads: CPU at 1/${slowly.cpu}, ${(slowly.download * 8) / 1e6} Mbit/s, ${slowly.latency} ms; median of ${runs} (${machine()})`,
      pages.map(({ name }) => row(name, measured.get(name)!)),
    );
    for (const { name } of detailed ? pages : [])
      console.log(`\n${name}\n${measured.get(name)!.at(-1)!.log.join('\n')}`);
    for (const { name, weight, requests, lcp } of pages) {
      if (weight === undefined) continue;
      const all = measured.get(name)!;
      verdict(`${name}, KiB`, median(all.map(totalOf)) / 1024, weight, 'less');
      verdict(`${name}, requests`, median(all.map(one => one.requests)), requests!, 'less');
      verdict(`${name}, largest paint in s`, median(all.map(one => one.lcp)) / 1000, lcp!, 'less');
    }
  } finally {
    await browser.close();
  }
}

function totalOf({ bytes }: FirstLoadMeasured): number {
  return Object.values(bytes).reduce((sum, one) => sum + one, 0);
}

function row(name: string, all: readonly FirstLoadMeasured[]): Record<string, string> {
  const of = (value: (one: FirstLoadMeasured) => number): number => median(all.map(value));
  const kib = (value: (one: FirstLoadMeasured) => number): string => (of(value) / 1024).toFixed(0);
  const seconds = (value: (one: FirstLoadMeasured) => number): string => (of(value) / 1000).toFixed(2);
  return {
    screen: name,
    KiB: kib(totalOf),
    page: kib(one => one.bytes.page),
    script: kib(one => one.bytes.script),
    styles: kib(one => one.bytes.styles),
    fonts: kib(one => one.bytes.fonts),
    images: kib(one => one.bytes.images),
    answers: kib(one => one.bytes.answers),
    requests: of(one => one.requests).toFixed(0),
    'first paint s': seconds(one => one.fcp),
    'largest s': seconds(one => one.lcp),
    'quiet s': seconds(one => one.quiet),
    'longest task ms': of(one => one.longestTask).toFixed(0),
    shift: of(one => one.shift).toFixed(3),
    'largest is': all.at(-1)!.largest,
  };
}
