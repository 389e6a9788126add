import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { configSchema, type Config } from './config.ts';
import { readOrCreateSecretFile, SecretFileError } from './secret-file.ts';
import { variables } from './variables.ts';

/** The environment has a wrong value; `message` has one line for each, naming the variable. */
export class ConfigError extends Error {}

/** Reads the configuration from the environment. Throws `ConfigError`. An empty variable counts as absent. */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const values: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, { schema, key, absent }] of Object.entries(variables)) {
    const text = environment[name] || absent;
    if (text === undefined) continue;
    const read = schema.safeParse(text);
    if (read.success) values[key] = read.data;
    else
      wrong.push(
        `${name}=${secrets.has(key) ? '…' : withoutSecrets(text)} ${read.error.issues[0]?.message ?? 'is wrong'} (${variables[name]!.meaning}).`,
      );
  }
  for (const name of Object.keys(environment)) {
    if (name.startsWith('PORTAL_') && !(name in variables) && !testOnly.has(name))
      wrong.push(`${name} is not a variable of the portal (known: ${Object.keys(variables).join(', ')}).`);
  }
  if (wrong.length) throw new ConfigError(wrong.join('\n'));
  values['secure'] ||= String(values['publicUrl'] ?? '').startsWith('https:');
  values['serviceToken'] ??= keptSecret(path.join(values['data'] as string, 'service-token'), 16);
  values['deviceKey'] ??= keptSecret(path.join(values['data'] as string, 'device-key'), 32);
  return configSchema.parse(values);
}

function keptSecret(file: string, least: number): string {
  try {
    const secret = readOrCreateSecretFile(file, () => randomBytes(32).toString('hex')).trim();
    if (secret.length >= least) return secret;
  } catch (error) {
    throw error instanceof SecretFileError ? new ConfigError(error.message) : error;
  }
  throw new ConfigError(
    `${file} holds less than ${least} characters. Put it back from a backup, or remove it to have a new one ` +
      'made at the next start (processes that work together need the same).',
  );
}

const secrets: ReadonlySet<keyof Config> = new Set([
  'serviceToken',
  'deviceKey',
  'metricsToken',
  'kafkaPassword',
  'backupTo',
]);
/** An address without the name and password in it: what is wrong with the environment may stand in anybody's log. */
const withoutSecrets = (text: string): string => text.replace(/\/\/[^/]*@/, '//…@');

/** Read by the tests and not by the portal. */
const testOnly = new Set(['PORTAL_CHAOS', 'PORTAL_TEST_DATABASE']);
