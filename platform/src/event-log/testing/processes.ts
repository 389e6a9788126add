import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openLog, type LogPlace } from './open-log.ts';

/** A process of its own that appends; `acknowledged`: the versions that it printed, by stream. */
export function appendingProcess(
  place: LogPlace,
  name: string,
  appends: number,
): { child: ChildProcess; acknowledged: Map<string, number>; ended: Promise<unknown> } {
  const script = fileURLToPath(new URL('appending-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(place), name, String(appends)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged = new Map<string, number>();
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    for (const line of lines) acknowledged.set(line.split(' ')[0]!, Number(line.split(' ')[1]));
  });
  return { child, acknowledged, ended: new Promise(resolve => child.on('close', resolve)) };
}

/** What an adapter for several processes promises; `empty` gives an empty storage. `appends`: by each of ten callers in each process. */
export function severalProcesses(empty: () => Promise<LogPlace>, appends = 300): void {
  test('1, 4: three processes write and one of them is killed: what it acknowledged is there, and a reader sees everything once and in order', async () => {
    const place = await empty();
    const log = await openLog(place);
    const writers = ['a', 'b', 'c'].map(name => appendingProcess(place, name, appends));
    const seen: { position: number; stream: string; version: number }[] = [];
    let writing = true;
    const reader = (async () => {
      for (let last = 0, drained = false; !drained;) {
        const open = writing;
        const page = await log.readAll(last, 500);
        seen.push(...page);
        last = page.at(-1)?.position ?? last;
        drained = !open && page.length === 0;
      }
    })();
    await expect.poll(() => writers[0]!.acknowledged.size, { timeout: 20_000 }).toBe(10);
    writers[0]!.child.kill('SIGKILL');
    await Promise.all(writers.map(writer => writer.ended));
    writing = false;
    await reader;

    const versions = new Map<string, number[]>();
    for (const { stream, version } of seen) versions.set(stream, [...(versions.get(stream) ?? []), version]);
    for (const found of versions.values()) expect(found).toEqual(Array.from({ length: found.length }, (_, n) => n + 1));
    for (const [stream, version] of writers.flatMap(writer => [...writer.acknowledged]))
      expect(versions.get(stream)!.length).toBeGreaterThanOrEqual(version);
    for (const caller of Array.from({ length: 10 }, (_, n) => n))
      expect([versions.get(`b-${caller}`), versions.get(`c-${caller}`)].map(found => found!.length)).toEqual([
        appends,
        appends,
      ]);
    expect(seen.map(event => event.position)).toEqual((await log.readAll(0, 10_000)).map(event => event.position));
    await log.close();
  });
}
