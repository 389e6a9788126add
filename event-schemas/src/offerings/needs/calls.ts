import { defineContracts } from '../../kernel/calls.ts';
import { neededDraftsBody, needingStudentsQuery, needsQuery } from './requests.ts';
import { need, neededDraftsReport, needingStudent } from './views.ts';
import { drafting } from '../refusal-groups.ts';

/** What students need in a term against what is offered in it. */
export const needContracts = defineContracts({
  'GET /offerings/needs/': { row: need, query: needsQuery },
  'GET /offerings/needs/students/': { row: needingStudent, query: needingStudentsQuery },
  'POST /offerings/needs/drafts/': { body: neededDraftsBody, answer: neededDraftsReport, refuses: drafting },
});
