import type { CallContext } from '@portal/platform/http/types.ts';
import { overseesAll } from './students.ts';

export type Where = Pick<CallContext, 'actor' | 'roles'> & { bind: (value: unknown) => string };

/** An advisor sees their own students, the office all. */
export const visible = ({ actor, roles, bind }: Where): string[] =>
  overseesAll(roles) ? [] : [`s.advisor = ${bind(actor.id)}`];

export const visibleStudents = (input: Where): string => visible(input).join(' AND ') || 'true';
