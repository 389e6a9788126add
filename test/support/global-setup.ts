import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { adoptOrStart, type Embedded } from '@portal/platform/postgres/embedded.ts';
import { openEventStore } from './event-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL with the owner's rights; the database name in it is of no matter. */
    databaseServer: string;
    /** Address of the run's event store; '' where there is none (event-store.ts). */
    eventStore: string;
    /** A folder for the files of what is made once a run and copied. */
    templates: string;
  }
}

interface Shared {
  server: Promise<Embedded>;
  eventStore: ReturnType<typeof openEventStore>;
  folder: string;
  templates: string;
  users: number;
}
const shared = globalThis as { portalTestServer?: Shared };

/**
 * One PostgreSQL for the run, whichever projects take part in it: real and durable, as in production, in a folder of its own.
 * `TEST_DATABASE_URL` names another one, on which tests may make and drop databases (`npm run test:containers`).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    const templates = mkdtempSync(path.join(os.tmpdir(), 'portal-templates-'));
    project.provide('databaseServer', given);
    project.provide('templates', templates);
    return async () => rmSync(templates, { recursive: true, force: true });
  }
  if (!shared.portalTestServer) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-test-'));
    chmodSync(folder, 0o755);
    const templates = mkdtempSync(path.join(os.tmpdir(), 'portal-templates-'));
    shared.portalTestServer = {
      folder,
      templates,
      server: adoptOrStart(folder),
      eventStore: openEventStore(),
      users: 0,
    };
  }
  const mine = shared.portalTestServer;
  mine.users++;
  project.provide('databaseServer', (await mine.server).url);
  project.provide('templates', mine.templates);
  project.provide('eventStore', (await mine.eventStore).url);
  return async () => {
    if (--mine.users > 0) return;
    delete shared.portalTestServer;
    await (await mine.server).release();
    await (await mine.eventStore).close();
    for (const folder of [mine.folder, mine.templates]) rmSync(folder, { recursive: true, force: true });
  };
}
