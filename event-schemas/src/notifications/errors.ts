import { defineErrors } from '../kernel/rejections.ts';

/** Reading and deleting one's own notifications is never refused by a rule. */
export const errors = defineErrors({});
