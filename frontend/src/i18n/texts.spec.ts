import { describe, expect, it } from 'vitest';
import kk from '../shell/i18n/kk.ts';
import ru from '../shell/i18n/ru.ts';
import { addCatalogue, translate } from './texts.ts';

addCatalogue('ru', 'shell', ru);
addCatalogue('kk', 'shell', kk);

describe('texts', () => {
  it.each([
    [1, 'Выбрана 1 строка'],
    [2, 'Выбраны 2 строки'],
    [5, 'Выбрано 5 строк'],
    [21, 'Выбрана 21 строка'],
    [112, 'Выбрано 112 строк'],
  ])('in Russian %i takes its plural form', (smart_count, text) => expect(translate('ru', 'shell.table.selected', { smart_count })).toBe(text));

  it('in Kazakh a number changes nothing', () => {
    expect(translate('kk', 'shell.table.selected', { smart_count: 1 })).toBe('1 жол белгіленді');
    expect(translate('kk', 'shell.table.selected', { smart_count: 5 })).toBe('5 жол белгіленді');
  });

  it('fill placeholders', () => expect(translate('ru', 'shell.meter', { value: 18, max: 30 })).toBe('18 из 30'));
});
