import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../config/load.ts';
import { relaySettings } from './settings.ts';

const data = mkdtempSync(path.join(os.tmpdir(), 'portal-relay-'));
const certificate = path.join(data, 'ca.pem');
writeFileSync(certificate, 'a certificate');
const settings = (values: Record<string, string>) =>
  relaySettings(loadConfig({ PORTAL_DATA: data, KAFKA_BROKERS: 'here:9092', ...values }), ['identity', 'grades']);

describe('the settings of the relay', () => {
  it('are none where no brokers are named', () =>
    expect(relaySettings(loadConfig({ PORTAL_DATA: data }), [])).toBeNull());

  it('are plain unless told otherwise', () =>
    expect(settings({})).toEqual({
      brokers: ['here:9092'],
      tls: null,
      sasl: null,
      prefix: 'portal',
      createTopics: true,
      partitions: null,
      replication: null,
      personal: [],
    }));

  it('have what TLS and SASL need', () =>
    expect(
      settings({
        KAFKA_TLS: 'on',
        KAFKA_TLS_CA: certificate,
        KAFKA_SASL_MECHANISM: 'scram-sha-512',
        KAFKA_USERNAME: 'portal',
        KAFKA_PASSWORD: 'secret',
        KAFKA_PERSONAL: 'identity',
      }),
    ).toMatchObject({
      tls: { ca: 'a certificate' },
      sasl: { mechanism: 'scram-sha-512', username: 'portal', password: 'secret' },
      personal: ['identity'],
    }));

  it.each([
    [{ KAFKA_SASL_MECHANISM: 'plain' }, /KAFKA_USERNAME and KAFKA_PASSWORD belong together/],
    [{ KAFKA_USERNAME: 'portal', KAFKA_PASSWORD: 'secret' }, /KAFKA_SASL_MECHANISM, .* belong together/],
    [{ KAFKA_PERSONAL: 'identity,gardens' }, /names gardens, which is no module \(grades, identity\)/],
    [{ KAFKA_TLS_CA: certificate }, /KAFKA_TLS=on/],
    [{ KAFKA_TLS: 'on', KAFKA_TLS_CERT: certificate }, /KAFKA_TLS_KEY belong together/],
    [
      { KAFKA_TLS: 'on', KAFKA_TLS_CA: path.join(data, 'none.pem') },
      /KAFKA_TLS_CA: .*none\.pem cannot be read \(ENOENT\)/,
    ],
  ])('%j does not fit together', (values, why) => {
    expect(() => settings(values)).toThrow(ConfigError);
    expect(() => settings(values)).toThrow(why);
  });
});
