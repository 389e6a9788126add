import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './support/chromium.ts';

/**
 * `npm test`: types, lint, then every test there is (architecture and unit, integration, scenarios, reliability in its short form, browser), each
 * part also when an earlier one failed. Ends with the counts alone on a line; exit code 0 only when nothing failed.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name: string): string => path.join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
let passed = 0;
let failed = 0;

/** A heading with the time since the start, by which a log shows what took how long. */
const heading = (title: string): void => { process.stdout.write(`\n── ${title} (after ${Math.round(performance.now() / 1000)} s)\n`); };

function step(title: string, command: string, args: readonly string[]): void {
  heading(title);
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) process.stderr.write(`${error.message}\n`);
  if (status === 0) passed++;
  else failed++;
}

/** The counts come from vitest's own report: a file that could not even be loaded counts as a failure. */
function tests(project: string): void {
  heading(`tests: ${project}`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-report-'));
  const report = path.join(folder, 'report.json');
  const { status } = spawnSync(bin('vitest'), ['run', '--project', project, '--reporter', 'dot', '--reporter', 'json', '--outputFile.json', report, '--passWithNoTests'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  let broken = 1;
  if (existsSync(report)) {
    const counts = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number; testResults: { status: string; assertionResults: unknown[] }[] };
    passed += counts.numPassedTests;
    broken = counts.numFailedTests + counts.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  }
  failed += status !== 0 && broken === 0 ? 1 : broken;
  rmSync(folder, { recursive: true, force: true });
}

/** The system's Chromium; on Debian as root it is installed; elsewhere the line that installs it. False = there is none. */
function haveBrowser(): boolean {
  if (findChromium()) return true;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    heading('installing Chromium for the browser tests');
    spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'], { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    if (findChromium()) return true;
  }
  const line = process.platform === 'darwin' ? 'brew install --cask google-chrome' : process.platform === 'win32' ? 'winget install Google.Chrome' : 'sudo apt-get install chromium';
  process.stderr.write(`\nThe browser tests need Chromium. Install it with:\n  ${line}\nor name one: CHROMIUM=/path/to/chromium npm test\n`);
  return false;
}

step('types', bin('tsc'), ['-p', 'tsconfig.json']);
step('lint', bin('oxlint'), ['--deny-warnings']);
step('unused files and dependencies', bin('knip'), ['--no-progress', '--no-config-hints', '--include', 'files,dependencies,unlisted,unresolved']);
for (const project of ['unit', 'components', 'integration', 'scenarios', 'reliability']) tests(project);
if (haveBrowser()) tests('browser');
else failed++;

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
