import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueSteps } from '@portal/event-schemas/system/first-steps.ts';
import { projectRoot } from '@portal/platform/config/project-root.ts';
import { setupLinkOf } from '../../command-service/src/identity/setup-link.ts';
import { client, type Client } from './client.ts';
import type { TestPortal } from './portal.ts';

/** The files of docs/first-hour.md, in the order in which they are brought: each names only what those before it have. */
export const firstFiles = catalogueSteps;
export const pathOf = (file: string): string => path.join(projectRoot, 'docs/first-hour', `${file}.csv`);
/** A day on which the term of those files is soon to begin. */
export const firstDay = '2026-08-24T04:00:00.000Z';

export const rector = {
  last_name: 'Асанова',
  first_name: 'Айгуль',
  middle_name: '',
  login: 'rector',
  new_password: 'Lantern-4821-oak',
  confirmation: 'Lantern-4821-oak',
};

/** The first administrator of a new portal, made by its link. */
export async function firstAdministrator({ host, url }: TestPortal): Promise<Client> {
  const administrator = client(url);
  const token = setupLinkOf(host)!.split('#')[1]!;
  const { status, body } = await administrator.post('/identity/first_administrator/', { ...rector, token });
  if (status !== 200) throw new Error(`No first administrator: ${status} ${JSON.stringify(body)}`);
  return administrator;
}

/** Brings the files of docs/first-hour.md; throws with the first faults of a file that is refused. */
export async function bringFirstFiles(office: Client): Promise<void> {
  for (const file of firstFiles) {
    const { status, body } = await office.post(`/curriculum/${file}/import/`, {
      csv: readFileSync(pathOf(file), 'utf8'),
    });
    if (status !== 200) throw new Error(`${file}.csv was refused: ${JSON.stringify(body)}`);
  }
}
