import type { Localized } from '../../kernel/localized.ts';
import type { RollOverStage } from './codes.ts';

/** What the columns of roll-overs are called in files. */
export const rollOverColumns = {
  from: { ru: 'Из периода', kk: 'Қай кезеңнен', en: 'From', ky: 'Кайсы мезгилден' },
  to: { ru: 'В период', kk: 'Қай кезеңге', en: 'Into', ky: 'Кайсы мезгилге' },
  stage: { ru: 'Состояние', kk: 'Күйі', en: 'State', ky: 'Абалы' },
  asked_by: { ru: 'Кто начал', kk: 'Кім бастады', en: 'Started by', ky: 'Ким баштады' },
  asked_at: { ru: 'Начато', kk: 'Басталды', en: 'Started', ky: 'Башталды' },
  courses: { ru: 'Курсов', kk: 'Курстар', en: 'Courses', ky: 'Курстар' },
  copied: { ru: 'Создано', kk: 'Жасалды', en: 'Created', ky: 'Түзүлдү' },
  left_out: { ru: 'Не перенесено', kk: 'Көшірілмеді', en: 'Left out', ky: 'Көчүрүлгөн жок' },
  refused: { ru: 'Отказано', kk: 'Қабылданбады', en: 'Refused', ky: 'Четке кагылды' },
  drafts: { ru: 'Черновики', kk: 'Жобалар', en: 'Drafts', ky: 'Долбоорлор' },
  opened: { ru: 'Открыто', kk: 'Ашылды', en: 'Opened', ky: 'Ачылды' },
} satisfies Record<string, Localized>;
export const stageNames: Record<RollOverStage, Localized> = {
  running: { ru: 'Идёт', kk: 'Жүріп жатыр', en: 'Running', ky: 'Жүрүп жатат' },
  finished: { ru: 'Выполнен', kk: 'Орындалды', en: 'Carried out', ky: 'Аткарылды' },
  undoing: { ru: 'Отменяется', kk: 'Кері қайтарылуда', en: 'Being undone', ky: 'Артка кайтарылууда' },
  undone: { ru: 'Взят обратно', kk: 'Кері қайтарылды', en: 'Undone', ky: 'Артка кайтарылды' },
};
