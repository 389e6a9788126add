import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '@portal/platform/config/project-root.ts';
import { getContainerRuntimeClient } from 'testcontainers';
import { engines, startEngine } from './engines.ts';
import { runEngines, type Outcome } from './run-engines.ts';

/** `npm run test:containers`: the contract suites on the engines of docker-compose.yml, each in a container from its image there. */
function run(suites: readonly string[], environment: Record<string, string>): Outcome {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-containers-'));
  const file = path.join(folder, 'report.json');
  const vitest = path.join(projectRoot, 'node_modules/vitest/vitest.mjs');
  spawnSync(
    process.execPath,
    [
      vitest,
      'run',
      '--project',
      'integration',
      ...suites,
      '--reporter',
      'default',
      '--reporter',
      'json',
      '--outputFile.json',
      file,
    ],
    { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, ...environment } },
  );
  const report = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as {
        numPassedTests: number;
        numFailedTests: number;
        numPendingTests: number;
        numFailedTestSuites: number;
      })
    : undefined;
  rmSync(folder, { recursive: true, force: true });
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || Number(report.numFailedTestSuites > 0),
    skipped: report.numPendingTests,
  };
}

process.exitCode = await runEngines(engines, {
  reach: getContainerRuntimeClient,
  start: async engine => {
    const container = await startEngine(engine);
    return { host: container.getHost(), port: container.getMappedPort(engine.port), stop: () => container.stop() };
  },
  run,
  say: line => process.stdout.write(`${line}\n`),
});
