import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@portal/platform/config/project-root.ts';
import { describe, expect, it } from 'vitest';
import { composeFile } from '../architecture/deployment.ts';
import { engines } from './engines.ts';
import { runEngines, type Outcome } from './run-engines.ts';

const two = ['One', 'Two'].map(name => ({ name, suites: [name], environment: () => ({}) }));

async function run(outcomes: Record<string, Outcome | Error>, reach = async (): Promise<unknown> => undefined) {
  const said: string[] = [];
  const stopped: string[] = [];
  const code = await runEngines(two, {
    reach,
    start: async ({ name }) => {
      const outcome = outcomes[name];
      if (outcome instanceof Error) throw outcome;
      return { host: 'here', port: 1, stop: async () => stopped.push(name) };
    },
    run: ([name]) => outcomes[name!] as Outcome,
    say: line => said.push(line),
  });
  return { code, last: said.at(-1), said: said.join('\n'), stopped };
}
const passed = { passed: 3, failed: 0, skipped: 1 };

describe('the run of the suites on containers', () => {
  it('is green when every engine’s suites passed', async () => {
    expect(await run({ One: passed, Two: passed })).toMatchObject({
      code: 0,
      last: '6 tests run: 6 passed, 0 failed, 2 skipped',
      stopped: ['One', 'Two'],
    });
  });

  it('says so where there is no container engine, runs nothing and is not green', async () => {
    const answer = await run({ One: passed, Two: passed }, async () => {
      throw new Error('no socket');
    });
    expect(answer).toMatchObject({ code: 1, last: '0 tests run', stopped: [] });
    expect(answer.said).toContain('No container engine answers: no socket');
  });

  it.each([
    ['a test failed', { passed: 2, failed: 1, skipped: 0 }, 'Two: 1 failed'],
    ['all tests were skipped', { passed: 0, failed: 0, skipped: 9 }, 'Two: no test ran'],
    ['the engine did not start', new Error('no such image'), 'Two did not start: no such image'],
  ])('is not green where %s, and the other engine is tried all the same', async (_, outcome, why) => {
    const answer = await run({ One: passed, Two: outcome });
    expect(answer.code).toBe(1);
    expect(answer.said).toContain(why);
    expect(answer.stopped).toContain('One');
  });

  it('has engines and suites that exist', () => {
    const { services } = composeFile('docker-compose.yml');
    for (const { service, suites } of engines) {
      expect(services[service]?.image).toBeDefined();
      for (const suite of suites) expect(existsSync(path.join(projectRoot, suite)), suite).toBe(true);
    }
  });
});
