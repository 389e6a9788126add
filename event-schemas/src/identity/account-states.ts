import type { Localized } from '../kernel/localized.ts';

/** How far somebody's access is. `unused`: there is an account, and nobody has ever logged in with it. */
export const accountStateNames: Record<'none' | 'unused' | 'used' | 'disabled', Localized> = {
  none: { ru: 'нет', kk: 'жоқ', en: 'none', ky: 'жок' },
  unused: { ru: 'ещё не входил', kk: 'әлі кірмеген', en: 'never logged in', ky: 'али кирген эмес' },
  used: { ru: 'пользуется', kk: 'қолданады', en: 'in use', ky: 'колдонот' },
  disabled: { ru: 'отключена', kk: 'ажыратылған', en: 'disabled', ky: 'токтотулган' },
};
