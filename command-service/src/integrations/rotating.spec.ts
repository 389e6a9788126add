import { describe, expect, it } from 'vitest';
import { afterRotation, withoutOldKey } from './rotating.ts';

const made = '2026-09-01T08:00:00.000Z';
const rotated = (now: object, overlapHours: number) =>
  afterRotation(now as Record<string, unknown>, { key: 'k2', made_at: made, overlapHours });

describe('a key is replaced', () => {
  it('given none, when it is made, then it alone holds', () =>
    expect(rotated({ key: null }, 24)).toEqual({ key: 'k2', key_made_at: made, old_key: null, old_key_until: null }));
  it('given one, when it is replaced at once, then the former is void', () =>
    expect(rotated({ key: 'k1' }, 0)).toEqual({ key: 'k2', key_made_at: made, old_key: null, old_key_until: null }));
  it('given one, when it is replaced with a day for the change, then both hold until then', () =>
    expect(rotated({ key: 'k1' }, 24)).toEqual({
      key: 'k2',
      key_made_at: made,
      old_key: 'k1',
      old_key_until: '2026-09-02T08:00:00.000Z',
    }));
  it('given two that hold, when a third comes, then the eldest is void', () =>
    expect(rotated({ key: 'k1', old_key: 'k0', old_key_until: '2026-10-01T00:00:00.000Z' }, 1)).toMatchObject({
      old_key: 'k1',
      old_key_until: '2026-09-01T09:00:00.000Z',
    }));
  it('given two that hold, when the former is voided, then nothing is left of it', () =>
    expect({ key: 'k2', old_key: 'k1', old_key_until: made, ...withoutOldKey }).toEqual({
      key: 'k2',
      old_key: null,
      old_key_until: null,
    }));
});
