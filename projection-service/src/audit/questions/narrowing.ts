import type { QuestionFilter } from '@portal/event-schemas/audit/questions.ts';
import { conditions, type Bind } from '../events/conditions.ts';

/** Questions are asked by those who may see everything. */
const overseer = { actor: { id: '', roles: [] }, roles: ['auditor'] };

/** The conditions by which every question can be narrowed down, over `audit.events` as `e`, each with its AND. */
export const narrowed = ({ person, actor, at_from, at_to }: QuestionFilter, timeZone: string, bind: Bind): string =>
  conditions({ person, actor, at_from, at_to }, { ...overseer, timeZone }, bind)
    .map(condition => ` AND ${condition}`)
    .join('');
