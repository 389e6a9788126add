import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { declared } from './declared.ts';
import { screens } from './screens.ts';

const { records, sentences, errors, titles } = declared;

/** Ways to log in with an account of the university, as an administrator keeps them; how people come by them is identity’s. */
export const module = defineModule({ name: 'ways', access, records, sentences, errors, titles, screens });
