import type { Values } from '@portal/event-schemas/kernel/entity/entity.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { entities } from '@portal/event-schemas/notifications/entities.ts';
import { module } from '@portal/event-schemas/notifications/module.ts';
import { recordCommands } from '@portal/platform/records/commands.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';

type Banner = Values<typeof entities.web_banner.fields>;
const { create, change } = recordCommands(module.records.find(({ entity }) => entity === 'web_banner')!);
const banner = (changes: Partial<Banner> = {}) => ({
  uid: 'b',
  type: 'university',
  message: sameInAll('Registration begins on Monday'),
  begin_to_show_at: '2026-09-01T00:00:00.000Z',
  stop_to_show_at: '2026-09-02T00:00:00.000Z',
  target_audience: 'everybody',
  target_audience_options: [],
  preparation_level: null,
  load_type: null,
  course: null,
  duration: null,
  author: 'office-1',
  ...changes,
});
const adding = (changes: Partial<Banner> = {}) => given([]).when(create, banner(changes));
const added = (data: object) => [[{ type: 'WebBannerCreated', data }]];

describe('a banner', () => {
  test('says something, in at least one language', () => {
    expect(adding()).toEqual(added(banner()));
    expect(adding({ message: { ru: '', kk: '', en: 'Welcome', ky: '' } })).not.toHaveProperty('rejected');
    expect(adding({ message: sameInAll('') })).toMatchObject({
      code: 'notifications.banner_text_required',
      fields: { message: 'notifications.banner_text_required' },
    });
  });
  test('ends after it begins', () => {
    const refused = { code: 'notifications.banner_ends_before_start' };
    expect(adding({ stop_to_show_at: '2026-09-01T00:00:00.000Z' })).toMatchObject(refused);
    const changes = { stop_to_show_at: '2026-08-31T00:00:00.000Z' };
    const begun = given([{ type: 'WebBannerCreated', data: banner() }]);
    expect(begun.when(change, { uid: 'b', changes })).toMatchObject(refused);
  });
  test('for roles names one', () => {
    expect(adding({ target_audience: 'roles' })).toMatchObject({
      code: 'notifications.banner_roles_required',
    });
    expect(adding({ target_audience: 'roles', target_audience_options: ['office'] })).not.toHaveProperty('rejected');
  });
  test('keeps only what narrows its own audience', () => {
    const nothing = { target_audience_options: [], preparation_level: null, course: null, load_type: null } as const;
    const narrowed = (target_audience: Banner['target_audience']) =>
      adding({
        target_audience,
        target_audience_options: ['office', 'office'],
        preparation_level: 'master',
        course: 2,
        load_type: 'lecture',
      });
    const kept = (target_audience: Banner['target_audience'], values: Partial<Banner>) =>
      added(banner({ target_audience, ...nothing, target_audience_options: [], ...values }));
    expect(narrowed('everybody')).toEqual(kept('everybody', {}));
    expect(narrowed('roles')).toEqual(kept('roles', { target_audience_options: ['office'] }));
    expect(narrowed('students')).toEqual(kept('students', { preparation_level: 'master', course: 2 }));
    expect(narrowed('teachers')).toEqual(kept('teachers', { load_type: 'lecture' }));
  });
});
