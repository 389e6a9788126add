import { expect, it } from 'vitest';
import { withName } from './field-text.ts';

it.each([
  ['Год', 'Не меньше 2000', 'Год: не меньше 2000'],
  ['Пояснение', 'Заполните: пояснение', 'Заполните: пояснение'],
  ['Файл', 'PDF не подходит', 'Файл: PDF не подходит'],
])('a fault away from its field is a sentence with the name of the field: %s, %s', (label, fault, sentence) =>
  expect(withName(label, fault)).toBe(sentence),
);
