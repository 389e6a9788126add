import { entityParts } from '../kernel/entity/record.ts';
import { entities } from './entities.ts';
import en from './words/en.ts';
import kk from './words/kk.ts';
import ky from './words/ky.ts';
import ru from './words/ru.ts';

/** The catalogue's entities with their words in all languages: for servers. */
export const declared = entityParts(entities, { ru, kk, en, ky });
