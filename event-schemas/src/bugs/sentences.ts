import type { Localized } from '../kernel/localized.ts';
import type { bugEvents } from './events.ts';

export const sentences: Record<keyof typeof bugEvents, Localized> = {
  BugNumbered: {
    ru: 'Сообщение об ошибке получает номер {number}',
    kk: 'Қате туралы хабарға {number} нөмірі берілді',
    en: 'A bug report gets the number {number}',
    ky: 'Ката тууралуу билдирүүгө {number} номери берилди',
  },
};
