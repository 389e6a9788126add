import type { Localized } from '../kernel/localized.ts';
import type { ColorCode } from './codes.ts';

interface DefaultReason {
  name: Localized;
  short: string;
  is_excused: boolean;
  makes_up: boolean;
}
/** Reasons for missing a class as long as the office has set none, by uid. */
export const defaultReasons: Readonly<Record<string, DefaultReason>> = {
  ill: {
    name: { ru: 'Болезнь', kk: 'Ауырып қалды', en: 'Illness', ky: 'Оорулуу' },
    short: 'б',
    is_excused: true,
    makes_up: true,
  },
  excused: {
    name: { ru: 'Уважительная причина', kk: 'Себепті', en: 'Good reason', ky: 'Себептүү' },
    short: 'у',
    is_excused: true,
    makes_up: true,
  },
  duty: {
    name: {
      ru: 'По делам университета',
      kk: 'Университет тапсырмасымен',
      en: 'University duty',
      ky: 'Университеттин иши менен',
    },
    short: 'д',
    is_excused: true,
    makes_up: true,
  },
  late: {
    name: { ru: 'Опоздание', kk: 'Кешігіп келді', en: 'Came late', ky: 'Кечигип келди' },
    short: 'о',
    is_excused: false,
    makes_up: true,
  },
};

/** Colours of the grid where the office has set none. */
export const defaultColors: Readonly<Record<ColorCode, string>> = {
  low: '#f9d6d5',
  middle: '#fff1cc',
  high: '#d9f0d9',
  missed: '#f4b6b2',
  excused: '#cfe3f7',
  cancelled: '#e3e3e3',
  blocked: '#eceff4',
};
/** Marks below the first are low, from the second on high, in percent. */
export const markBounds = { middle: 50, high: 75 } as const;
