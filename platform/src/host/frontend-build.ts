import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../config/project-root.ts';
import type { Progress } from '../logging/progress.ts';

const folder = path.join(projectRoot, 'frontend');
/** Where the built pages lie. */
export const frontendDist = path.join(folder, 'dist');
const stamp = path.join(frontendDist, '.sources');

/** Builds the pages when they are missing or older than their sources. */
export async function ensureFrontend(progress: Progress): Promise<void> {
  const sources = fingerprint();
  if (existsSync(path.join(frontendDist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources)
    return;
  progress.step('Building the pages');
  const output: string[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const vite = [path.join(projectRoot, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
    // NODE_ENV of the caller (a test run's, a developer's) would put React's development build into the pages.
    const child = spawn(process.execPath, vite, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new Error(
      `The pages could not be built:\n${output
        .join('')
        .split('\n')
        .filter(line => !/^\s+at /.test(line))
        .join('\n')
        .trim()}`,
    );
  writeFileSync(stamp, sources);
}

/** Of every file that the pages are built from. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const roots = [
    'frontend/src',
    'frontend/bundle',
    'event-schemas/src',
    'frontend/index.html',
    'frontend/vite.config.ts',
    'frontend/package.json',
    'package-lock.json',
  ];
  for (const root of roots) {
    const start = path.join(projectRoot, root);
    if (!existsSync(start)) continue;
    for (const file of filesUnder(start))
      hash.update(path.relative(projectRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(start: string): string[] {
  const entries = readdirSync(path.dirname(start), { withFileTypes: true }).find(
    entry => entry.name === path.basename(start),
  );
  if (!entries?.isDirectory()) return [start];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.(spec|int)\.tsx?$/.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name))
    .sort();
}
