import { entityParts } from '../kernel/entity/record.ts';
import { entities } from './entities.ts';
import en from './words/en.ts';
import kk from './words/kk.ts';
import ky from './words/ky.ts';
import ru from './words/ru.ts';

/** What the entities of the module bring, as its declaration and the services take it. */
export const declared = entityParts(entities, { ru, kk, en, ky });
export const { way_in: wayIn, scim_client: scimClient } = declared.of;
