import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './support/chromium.ts';
import { installRedis } from './support/redis.ts';
import { installSlapd } from './support/slapd.ts';

/**
 * `npm test`: format, types, lint, then every test there is (architecture and unit, integration, scenarios, reliability in its short form, browser), each
 * part also when an earlier one failed. Ends with how many were skipped, if any, and the counts alone on a line; exit code 0 only when nothing failed.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name: string): string =>
  path.join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
let passed = 0;
let failed = 0;
/** Tests of what this machine does not have, such as an event store; each file's line says how many. */
let skipped = 0;

/** A heading with the time since the start, by which a log shows what took how long. */
const heading = (title: string): void => {
  process.stdout.write(`\n── ${title} (after ${Math.round(performance.now() / 1000)} s)\n`);
};

function step(title: string, command: string, args: readonly string[]): void {
  heading(title);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) process.stderr.write(`${error.message}\n`);
  if (status === 0) passed++;
  else {
    failed++;
    failures.push({ file: title, what: 'the step as a whole', why: `${path.basename(command)} ended with ${status}` });
  }
}

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}
/** What failed of a file: the names of its tests, or the file itself when it could not be opened, each with the first line of its message. */
interface Failure {
  file: string;
  what: string;
  why: string;
}
const failures: Failure[] = [];
const unsteady: Failure[] = [];
const firstLine = (text = ''): string => text.split('\n')[0]!.slice(0, 300);

function failuresOf(report: Report): Failure[] {
  return report.testResults.flatMap((file): Failure[] => {
    const broken = file.assertionResults.filter(test => test.status === 'failed');
    const of = path.relative(root, file.name);
    if (broken.length > 0)
      return broken.map(test => ({ file: of, what: test.fullName, why: firstLine(test.failureMessages[0]) }));
    return file.status === 'failed' ? [{ file: of, what: 'the file as a whole', why: firstLine(file.message) }] : [];
  });
}

/** The counts come from vitest's own report: a file that could not even be loaded counts as a failure. */
function vitest(project: string, files: readonly string[] = []): { report: Report | undefined; failures: Failure[] } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-report-'));
  const file = path.join(folder, 'report.json');
  const { status } = spawnSync(
    bin('vitest'),
    [
      'run',
      '--project',
      project,
      ...files,
      '--reporter',
      path.join(root, 'test/support/file-reporter.ts'),
      '--reporter',
      'json',
      '--outputFile.json',
      file,
      '--passWithNoTests',
    ],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
  rmSync(folder, { recursive: true, force: true });
  const broken = report ? failuresOf(report) : [];
  if (status !== 0 && broken.length === 0)
    broken.push({ file: project, what: 'the run as a whole', why: `vitest ended with ${status}` });
  return { report, failures: broken };
}

/** So many failures of one file are no chance: it is not tried again. */
const systematic = 10;

/**
 * Runs a project's tests. With `steady` false (they start servers, kill them, wait for a browser) the files that failed are run once more, on a
 * quieter machine; what passes then counts as passed and is named at the end as unsteady.
 */
function tests(project: string, { steady }: { steady: boolean }): void {
  heading(`tests: ${project}`);
  const first = vitest(project);
  const failuresIn = (name: string): number => first.failures.filter(({ file }) => file === name).length;
  const files = [...new Set(first.failures.map(({ file }) => file))].filter(
    file => existsSync(path.join(root, file)) && failuresIn(file) <= systematic,
  );
  if (steady || files.length === 0) return count(status => countIn(status, first.report), first.failures);
  heading(`tests: ${project}, once more: ${files.join(', ')}`);
  const second = vitest(project, files);
  const still = new Set(second.failures.map(({ file, what }) => `${file} ${what}`));
  unsteady.push(...first.failures.filter(({ file, what }) => files.includes(file) && !still.has(`${file} ${what}`)));
  count(
    status => countIn(status, first.report) - countIn(status, first.report, files) + countIn(status, second.report),
    [...first.failures.filter(({ file }) => !files.includes(file)), ...second.failures],
  );
}

/** Tests of these files, or of all, that ended so. */
const countIn = (status: string, report: Report | undefined, files?: readonly string[]): number =>
  (report?.testResults ?? [])
    .filter(file => !files || files.includes(path.relative(root, file.name)))
    .flatMap(file => file.assertionResults)
    .filter(test => test.status === status).length;

function count(ended: (status: string) => number, broken: readonly Failure[]): void {
  passed += ended('passed');
  skipped += ended('skipped');
  failed += broken.length;
  failures.push(...broken);
}

/** The system's Chromium; on Debian as root it is installed; elsewhere the line that installs it. False = there is none. */
function haveBrowser(): boolean {
  if (findChromium()) return true;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    heading('installing Chromium for the browser tests');
    spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (findChromium()) return true;
  }
  const line =
    process.platform === 'darwin'
      ? 'brew install --cask google-chrome'
      : process.platform === 'win32'
        ? 'winget install Google.Chrome'
        : 'sudo apt-get install chromium';
  process.stderr.write(
    `\nThe browser tests need Chromium. Install it with:\n  ${line}\nor name one: CHROMIUM=/path/to/chromium npm test\n`,
  );
  return false;
}

if (!installRedis())
  process.stdout.write(
    '\nTests of what runs on Redis are skipped: redis-server is missing (Debian: apt-get install redis-server).\n',
  );
if (!installSlapd())
  process.stdout.write(
    '\nTests of log-ins by a directory are skipped: slapd is missing (Debian: apt-get install slapd).\n',
  );
step('format', bin('oxfmt'), ['--check', '.']);
step('types', bin('tsc'), ['-p', 'tsconfig.json']);
step('lint', bin('oxlint'), ['--deny-warnings']);
step('unused files and dependencies', bin('knip'), [
  '--no-progress',
  '--no-config-hints',
  '--include',
  'files,dependencies,unlisted,unresolved',
]);
for (const project of ['unit', 'alone', 'components']) tests(project, { steady: true });
for (const project of ['integration', 'scenarios', 'reliability']) tests(project, { steady: false });
if (haveBrowser()) tests('browser', { steady: false });
else {
  failed++;
  failures.push({ file: 'browser', what: 'the run as a whole', why: 'there is no Chromium' });
}

const tell = (title: string, list: readonly Failure[]): void => {
  if (list.length > 0)
    process.stdout.write(
      `\n${title}\n${list.map(({ file, what, why }) => `  ${file} › ${what}\n    ${why}`).join('\n')}\n`,
    );
};
tell('passed only when run once more:', unsteady);
tell('failed:', failures);

if (skipped > 0) process.stdout.write(`\n${skipped} skipped\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
