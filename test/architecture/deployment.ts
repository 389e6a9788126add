import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@portal/platform/config/project-root.ts';
import { variables } from '@portal/platform/config/variables.ts';
import { parse, parseAllDocuments } from 'yaml';

/** What the files for Docker Compose and Kubernetes say, read as these tools read it. */

export const textOf = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
export const isThere = (file: string): boolean => existsSync(path.join(projectRoot, file));

export interface ComposeService {
  image: string;
  build?: string;
  command?: string;
  environment?: Record<string, string | number>;
  healthcheck?: { test: string[] };
  networks?: string[] | Record<string, unknown>;
  ports?: string[];
  stop_grace_period?: string;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
}
export interface ComposeFile {
  services: Record<string, ComposeService>;
  networks?: Record<string, { internal?: boolean }>;
  volumes?: Record<string, object>;
  configs?: Record<string, { file: string }>;
}
export const composeFile = (file: string): ComposeFile => parse(textOf(file), { merge: true });

export const documentsOf = (file: string): any[] => parseAllDocuments(textOf(file)).map(document => document.toJS());
/** `NAME=value` lines. */
export const environmentOf = (file: string): Record<string, string> =>
  Object.fromEntries(
    textOf(file)
      .split('\n')
      .filter(line => /^\w+=/.test(line))
      .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** Settings that the portal does not know. */
export const unknownSettings = (names: readonly string[]): string[] => names.filter(name => !(name in variables));

/** An image is pinned by a version, and no registry is named. */
export const isPinned = (image: string): boolean => /^([\w-]+\/)?[\w-]+:v?\d+\.\d+(\.\d+)?[\w.-]*$/.test(image);

/** How long a portal takes to stop at most, in seconds, beside its delay (docs/upgrade.md): requests, jobs, read models. */
export const stopMax = 30 + 7 + 10;
