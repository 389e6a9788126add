import type { ModuleNotices } from '../kernel/notices.ts';
import { kinds } from './notice-kinds.ts';

/** Told by the worker, which knows who decides. */
export const notices: Partial<ModuleNotices> = {
  topics: {
    applications: {
      order: 50,
      name: { ru: 'Заявления', kk: 'Өтініштер', en: 'Applications', ky: 'Арыздар' },
      hint: {
        ru: 'Решения по вашим заявлениям и заявления, которые ждут вас.',
        kk: 'Өтініштеріңіз бойынша шешімдер және сізді күтіп тұрған өтініштер.',
        en: 'Decisions on your applications, and applications waiting for you.',
        ky: 'Арыздарыңыз боюнча чечимдер жана сизди күтүп турган арыздар.',
      },
    },
  },
  kinds,
};
