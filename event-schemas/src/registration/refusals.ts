import { errors as advising } from '../advising/errors.ts';
import { errors as offerings } from '../offerings/errors.ts';
import { errors as plans } from '../plans/errors.ts';
import { errors as teacherRequests } from '../teacher-requests/errors.ts';
import { errors } from './errors.ts';

/** Every refusal that people meet around a card and its courses, whichever module says it: for what explains several in one answer. */
export const refusals = { ...errors, ...advising, ...offerings, ...plans, ...teacherRequests };
