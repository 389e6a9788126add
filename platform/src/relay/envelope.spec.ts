import { event } from '@portal/event-schemas/kernel/events.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RecordedEvent } from '../event-log/types.ts';
import { impersonal, messageOf, sequenceOf, without } from './envelope.ts';
import { inParts } from './parts.ts';
import { publishedTypes } from './published-types.ts';

const uid = '0199a3f0-1111-7222-8333-444455556666';
const types = publishedTypes([
  {
    name: 'clinic',
    events: {
      Visited: event(z.object({ room: z.string(), reason: z.string(), topic: z.string(), people: z.array(z.any()) }), {
        version: 3,
        personal: ['reason', 'topic', 'people.name'],
        secret: ['topic'],
      }),
    },
  },
]);
const visited: RecordedEvent<any> = {
  position: 42,
  stream: `visit-${uid}`,
  version: 7,
  type: 'Visited',
  data: { room: '12', reason: 'cough', topic: 'sleep', people: [{ name: 'Aibek', age: 20 }, { age: 21 }] },
  meta: {
    event_id: '0199a3f0-0000-7000-8000-000000000001',
    command_id: 'c',
    command: 'Visit',
    correlation_id: 'request-1',
    causation_id: 'cause-1',
    actor: { id: 'somebody', roles: ['student'] },
    occurred_at: '2026-09-01T08:00:00.000Z',
    schema_version: 1,
    locale: 'ru',
  },
};
const dataOf = (personal: string[]) =>
  JSON.parse(messageOf(visited, types, { prefix: 'portal', personal }).value).data as unknown;

describe('the envelope', () => {
  it('is a CloudEvent with the stream as key and the position as sequence, and says nothing of who did it', () => {
    const { topic, key, value } = messageOf(visited, types, { prefix: 'portal', personal: [] });
    expect({ topic, key }).toEqual({ topic: 'portal.clinic', key: `visit-${uid}` });
    expect(JSON.parse(value)).toEqual({
      specversion: '1.0',
      id: '0199a3f0-0000-7000-8000-000000000001',
      type: 'Visited',
      source: '/portal/clinic',
      subject: `visit-${uid}`,
      partitionkey: `visit-${uid}`,
      time: '2026-09-01T08:00:00.000Z',
      datacontenttype: 'application/json',
      sequence: '00000000000000000042',
      streamversion: 7,
      dataversion: 3,
      correlationid: 'request-1',
      causationid: 'cause-1',
      data: { room: '12', people: [{ age: 20 }, { age: 21 }] },
    });
  });

  it('has personal fields where the topic may have them, and secret ones never', () => {
    expect(dataOf(['clinic'])).toEqual({
      room: '12',
      reason: 'cough',
      people: [{ name: 'Aibek', age: 20 }, { age: 21 }],
    });
    expect(dataOf(['other'])).toEqual({ room: '12', people: [{ age: 20 }, { age: 21 }] });
  });

  it('fills in what came later in events from before it', () => {
    const later = new Map([...types].map(([type, known]) => [type, { ...known, defaults: { room: '1', floor: 0 } }]));
    expect(JSON.parse(messageOf(visited, later, { prefix: 'portal', personal: [] }).value).data).toMatchObject({
      room: '12',
      floor: 0,
    });
  });

  it('is not made of an event that nobody knows', () =>
    expect(() => messageOf({ ...visited, type: 'Unheard' }, types, { prefix: 'portal', personal: [] })).toThrow(
      'no module of this version has events of the type Unheard',
    ));

  it('leaves the event as it is', () => {
    const before = structuredClone(visited);
    dataOf([]);
    expect(visited).toEqual(before);
    expect(without({ a: { b: 1, c: 2 } }, ['a', 'b'])).toEqual({ a: { c: 2 } });
    expect(without({ a: null }, ['a', 'b'])).toEqual({ a: null });
    expect(without('text', ['a'])).toBe('text');
  });
});

describe('the name of a stream', () => {
  it.each([`study_card-${uid}`, `study_card-${uid}.${uid}`, `email_address-${'0a'.repeat(20)}`])(
    '%s says nothing of anybody and is told as it is',
    stream => expect(impersonal(stream)).toBe(stream),
  );

  it.each([
    'login_name-aibek',
    'person_key-iin=900101300123',
    `login_name-${uid}.aibek`,
    `login_name-${uid}.`,
    'loose',
  ])('%s could say something and is told as a digest, always the same', stream => {
    const told = impersonal(stream);
    expect(told).toMatch(/^(\w+-)?[0-9a-f]{40}$/);
    expect(told.split('-')[0]).toBe(stream.includes('-') ? stream.split('-')[0] : told);
    expect(impersonal(stream)).toBe(told);
    expect(impersonal(`${stream}x`)).not.toBe(told);
  });
});

it('the order of sequences as texts is the order of positions', () =>
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (one, other) => {
      expect(sequenceOf(one) < sequenceOf(other)).toBe(one < other);
    }),
  ));

it('parts hold all messages in their order, and none more than it may but for one that is larger itself', () =>
  fc.assert(
    fc.property(fc.array(fc.nat(30)), fc.integer({ min: 1, max: 40 }), (sizes, most) => {
      const messages = sizes.map((size, index) => ({ topic: 't', key: String(index), value: 'x'.repeat(size) }));
      const parts = inParts(messages, most);
      expect(parts.flat()).toEqual(messages);
      for (const part of parts) {
        const size = part.reduce((sum, { key, value }) => sum + key.length + value.length, 0);
        expect(part.length > 0 && (size <= most || part.length === 1)).toBe(true);
      }
    }),
  ));
