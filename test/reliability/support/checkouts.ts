import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '@portal/platform/config/project-root.ts';
import type { Installation } from './installation.ts';
import type { Size, University } from './university.ts';

/** Another version of the portal beside this one, on the packages of this checkout. */
export interface Checkout {
  root: string;
  remove(): void;
}

const left = new Set(['node_modules', '.git', '.portal', 'dist']);

/** This checkout as it stands, with changes to some of its files. */
export function changedCheckout(changes: Record<string, (text: string) => string>): Checkout {
  const checkout = emptyCheckout();
  cpSync(projectRoot, checkout.root, { recursive: true, filter: file => !left.has(path.basename(file)) });
  for (const [file, change] of Object.entries(changes)) {
    const place = path.join(checkout.root, file);
    const text = readFileSync(place, 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`nothing was changed in ${file}`);
    writeFileSync(place, changed);
  }
  linkPackages(checkout.root);
  return checkout;
}

/** What a commit of this repository holds. */
export function checkoutOf(commit: string): Checkout {
  const checkout = emptyCheckout();
  const archive = path.join(checkout.root, 'archive.tar');
  execFileSync('git', ['archive', '-o', archive, commit], { cwd: projectRoot });
  execFileSync('tar', ['-xf', archive, '-C', checkout.root]);
  rmSync(archive);
  linkPackages(checkout.root);
  return checkout;
}

function emptyCheckout(): Checkout {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-checkout-'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** The packages are this checkout's; those of the portal itself are the other's own. */
function linkPackages(root: string): void {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  const here = path.join(projectRoot, 'node_modules');
  const there = path.join(root, 'node_modules');
  mkdirSync(path.join(there, '@portal'), { recursive: true });
  for (const name of readdirSync(here))
    if (name !== '@portal') symlinkSync(path.join(here, name), path.join(there, name));
  for (const workspace of workspaces) {
    symlinkSync(path.join(root, workspace), path.join(there, '@portal', workspace));
    const own = path.join(projectRoot, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(root, workspace, 'node_modules'));
  }
}

/** A university that the other version has made, in a database that it has made. */
export async function universityOf(checkout: Checkout, installation: Installation, size: Size): Promise<University> {
  const script = `
    const { createUniversity } = await import('./test/reliability/support/university.ts');
    const { loadConfig } = await import('@portal/platform/config/load.ts');
    const { headers, ...rest } = await createUniversity(
      { url: process.env.DATABASE_URL, config: loadConfig() }, ${JSON.stringify(size)});
    process.stdout.write('\\n' + JSON.stringify({ ...rest, headers: [...headers] }) + '\\n', () => process.exit(0));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script],
    { cwd: checkout.root, env: installation.environment, timeout: 240_000, maxBuffer: 10_000_000 },
  );
  const made = JSON.parse(stdout.trim().split('\n').at(-1)!) as Omit<University, 'headers'> & {
    headers: [string, Record<string, string>][];
  };
  return { ...made, headers: new Map(made.headers) };
}
