import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AccessTable } from '@portal/event-schemas/kernel/access.ts';
import { projectRoot } from '@portal/platform/config/load.ts';

const tables = Object.values(
  import.meta.glob<AccessTable>('../../event-schemas/src/*/access.ts', { eager: true, import: 'access' }),
).filter(table => typeof table === 'object' && 'queries' in table);
const compose = readFileSync(path.join(projectRoot, 'docker-compose.yml'), 'utf8');
const routeOf = (call: string): string => `~^/api/v1${call.slice(call.indexOf(' ') + 1).replace(/\{\w+\}/g, '[^/]+')}$`;

describe('the proxy of docker-compose.yml', () => {
  it('knows every call that does not go where its method says', () => {
    const queries = tables.flatMap(table => Object.keys(table.queries)).filter(call => !call.startsWith('GET '));
    const folds = tables.flatMap(table => Object.keys(table.folds ?? {}));
    const wanted = [
      ...queries.map(call => `${routeOf(call)} http://projection-service:3000;`),
      ...folds.map(call => `${routeOf(call)} http://command-service:3000;`),
    ].sort();
    const known = compose
      .split('\n')
      .map(line => line.trim())
      .filter(line => line.startsWith('~^/api/'))
      .sort();
    expect(known).toEqual(wanted);
  });

  it('is the one whose word the portal takes, and says itself who asks', () => {
    const address = /ipv4_address: ([\d.]+)/.exec(compose)![1];
    expect(/PORTAL_TRUSTED_PROXIES: (.+)/.exec(compose)![1]).toBe(address);
    expect(
      [...compose.matchAll(/proxy_set_header (X-Forwarded-\w+) (\S+);/g)].map(([, name, value]) => `${name} ${value}`),
    ).toEqual(['X-Forwarded-For $$remote_addr', 'X-Forwarded-Proto $$scheme', 'X-Forwarded-Host $$http_host']);
  });
});
