import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromAnswers } from '@portal/event-schemas/forms/form-answers.ts';
import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import { aField } from '@portal/event-schemas/forms/testing/properties.ts';
import type { ApplicationNow } from '@portal/event-schemas/applications/views.ts';
import { ApiFailure, ApiRefusal } from '../../../http/refusal.ts';
import { DraftKeeper, type DraftServer } from './draft-keeper.ts';
import { copyName, readCopy } from './local-copy.ts';

const properties = [aField('text', { prop_code: 'reason' }), aField('input', { prop_code: 'phone' })];
const empty = { reason: '', phone: '' };
const valuesOf = (answers: Parameters<typeof fromAnswers>[1]): FormValues => fromAnswers(properties, answers).values;
const now = { uid: 'd1', number: '2026-00001' } as ApplicationNow;

/** A server with one draft, which other windows may change; `fail` makes the next calls fail. */
function server() {
  const there = { values: null as FormValues | null, calls: [] as string[], keys: [] as string[], fail: [] as Error[] };
  const call = (name: string): void => {
    there.calls.push(name);
    const error = there.fail.shift();
    if (error) throw error;
  };
  const refuseWhatChanged = (seen: FormValues, sent: FormValues): void => {
    const changed = Object.keys(seen).filter(
      code => seen[code] !== there.values![code] && sent[code] !== there.values![code],
    );
    if (changed.length > 0) throw new ApiRefusal(409, { code: 'applications.changed_elsewhere', message: 'changed' });
  };
  const api: DraftServer = {
    create: async (body, key) => {
      there.keys.push(key);
      there.values ??= valuesOf(body.values);
      call(`create ${JSON.stringify(valuesOf(body.values))}`);
      return now;
    },
    save: async (_, body) => {
      call(`save ${JSON.stringify(valuesOf(body.values))}`);
      refuseWhatChanged(valuesOf(body.seen), valuesOf(body.values));
      Object.assign(there.values!, valuesOf(body.values));
      return now;
    },
    send: async (_, body) => {
      call('send');
      Object.assign(there.values!, valuesOf(body.values));
      return now;
    },
    values: async () => ({ ...there.values! }),
  };
  return { there, api };
}
let keys = 0;
const keeper = (api: DraftServer, uid: string | null = null, values: FormValues = empty): DraftKeeper =>
  new DraftKeeper({ account: 'ann', type: 't', uid, properties, values }, api, () => `key-${++keys}`);
const quiet = (ms = 1100) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('what is typed', () => {
  it('makes a draft a second after the last letter, once, and is then saved field by field', async () => {
    const { there, api } = server();
    const draft = keeper(api);
    expect(draft.shown.save.kind).toBe('clean');
    draft.change({ reason: 'M' });
    draft.change({ reason: 'My' });
    expect(there.calls).toEqual([]);
    await quiet();
    draft.change({ phone: '1' });
    await quiet();
    expect(there.calls).toEqual(['create {"reason":"My","phone":""}', 'save {"phone":"1"}']);
    expect(draft.shown).toMatchObject({ uid: 'd1', save: { kind: 'saved' } });
    expect(localStorage).toHaveLength(0);
  });
  it('is on the device at once, and comes back after the page was closed', async () => {
    const { there, api } = server();
    keeper(api).change({ reason: 'typed' });
    const after = keeper(api);
    expect(after.shown).toMatchObject({ values: { reason: 'typed' }, restored: true });
    await quiet();
    expect(there.values).toEqual({ reason: 'typed', phone: '' });
  });
  it('stays on the device while there is no connection, and is saved when it is back', async () => {
    const { there, api } = server();
    there.values = { ...empty };
    const draft = keeper(api, 'd1');
    there.fail.push(new ApiFailure('connection'));
    draft.change({ reason: 'typed' });
    await quiet();
    expect(draft.shown.save.kind).toBe('offline');
    expect(readCopy(copyName('ann', 'd1'))?.values['reason']).toBe('typed');
    await draft.flush();
    expect(draft.shown.save.kind).toBe('saved');
    expect(there.values['reason']).toBe('typed');
  });
  it('begins one draft also when the answer got lost and more was typed meanwhile', async () => {
    const { there, api } = server();
    const draft = keeper(api);
    there.fail.push(new ApiFailure('timeout'));
    draft.change({ reason: 'first' });
    await quiet();
    draft.change({ reason: 'second' });
    await quiet();
    await quiet();
    expect(there.calls).toEqual([
      'create {"reason":"first","phone":""}',
      'create {"reason":"first","phone":""}',
      'save {"reason":"second"}',
    ]);
    expect(new Set(there.keys).size).toBe(1);
    expect(there.values!['reason']).toBe('second');
  });
  it('that the server refuses stays, with its reason and the field', async () => {
    const { there, api } = server();
    const draft = keeper(api);
    there.fail.push(
      new ApiRefusal(422, {
        code: 'applications.form_faulty',
        message: 'Please check: phone',
        fields: { phone: 'wrong_kind' },
      }),
    );
    draft.change({ phone: 'x' });
    await quiet();
    expect(draft.shown).toMatchObject({
      values: { phone: 'x' },
      save: { kind: 'refused', message: 'Please check: phone' },
      faults: { phone: 'wrong_kind' },
    });
    draft.change({ phone: 'y' });
    expect(draft.shown.faults).toEqual({});
  });
});

describe('two windows', () => {
  const two = () => {
    const { there, api } = server();
    there.values = { ...empty };
    return { there, one: keeper(api, 'd1'), other: keeper(api, 'd1') };
  };
  it('that change different fields lose nothing', async () => {
    const { there, one, other } = two();
    one.change({ reason: 'one' });
    other.change({ phone: '2' });
    await quiet();
    await quiet();
    expect(there.values).toEqual({ reason: 'one', phone: '2' });
  });
  it.each([
    ['mine', 'other'],
    ['theirs', 'one'],
  ] as const)('that change the same field are asked: %s', async (which, kept) => {
    const { there, one, other } = two();
    one.change({ reason: 'one' });
    await quiet();
    other.change({ reason: 'other' });
    await quiet();
    expect(other.shown.save).toMatchObject({ kind: 'conflict', fields: ['reason'], theirs: { reason: 'one' } });
    expect(there.values!['reason']).toBe('one');
    other.resolve(which);
    await quiet();
    expect(there.values!['reason']).toBe(kept);
    expect(other.shown).toMatchObject({ values: { reason: kept }, save: { kind: 'saved' } });
  });
});

describe('sending', () => {
  it('saves first, sends all, and leaves nothing on the device', async () => {
    const { there, api } = server();
    const draft = keeper(api);
    draft.change({ reason: 'r' });
    await draft.send(true);
    expect(there.calls).toEqual(['create {"reason":"r","phone":""}', 'send']);
    expect(localStorage).toHaveLength(0);
  });
  it('a form as it began makes its draft first', async () => {
    const { there, api } = server();
    await keeper(api).send(true);
    expect(there.calls).toEqual(['create {"reason":"","phone":""}', 'send']);
  });
  it('that is refused keeps everything and shows the fields', async () => {
    const { there, api } = server();
    const draft = keeper(api);
    draft.change({ reason: 'r' });
    await quiet();
    there.fail.push(
      new ApiRefusal(422, { code: 'applications.form_faulty', message: 'check', fields: { reason: 'too_long' } }),
    );
    await expect(draft.send(true)).rejects.toThrow('check');
    expect(draft.shown).toMatchObject({ values: { reason: 'r' }, faults: { reason: 'too_long' } });
  });
});
