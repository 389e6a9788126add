import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './load.ts';
import { configurationTable, variables } from './variables.ts';

const data = mkdtempSync(path.join(os.tmpdir(), 'portal-config-'));
const load = (values: Record<string, string>) => loadConfig({ PORTAL_DATA: data, ...values });

describe('configuration', () => {
  it('has a value for everything without a single variable set', () => {
    expect(load({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      data,
      timeZone: 'Asia/Bishkek',
      demo: true,
      logLevel: 'warn',
      secure: false,
    });
  });

  it('trusts no proxy but those that are named', () => {
    expect(load({}).trustedProxies).toEqual([]);
    expect(load({ PORTAL_TRUSTED_PROXIES: '10.0.0.1, 192.0.2.0/24 2001:db8::/64' }).trustedProxies).toEqual([
      '10.0.0.1',
      '192.0.2.0/24',
      '2001:db8::/64',
    ]);
  });

  it('names no brokers, publishes nothing personal and uses no TLS unless it is told to', () => {
    expect(load({})).toMatchObject({ kafkaTls: false, kafkaTopicPrefix: 'portal', kafkaPersonal: [] });
    expect(load({}).kafkaBrokers).toBeUndefined();
    expect(load({ KAFKA_BROKERS: 'kafka-1:9092, [::1]:9092', KAFKA_PERSONAL: 'identity advising' })).toMatchObject({
      kafkaBrokers: ['kafka-1:9092', '[::1]:9092'],
      kafkaPersonal: ['identity', 'advising'],
    });
  });

  it('keeps the token between the services that it made', () => {
    expect(load({}).serviceToken).toBe(load({}).serviceToken);
    expect(load({}).serviceToken).toHaveLength(64);
  });

  it.each(['', ' \n', 'short'])('refuses a kept service token %j, names its file and makes no new one', text => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-config-'));
    const file = path.join(folder, 'service-token');
    writeFileSync(file, text);
    expect(() => load({ PORTAL_DATA: folder })).toThrow(ConfigError);
    expect(() => load({ PORTAL_DATA: folder })).toThrow(new RegExp(`^${file} .*remove it`));
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('closes a kept service token that others could read', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-config-'));
    const file = path.join(folder, 'service-token');
    writeFileSync(file, 'a-token-that-was-left-open', { mode: 0o644 });
    expect(load({ PORTAL_DATA: folder }).serviceToken).toBe('a-token-that-was-left-open');
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://here'],
    ['DATABASE_URL', 'here'],
    ['REDIS_URL', 'http://x'],
    ['KAFKA_BROKERS', 'kafka://here:9092'],
    ['KAFKA_BROKERS', 'here'],
    ['KAFKA_SASL_MECHANISM', 'gssapi'],
    ['KAFKA_TOPIC_PREFIX', 'a.b'],
    ['KAFKA_PERSONAL', '*'],
    ['SMTP_URL', 'x'],
    ['SMTP_URL', 'smtp://1.2.3.999:25'],
    ['PORTAL_TIME_ZONE', 'Mars/Olympus'],
    ['PORTAL_DEMO', 'maybe'],
    ['PORTAL_LOG_LEVEL', 'loud'],
    ['PORTAL_UPLOAD_MAX_MB', '-1'],
    ['PORTAL_QUEUE_LIMIT', '0'],
    ['PORTAL_SERVICE_TOKEN', 'short'],
    ['PORTAL_TRUSTED_PROXIES', 'proxy'],
    ['PORTAL_TRUSTED_PROXIES', '10.0.0.1,10.0.0.0/33'],
    ['PORTAL_TRUSTED_PROXIES', '0.0.0.0/0'],
    ['PORTAL_TRUSTED_PROXIES', '::/0'],
    ['PORTAL_TRUSTED_PROXIES', '10.1'],
    ['EVENTSTORE_URL', 'http://127.0.0.1:2113'],
    ['EVENTSTORE_URL', 'kurrentdb://127.0.0.1:2113,127.0.0.1:x?tls=false'],
  ])('names %s=%s in one line', (name, value) => {
    expect(() => load({ [name]: value })).toThrow(ConfigError);
    try {
      load({ [name]: value });
    } catch (error) {
      expect((error as Error).message.split('\n')).toHaveLength(1);
      expect((error as Error).message).toContain(name);
    }
  });

  it.each([
    'kurrentdb://127.0.0.1:2113?tls=false',
    'kurrentdb://portal:a%40b@one:2113,two:2113,three:2113?tls=true&tlsCaFile=ca.crt',
    'esdb+discover://cluster.example:2113',
  ])('takes %s for an event store', url => {
    expect(load({ EVENTSTORE_URL: url }).eventStoreUrl).toBe(url);
  });

  it('names every wrong value at once, and a misspelt variable too', () => {
    try {
      load({ PORT: 'x', PORTAL_DEMO: 'x', PORTAL_TIMEZONE: 'Asia/Almaty' });
    } catch (error) {
      expect((error as Error).message.split('\n').map(line => line.split(/[= ]/)[0])).toEqual([
        'PORT',
        'PORTAL_DEMO',
        'PORTAL_TIMEZONE',
      ]);
    }
    expect.assertions(1);
  });

  it('prints no secret, not that of an address either', () => {
    expect(() => load({ PORTAL_DEVICE_KEY: 'hidden' })).toThrow(/^(?!.*hidden)PORTAL_DEVICE_KEY=…/);
    expect(() => load({ PORTAL_SERVICE_TOKEN: 'short' })).toThrow(/^(?!.*short\b.*PORTAL)PORTAL_SERVICE_TOKEN=…/);
    expect(() => load({ DATABASE_URL: 'mysql://portal:hidden@db/portal' })).toThrow(
      /^(?!.*hidden)DATABASE_URL=mysql:\/\/…@db\/portal is not/,
    );
    expect(() => load({ EVENTSTORE_URL: 'kurrentdb://portal:hidden@one,two:x' })).toThrow(
      /^(?!.*hidden)EVENTSTORE_URL=/,
    );
  });

  it('has a row in the table for each variable', () => {
    for (const name of Object.keys(variables)) expect(configurationTable()).toContain(`\`${name}\``);
  });
});
