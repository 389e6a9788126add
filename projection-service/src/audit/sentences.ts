import type { Sentences } from '@portal/event-schemas/kernel/sentences.ts';
import { declaredModules } from '@portal/platform/modules/declared.ts';
import { mergeUnique } from '@portal/platform/modules/gather.ts';

const keyClaimed = {
  ru: '{actor} закрепляет за записью её код',
  kk: '{actor} жазбаның кодын бекітті',
  en: '{actor} claims the code of a record',
  ky: '{actor} жазуунун кодун бекитти',
};
const keyReleased = {
  ru: '{actor} освобождает код записи',
  kk: '{actor} жазбаның кодын босатты',
  en: '{actor} releases the code of a record',
  ky: '{actor} жазуунун кодун бошотту',
};
/** Streams that keep a code unique are told alike, whatever record it is of. */
const ofKeys: Sentences = Object.fromEntries(
  declaredModules
    .flatMap(({ records }) => records)
    .flatMap(({ name }) => [
      [`${name}KeyClaimed`, keyClaimed],
      [`${name}KeyReleased`, keyReleased],
    ]),
);

/** How every module tells its events. */
export const allSentences: Sentences = {
  ...ofKeys,
  ...mergeUnique(
    'a sentence for',
    declaredModules.map(({ sentences }) => sentences),
  ),
};
