import { fileErrors } from './errors/files.ts';
import { formErrors } from './errors/form.ts';
import { lifeErrors } from './errors/life.ts';
import { readingErrors } from './errors/reading.ts';
import { typeErrors } from './errors/types.ts';

/** Every refusal of applications by its stable code. */
export const errors = { ...typeErrors, ...lifeErrors, ...fileErrors, ...formErrors, ...readingErrors };

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
