import type { Localized } from '../kernel/localized.ts';
import { declared } from './declared.ts';
import { entities } from './entities.ts';

/** The audit history in words, one sentence an event: those of the entities, and of the codes that they claim. */
export const sentences: Record<string, Localized> = {
  ...declared.sentences,
  ...Object.fromEntries(
    Object.values(entities).flatMap(({ name }) =>
      Object.entries({
        [`${name}KeyClaimed`]: {
          ru: '{actor} закрепляет код за записью {uid}',
          kk: '{actor} кодты {uid} жазбасына бекітті',
          en: '{actor} claims the code for the record {uid}',
          ky: '{actor} кодду {uid} жазуусуна бекитти',
        },
        [`${name}KeyReleased`]: {
          ru: '{actor} освобождает код записи {uid}',
          kk: '{actor} {uid} жазбасының кодын босатты',
          en: '{actor} releases the code of the record {uid}',
          ky: '{actor} {uid} жазуусунун кодун бошотту',
        },
      }),
    ),
  ),
};
