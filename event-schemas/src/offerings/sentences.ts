import type { Localized } from '../kernel/localized.ts';
import type { rollOverEvents } from './events.ts';

/** The history of a roll-over in words. */
export const sentences: Record<keyof typeof rollOverEvents, Localized> = {
  RollOverAsked: {
    ru: '{actor} переносит курсы ({rolled_courses}) в период {to_period} из периода {from_period}',
    kk: '{actor} {rolled_courses} курсты {from_period} кезеңінен {to_period} кезеңіне көшіреді',
    en: '{actor} rolls {rolled_courses} courses over from {from_period} to {to_period}',
    ky: '{actor} {rolled_courses} курсту {from_period} мезгилинен {to_period} мезгилине көчүрөт',
  },
  RollOverFinished: {
    ru: 'Перенос завершён: черновиков создано {copied}, не перенесено {left_out}, отказано {refused}',
    kk: 'Көшіру аяқталды: жасалған жобалар\u00a0— {copied}, көшірілмегені\u00a0— {left_out}, қабылданбағаны\u00a0— {refused}',
    en: 'The roll-over is done: {copied} drafts created, {left_out} left out, {refused} refused',
    ky: 'Көчүрүү бүттү: түзүлгөн долбоорлор\u00a0— {copied}, көчүрүлбөгөнү\u00a0— {left_out}, четке кагылганы\u00a0— {refused}',
  },
  RollOverUndoAsked: {
    ru: '{actor} отменяет перенос: курсов {rolled_courses}',
    kk: '{actor} көшіруді кері қайтарады: курстар\u00a0— {rolled_courses}',
    en: '{actor} undoes the roll-over of {rolled_courses} courses',
    ky: '{actor} көчүрүүнү артка кайтарат: курстар\u00a0— {rolled_courses}',
  },
  RollOverUndone: {
    ru: 'Перенос отменён: убрано курсов {taken_back}, осталось {refused}',
    kk: 'Көшіру кері қайтарылды: алынған курстар\u00a0— {taken_back}, қалғаны\u00a0— {refused}',
    en: 'The roll-over is undone: {taken_back} courses taken back, {refused} kept',
    ky: 'Көчүрүү артка кайтарылды: алынган курстар\u00a0— {taken_back}, калганы\u00a0— {refused}',
  },
};
