import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../config/project-root.ts';
import type { Host, Service } from '../service.ts';

/** The services of the portal in the order in which they are wired. */
export const serviceNames = ['command-service', 'projection-service', 'notification-worker', 'frontend'] as const;

/** A command-line tool that a service offers in `src/tools.ts`; it answers the exit code. */
export type Tool = (args: readonly string[], host: Host) => Promise<number>;

/** Loads services by name. Throws with the known names when there is no such service. */
export async function loadServices(names: readonly string[]): Promise<Service[]> {
  const unknown = names.filter(name => !serviceNames.some(known => known === name));
  if (unknown.length)
    throw new Error(`There is no service ${unknown.join(', ')}. The services are ${serviceNames.join(', ')}.`);
  return Promise.all(names.map(loadService));
}

async function loadService(name: string): Promise<Service> {
  if (name === 'frontend') return { name, kind: 'static', modules: [] };
  return (await importFrom<{ service: Service }>(`${name}/src/service.ts`)).service;
}

/** The tools that services offer, by name. */
export async function loadTools(): Promise<Record<string, Tool>> {
  const offered = serviceNames
    .map(name => `${name}/src/tools.ts`)
    .filter(file => existsSync(path.join(projectRoot, file)));
  const loaded = await Promise.all(offered.map(file => importFrom<{ tools: Record<string, Tool> }>(file)));
  return Object.assign({}, ...loaded.map(({ tools }) => tools)) as Record<string, Tool>;
}

const importFrom = <T>(file: string): Promise<T> =>
  import(/* @vite-ignore */ pathToFileURL(path.join(projectRoot, file)).href) as Promise<T>;
