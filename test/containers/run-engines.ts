/** What came of an engine's suites. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}
export interface Started {
  host: string;
  port: number;
  stop(): Promise<unknown>;
}
interface Engine {
  name: string;
  suites: readonly string[];
  environment(host: string, port: number): Record<string, string>;
}
interface Means<E extends Engine> {
  /** Throws where no container engine answers. */
  reach(): Promise<unknown>;
  start(engine: E): Promise<Started>;
  run(suites: readonly string[], environment: Record<string, string>): Outcome;
  say(line: string): void;
}

/**
 * One engine after the other: start, its suites, stop. Answers the exit code. Nothing that did not run counts as
 * passed: without a container engine, with an engine that does not start, or where a suite skips all its tests, it is 1.
 */
export async function runEngines<E extends Engine>(engines: readonly E[], means: Means<E>): Promise<number> {
  const sum: Outcome = { passed: 0, failed: 0, skipped: 0 };
  const broken: string[] = [];
  try {
    await means.reach();
  } catch (error) {
    means.say(`No container engine answers: ${(error as Error).message}`);
    means.say('0 tests run');
    return 1;
  }
  for (const engine of engines) {
    means.say(`── ${engine.name}`);
    let started: Started | undefined;
    try {
      started = await means.start(engine);
      const outcome = means.run(engine.suites, engine.environment(started.host, started.port));
      for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += outcome[key];
      if (outcome.failed > 0) broken.push(`${engine.name}: ${outcome.failed} failed`);
      else if (outcome.passed === 0) broken.push(`${engine.name}: no test ran`);
    } catch (error) {
      broken.push(`${engine.name} did not start: ${(error as Error).message}`);
    } finally {
      await started?.stop();
    }
  }
  for (const line of broken) means.say(line);
  means.say(`${sum.passed + sum.failed} tests run: ${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
  return broken.length ? 1 : 0;
}
