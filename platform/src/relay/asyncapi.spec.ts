import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import asyncapi from '@asyncapi/specs';
import Ajv from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../config/project-root.ts';
import { declaredModules } from '../modules/declared.ts';
import { describeEvents, type AsyncApi } from './asyncapi.ts';
import { messageOf } from './envelope.ts';
import { publishedTypes } from './published-types.ts';

const types = publishedTypes(declaredModules);
const uid = '0199a3f0-1111-7222-8333-444455556666';
let document: AsyncApi;
beforeAll(async () => {
  document = await describeEvents([], 'portal');
});
/** AsyncAPI's schema brings the draft of JSON Schema along that it uses. */
const validator = (): Ajv =>
  new Ajv({ strict: false, validateFormats: false, allErrors: true, meta: false, validateSchema: false });

/** The newest golden fixture of an event, published as the settings say. */
function published(type: string, personal: string[]): unknown {
  const { module, definition } = types.get(type)!;
  const file = path.join(projectRoot, 'event-schemas/src', module, 'fixtures', `${type}.v${definition.version}.json`);
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  const { value } = messageOf(
    {
      position: 1,
      stream: `thing-${uid}`,
      version: 1,
      type,
      data: JSON.parse(readFileSync(file, 'utf8')),
      meta: {
        event_id: uid,
        command_id: uid,
        command: 'Do',
        correlation_id: uid,
        causation_id: uid,
        actor: { id: uid, roles: [] },
        occurred_at: '2026-09-01T08:00:00.000Z',
        schema_version: definition.version,
        locale: 'ru',
      },
    },
    types,
    { prefix: 'portal', personal },
  );
  return JSON.parse(value);
}

describe('the AsyncAPI document', () => {
  it('is one, by the schema of AsyncAPI 3.0.0', () => {
    const validate = validator().compile(asyncapi.schemas['3.0.0'] as object);
    validate(document);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('has a channel for each module that has events, and a message for each type of event in it', () => {
    const told = Object.entries(document.channels).flatMap(([module, { address, messages }]) =>
      Object.entries(messages).map(([type, { $ref }]) => ({ module, address, type, $ref })),
    );
    expect(told.map(({ type }) => type).sort()).toEqual([...types.keys()].sort());
    expect(told.length).toBeGreaterThan(400);
    for (const { module, address, type, $ref } of told) {
      expect({ module, address }).toEqual({ module: types.get(type)!.module, address: `portal.${module}` });
      expect($ref).toBe(`#/components/messages/${type}`);
      expect(document.components.messages[type]).toMatchObject({ name: type });
    }
  });

  it('names schemas that are in it', () => {
    const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!);
    expect(named.filter(name => !(name in document.components.schemas))).toEqual([]);
  });

  it('describes every golden fixture as it is published, with personal fields and without', () => {
    const ajv = validator();
    ajv.addSchema({ $id: 'portal', components: document.components });
    const wrong: unknown[] = [];
    for (const [type, { module }] of types) {
      const validate = ajv.compile({ $ref: `portal#/components/messages/${type}/payload` });
      for (const personal of [[], [module]])
        if (!validate(published(type, personal))) wrong.push({ type, personal, errors: validate.errors });
    }
    expect(wrong).toEqual([]);
  });

  it('refuses what is not so', () => {
    const ajv = validator();
    ajv.addSchema({ $id: 'portal', components: document.components });
    const validate = ajv.compile({ $ref: 'portal#/components/messages/LoginNameClaimed/payload' });
    const right = published('LoginNameClaimed', ['identity']) as { data: object };
    expect(validate(right)).toBe(true);
    expect(validate({ ...right, sequence: '1' })).toBe(false);
    expect(validate({ ...right, type: 'LoginFailed' })).toBe(false);
    expect(validate({ ...right, data: { login: 'aibek' } })).toBe(false);
  });

  it('marks personal fields, and says nothing of secret ones', () => {
    const text = JSON.stringify(document.components.messages['LoginNameClaimed']);
    expect(text).toContain('"login":{"x-personal":true');
    expect(published('LoginNameClaimed', [])).toMatchObject({ data: { account: expect.any(String) } });
    expect(published('LoginNameClaimed', [])).not.toHaveProperty('data.login');
    const noted = JSON.stringify(document.components.messages['AppointmentNoted']);
    expect(noted).toContain('"appointment"');
    expect(noted).not.toContain('"note"');
    expect(published('AppointmentNoted', ['specialists'])).not.toHaveProperty('data.note');
  });
});
