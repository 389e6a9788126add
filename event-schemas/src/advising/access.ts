import { defineAccess } from '../kernel/access.ts';

/** Advisors act for their own students, the office for all (portal.md §6). */
const reviewers = ['supervisor', 'teacher', 'office', 'org_admin'] as const;
const office = ['office', 'org_admin'] as const;
const debtKeepers = ['office', 'org_admin', 'fin_office'] as const;

export const access = defineAccess({
  module: 'advising',
  commands: {
    'POST /advising/cards/{uid}/courses/{course}/': reviewers,
    'PUT /advising/cards/{uid}/courses/{course}/': reviewers,
    'DELETE /advising/cards/{uid}/courses/{course}/': reviewers,
    'PUT /advising/cards/{uid}/approve/': reviewers,
    'PUT /advising/cards/{uid}/status/': office,
    'POST /advising/students/{uid}/debts/': debtKeepers,
    'DELETE /advising/students/{uid}/debts/{kind}/': debtKeepers,
    'PUT /advising/students/{uid}/medical_certificate/': office,
  },
  queries: {},
});
