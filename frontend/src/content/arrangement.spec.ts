import { describe, expect, it } from 'vitest';
import type { RegisteredWidget } from '../app/registry.ts';
import { hide, moved, placeOf, proposed, restored } from './arrangement.ts';

const widget = (id: string, column: 1 | 2 | 3, order: number): RegisteredWidget => ({
  id,
  column,
  order,
  module: 'm',
  roles: 'all',
  title: { ru: id, kk: id, en: id, ky: id },
  load: async () => ({ default: () => null }),
});
const widgets = [widget('b', 1, 2), widget('a', 1, 1), widget('c', 2, 1), widget('d', 3, 1)];

describe('the desktop', () => {
  it('starts as the modules propose it, in three columns', () =>
    expect(proposed(widgets)).toEqual({ columns: [['a', 'b'], ['c'], ['d']], hidden: [] }));

  it('starts without gaps, whatever the person’s roles leave', () => {
    expect(proposed([widget('x', 2, 1), widget('y', 2, 2)]).columns).toEqual([['x'], ['y'], []]);
    expect(proposed([widget('x', 3, 1)]).columns).toEqual([['x'], [], []]);
  });

  it('moves a widget to a place of another column', () =>
    expect(moved(proposed(widgets), 'a', 1, 0).columns).toEqual([['b'], ['a', 'c'], ['d']]));

  it('moves a widget down in its own column', () =>
    expect(moved(proposed(widgets), 'a', 0, 1).columns).toEqual([['b', 'a'], ['c'], ['d']]));

  it('hides a widget and shows it again where it is put', () => {
    const hidden = hide(proposed(widgets), 'a');
    expect([hidden, placeOf(hidden, 'a').column]).toEqual([{ columns: [['b'], ['c'], ['d']], hidden: ['a'] }, -1]);
    expect(moved(hidden, 'a', 2, 99)).toEqual({ columns: [['b'], ['c'], ['d', 'a']], hidden: [] });
  });

  it('keeps what the person arranged, adds what is new, drops what is gone', () => {
    const kept = { columns: [['c', 'gone'], [], ['a']], hidden: ['left'] };
    expect(restored(kept, widgets)).toEqual({ columns: [['c', 'b'], [], ['a', 'd']], hidden: [] });
  });
});
