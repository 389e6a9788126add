import type { Module } from '@portal/event-schemas/kernel/module.ts';
import type { ServiceModule } from '../service.ts';
// Records name others, and rules look at screens, of any module.
import './declared.ts';
import { gatherModules } from './gather.ts';

type Declared = 'name' | 'access' | 'errors' | 'events' | 'records';

/**
 * The part of a module that lives in one service: `<service>/src/<module>/module.ts` exports it as `module`.
 * `declared`: what the module declares in event-schemas.
 */
export const serviceModule = ({
  declared: { name, access, errors, events, records },
  ...part
}: Omit<ServiceModule, Declared> & { declared: Module }): ServiceModule => ({
  name,
  access,
  errors,
  events,
  records,
  ...part,
});

/**
 * The modules of a service, found by their `module.ts`: by name, each after those that it says it comes `after`.
 * Throws where these wait for each other.
 */
export const serviceModules = async (folder: string): Promise<ServiceModule[]> =>
  sortByDependency(await gatherModules<ServiceModule>(folder));

export function sortByDependency<T extends { name: string; after?: readonly string[] }>(modules: readonly T[]): T[] {
  const ordered: T[] = [];
  let waiting = [...modules];
  while (waiting.length > 0) {
    const next = waiting.find(({ after = [] }) => !waiting.some(({ name }) => after.includes(name)));
    if (!next) throw new Error(`These modules come after each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    ordered.push(next);
    waiting = waiting.filter(module => module !== next);
  }
  return ordered;
}
