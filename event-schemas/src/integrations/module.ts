import { entityParts } from '../kernel/entity/record.ts';
import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { entities } from './entities.ts';
import { errors as ownErrors } from './errors.ts';
import { topic } from './notices.ts';
import { screens } from './screens.ts';
import en from './words/en.ts';
import kk from './words/kk.ts';
import ky from './words/ky.ts';
import ru from './words/ru.ts';

const { of, records, sentences, errors, titles, subjects } = entityParts(entities, { ru, kk, en, ky });

/** The record of connections with other systems. */
export const apiRecord = of.third_party_api;

/** Other systems: the keys with which they call the portal, and the webhooks by which it tells them of events. */
export const module = defineModule({
  name: 'integrations',
  access,
  records,
  sentences,
  errors: { ...errors, ...ownErrors },
  titles,
  screens,
  notices: { topics: { integrations: topic }, subjects },
});
