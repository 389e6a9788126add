import type { WayTried } from '@portal/event-schemas/identity/ways.ts';

type Step = WayTried['steps'][number]['step'];

/** Steps of a try, one after the other; the first that fails is the last. `detail`: what the other side said, shortened. */
export async function inSteps(
  steps: readonly (readonly [step: Step, work: () => Promise<string>])[],
): Promise<Pick<WayTried, 'ok' | 'steps'>> {
  const done: WayTried['steps'] = [];
  for (const [step, work] of steps) {
    try {
      done.push({ step, ok: true, detail: (await work()).slice(0, 300) });
    } catch (error) {
      const { message, cause } = error as Error;
      const why = cause instanceof Error ? `${message}: ${cause.message}` : message;
      done.push({ step, ok: false, detail: why.slice(0, 300) });
      return { ok: false, steps: done };
    }
  }
  return { ok: true, steps: done };
}
