import { locales } from '@portal/event-schemas/kernel/locales.ts';
import { cardStatusNames } from '@portal/event-schemas/registration/names.ts';
import { expect, it } from 'vitest';
import en from '../../frontend/src/registration/i18n/en.ts';
import kk from '../../frontend/src/registration/i18n/kk.ts';
import ky from '../../frontend/src/registration/i18n/ky.ts';
import ru from '../../frontend/src/registration/i18n/ru.ts';

const shown = { ru, kk, en, ky };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

it.each(locales)('the pages call the statuses of a card in %s as histories, mails and exports do', locale => {
  expect(shown[locale].status).toEqual(
    Object.fromEntries(Object.entries(cardStatusNames).map(([status, name]) => [status, capital(name[locale])])),
  );
});
