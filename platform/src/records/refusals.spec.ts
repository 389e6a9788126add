import { describe, expect, it } from 'vitest';
import { exhibitions } from '../http/testing/exhibitions.ts';
import { book } from '../http/testing/library.ts';
import { recordRefusals } from './refusals.ts';

const [hall, exhibition] = ['hall', 'exhibition'].map(kind => exhibitions.records.find(def => def.entity === kind)!);

/** Where records.int.ts, entity.int.ts and life.int.ts are refused with another code, their portal fails. */
describe('what a call of a record is refused with', () => {
  it('follows from its keys, what it names and what uses it', () => {
    expect(recordRefusals(book, 'create')).toEqual([
      'platform.record_stale',
      'platform.record_exists',
      'platform.record_key_taken',
    ]);
    expect(recordRefusals(book, 'remove')).toEqual(['platform.record_stale', 'platform.record_in_use']);
  });

  it('follows from the owner and the rules of an entity, which stand in the declaration alone', () => {
    const changing = recordRefusals(exhibition!, 'change');
    expect(changing).toContain('library.closes_before_it_opens');
    expect(changing).toContain('platform.not_yours');
    expect(changing).toContain('platform.changed_meanwhile');
    expect(recordRefusals(exhibition!, 'remove')).not.toContain('library.closes_before_it_opens');
  });

  it('names what keeps records of the portal from being removed', () => {
    expect(recordRefusals(hall!, 'remove')).toContain('library.founders_hall_stays');
    expect(recordRefusals(hall!, 'create')).not.toContain('library.founders_hall_stays');
  });
});
