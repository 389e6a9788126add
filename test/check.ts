import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSources } from './architecture/sources.ts';
import { affectedTests } from './support/affected.ts';

/**
 * `npm run check`: what a change wants to hear at once. Format, types and unused files of everything; lint of the files
 * that changed; the architecture's rules, and the unit and component tests that the changes may affect. What changed is
 * what differs from the branch that this one follows, or else from the last commit. `npm run check -- --all` lints
 * everything and runs every unit and component test. `npm test` is the whole truth.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name: string): string =>
  path.join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
const git = (...args: string[]): string => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

/** Files that have changed and are there; null when everything counts as changed. */
function changedFiles(): string[] | null {
  const base = git('merge-base', 'HEAD', '@{upstream}') || 'HEAD';
  const names = [
    ...git('diff', '--name-only', '--diff-filter=d', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter(Boolean);
  const settings = [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vitest.config.ts',
    '.oxlintrc.json',
    '.oxfmtrc.json',
  ];
  return process.argv.includes('--all') || names.some(name => settings.includes(name)) ? null : names;
}

interface Step {
  title: string;
  command: string;
  args: readonly string[];
}

/** Runs a step; what it says is shown when it has ended, so that two lanes do not talk at once. Answers whether it succeeded. */
function run({ title, command, args }: Step): Promise<boolean> {
  const began = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise(resolve => {
    child.once('error', error => said.push(Buffer.from(error.message)));
    child.once('close', code => {
      process.stdout.write(
        `${code === 0 ? '✓' : '✗'} ${title} (${((performance.now() - began) / 1000).toFixed(0)} s)\n${code === 0 ? '' : `${Buffer.concat(said).toString()}\n`}`,
      );
      resolve(code === 0);
    });
  });
}

/** One step after the other, also when one has failed. */
async function lane(steps: readonly Step[]): Promise<boolean> {
  let fine = true;
  for (const step of steps) fine = (await run(step)) && fine;
  return fine;
}

const changed = changedFiles();
const scripts = changed?.filter(name => /\.(ts|tsx|mjs|cjs)$/.test(name));
const tests = changed ? affectedTests(readSources(), new Set(changed)) : [];
const lint: Step[] =
  scripts?.length === 0
    ? []
    : [
        {
          title: `lint of ${scripts ? `${scripts.length} changed files` : 'everything'}`,
          command: bin('oxlint'),
          args: ['--deny-warnings', ...(scripts ?? [])],
        },
      ];
const lanes = await Promise.all([
  lane([
    { title: 'format', command: bin('oxfmt'), args: ['--check', '.'] },
    { title: 'types', command: bin('tsc'), args: ['-p', 'tsconfig.json'] },
    {
      title: 'unused files and dependencies',
      command: bin('knip'),
      args: ['--no-progress', '--no-config-hints', '--include', 'files,dependencies,unlisted,unresolved'],
    },
    ...lint,
  ]),
  lane([
    {
      title: `${changed ? `${tests.length} files of` : 'all'} unit and component tests`,
      command: bin('vitest'),
      args: ['run', '--project', 'unit', '--project', 'components', '--reporter', 'dot', ...tests],
    },
  ]),
]);
process.exit(lanes.every(Boolean) ? 0 : 1);
