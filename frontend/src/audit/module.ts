import { screens } from '@portal/event-schemas/audit/screens.ts';
import { defineModule } from '../app/define-module.ts';

/** The auditor's replay: any record's history in words, and its state as of any moment beside the state now. */
export const module = defineModule({
  name: 'audit',
  uses: ['registration'],
  declared: screens,
  screens: {
    'audit-search': () => import('./screens/audit-search.tsx'),
    'audit-history': () => import('./screens/audit-history.tsx'),
  },
  titles: {
    'audit.screens.search': { ru: 'История и воспроизведение', kk: 'Тарих және қайта ойнату', en: 'History and replay', ky: 'Тарых жана кайра ойнотуу' },
    'audit.screens.history': { ru: 'История записи', kk: 'Жазба тарихы', en: 'History of a record', ky: 'Жазуунун тарыхы' },
  },
  catalogue: { ru: () => import('./i18n/ru.ts'), kk: () => import('./i18n/kk.ts'), en: () => import('./i18n/en.ts'), ky: () => import('./i18n/ky.ts') },
});
