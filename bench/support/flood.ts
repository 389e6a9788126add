import { pause } from './engines.ts';

/** So many calls in a second and a half; answers how many may pass. */
export async function flood(limit: { take(key: string): number }, calls: number): Promise<number> {
  let passed = 0;
  for (let turn = 0; turn < 150; turn++) {
    for (let call = 0; call < calls / 150; call++) if (limit.take('192.0.2.7') === 0) passed++;
    await pause(10);
  }
  return passed;
}
