import { defineSentences } from '../kernel/sentences.ts';
import { lifeSentences } from './sentences/life.ts';
import { typeSentences } from './sentences/types.ts';

/** The audit history in words: one sentence for every event. */
export const sentences = defineSentences({ ...typeSentences, ...lifeSentences });
