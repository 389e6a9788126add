import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { Banner } from '@portal/event-schemas/notifications/banners.ts';
import { describe, expect, test } from 'vitest';
import { faultOf, narrowed } from './banners.ts';

const banner = (changes: Partial<Banner> = {}): Omit<Banner, 'author'> => ({
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
  ...changes,
});

describe('a banner', () => {
  test('says something, in at least one language', () => {
    expect(faultOf(banner())).toBeNull();
    expect(faultOf(banner({ message: { ru: '', kk: '', en: 'Welcome', ky: '' } }))).toBeNull();
    expect(faultOf(banner({ message: sameInAll('') }))).toMatchObject({
      code: 'notifications.banner_text_required',
      fields: { message: 'notifications.banner_text_required' },
    });
  });
  test('ends after it begins', () => {
    expect(faultOf(banner({ stop_to_show_at: '2026-09-01T00:00:00.000Z' }))).toMatchObject({
      code: 'notifications.banner_ends_before_start',
    });
  });
  test('for roles names one', () => {
    expect(faultOf(banner({ target_audience: 'roles' }))).toMatchObject({
      code: 'notifications.banner_roles_required',
    });
    expect(faultOf(banner({ target_audience: 'roles', target_audience_options: ['office'] }))).toBeNull();
  });
  test('keeps only what narrows its own audience', () => {
    const all = {
      target_audience_options: ['office', 'office'],
      preparation_level: 'master',
      course: 2,
      load_type: 'lecture',
    } as const satisfies Partial<Record<keyof Banner, unknown>>;
    const narrow = (target_audience: Banner['target_audience']) => {
      const { target_audience_options, preparation_level, course, load_type } = narrowed(
        banner({ ...all, target_audience_options: [...all.target_audience_options], target_audience }),
      );
      return { target_audience_options, preparation_level, course, load_type };
    };
    const nothing = { target_audience_options: [], preparation_level: null, course: null, load_type: null };
    expect(narrow('everybody')).toEqual(nothing);
    expect(narrow('roles')).toEqual({ ...nothing, target_audience_options: ['office'] });
    expect(narrow('students')).toEqual({ ...nothing, preparation_level: 'master', course: 2 });
    expect(narrow('teachers')).toEqual({ ...nothing, load_type: 'lecture' });
  });
});
