import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AccessTable } from '@portal/event-schemas/kernel/access.ts';
import { composeFile, environmentOf, textOf } from './deployment.ts';

const tables = Object.values(
  import.meta.glob<AccessTable>('../../event-schemas/src/*/access.ts', { eager: true, import: 'access' }),
).filter(table => typeof table === 'object' && 'queries' in table);
const template = textOf('deploy/proxy/default.conf.template');
const routeOf = (call: string): string => `~^/api/v1${call.slice(call.indexOf(' ') + 1).replace(/\{\w+\}/g, '[^/]+')}$`;
const capitals = [...new Set([...template.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name!))].sort();
/** The image of nginx finds these out by itself. */
const found = { NGINX_LOCAL_RESOLVERS: 'NGINX_ENTRYPOINT_LOCAL_RESOLVERS' };

describe('the proxy of docker-compose.yml and Kubernetes', () => {
  it('knows every call that does not go where its method says', () => {
    const queries = tables.flatMap(table => Object.keys(table.queries)).filter(call => !call.startsWith('GET '));
    const folds = tables.flatMap(table => Object.keys(table.folds ?? {}));
    const wanted = [
      ...queries.map(call => `${routeOf(call)} \${PROJECTION_SERVICE};`),
      ...folds.map(call => `${routeOf(call)} \${COMMAND_SERVICE};`),
    ].sort();
    const known = template
      .split('\n')
      .map(line => line.trim())
      .filter(line => line.startsWith('~^/api/'))
      .sort();
    expect(known).toEqual(wanted);
  });

  it('says itself who asks, to services that take its word alone', () => {
    expect(
      [...template.matchAll(/proxy_set_header (X-Forwarded-\w+) (\S+);/g)].map(([, name, value]) => `${name} ${value}`),
    ).toEqual(['X-Forwarded-For $remote_addr', 'X-Forwarded-Proto $origin_scheme', 'X-Forwarded-Host $http_host']);
  });

  it('is given everything that it asks for', () => {
    const wanted = capitals.map(name => found[name as keyof typeof found] ?? name).sort();
    const compose = composeFile('docker-compose.yml').services['proxy']!;
    expect(Object.keys(compose.environment!).sort()).toEqual(wanted);
    expect(Object.keys(environmentOf('deploy/proxy/proxy.env')).sort()).toEqual(wanted);
  });

  const there = spawnSync('nginx', ['-v']).status === 0;
  it.runIf(there)('is understood by nginx', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-proxy-'));
    const given: Record<string, string> = {
      ...environmentOf('deploy/proxy/proxy.env'),
      NGINX_LOCAL_RESOLVERS: '127.0.0.1',
    };
    const filled = template.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => given[name]!);
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\n${filled}\n}\n`,
    );
    try {
      execFileSync('nginx', ['-t', '-q', '-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'pipe' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
