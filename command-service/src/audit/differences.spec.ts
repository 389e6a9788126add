import { describe, expect, it } from 'vitest';
import { differencesOf, plain } from './differences.ts';

describe('differences of two states', () => {
  it('are named by the deepest path', () => {
    const then = plain({ status: 'CHOOSING', courses: new Map([['a', { audit: false }]]), tags: new Set(['x']) });
    const now = plain({
      status: 'CHOSEN',
      courses: new Map([
        ['a', { audit: true }],
        ['b', { audit: false }],
      ]),
      tags: new Set(['x']),
    });
    expect(differencesOf(then, now)).toEqual([
      { path: 'status', then: 'CHOOSING', now: 'CHOSEN' },
      { path: 'courses.a.audit', then: false, now: true },
      { path: 'courses.b', then: null, now: { audit: false } },
    ]);
  });

  it('are none between equal states', () => {
    expect(differencesOf(plain({ list: [1, { deep: null }] }), plain({ list: [1, { deep: null }] }))).toEqual([]);
  });
});
