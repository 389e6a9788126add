import { expect, test } from 'vitest';
import { withoutUnusedJoins } from './unused-joins.ts';

const from = `library.books b
  LEFT JOIN library.shelves s ON s.uid = b.shelf
  LEFT JOIN library.rooms r ON r.uid = s.room
  CROSS JOIN library.years y
  LEFT JOIN library.loans AS l ON l.book = b.uid AND l.year = y.uid`;

test.each([
  ['nothing of them', ['where b.pages > 3'], 'library.books b\nCROSS JOIN library.years y'],
  [
    'what is looked up',
    ['order by s.code'],
    'library.books b\nLEFT JOIN library.shelves s ON s.uid = b.shelf\nCROSS JOIN library.years y',
  ],
  [
    'what is looked up by another',
    ['order by r.code'],
    'library.books b\nLEFT JOIN library.shelves s ON s.uid = b.shelf\nLEFT JOIN library.rooms r ON r.uid = s.room\nCROSS JOIN library.years y',
  ],
  [
    'a table of each pair',
    ['where (l.status = $1)'],
    'library.books b\nCROSS JOIN library.years y\nLEFT JOIN library.loans AS l ON l.book = b.uid AND l.year = y.uid',
  ],
])('a list that asks for %s joins no more', (_name, texts, wanted) =>
  expect(withoutUnusedJoins(from, texts)).toBe(wanted),
);

test('a column that ends like an alias asks for nothing', () =>
  expect(withoutUnusedJoins(from, ['where shelves.x = 1 and b.s = 2'])).toBe(
    'library.books b\nCROSS JOIN library.years y',
  ));
test('inner joins and tables made by a query stay', () => {
  const inner = 'library.books b JOIN library.shelves s ON s.uid = b.shelf';
  expect(withoutUnusedJoins(inner, [])).toBe('library.books b\nJOIN library.shelves s ON s.uid = b.shelf');
  const made = 'library.books b LEFT JOIN (SELECT 1 AS uid) s ON s.uid = b.shelf';
  expect(withoutUnusedJoins(made, [])).toBe(made);
});
