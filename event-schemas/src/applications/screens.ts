import { defineScreens } from '../kernel/screens.ts';

const office = ['office', 'org_admin', 'auditor'] as const;
const applicants = ['student', 'teacher', 'supervisor', 'specialist', 'office', 'org_admin', 'fin_office', 'columnist', 'social_affairs_mod', 'mod', 'edit_moderator'] as const;
/** Whom a route can name. A student opens the list too (portal.md §2), but rarely has anything in it: it stands in the menu of the others. */
const reviewers = ['student', 'teacher', 'supervisor', 'specialist', 'office', 'org_admin', 'fin_office', 'columnist', 'social_affairs_mod', 'mod', 'edit_moderator'] as const;
const reviewersByTrade = ['teacher', 'supervisor', 'specialist', 'office', 'org_admin', 'fin_office', 'social_affairs_mod'] as const;

/** Screens of applications: what the office defines, what students send, what reviewers decide. */
export const screens = defineScreens([
  {
    id: 'application-types', module: 'applications', area: 'office', path: 'application-types', roles: office,
    title: 'applications.screens.application_types', icon: 'plan', menu: { group: 'settings', order: 40 },
  },
  {
    id: 'application-type', module: 'applications', area: 'office', path: 'application-types/:uid', roles: office, title: 'applications.screens.application_type',
    example: 'application-types/d03c5050-f9cf-89ac-ba89-3397bfb48124',
  },
  {
    id: 'department-heads', module: 'applications', area: 'office', path: 'department-heads', roles: office,
    title: 'applications.screens.department_heads', icon: 'structure', menu: { group: 'settings', order: 42 },
  },
  {
    id: 'coo', module: 'applications', area: 'portal', path: 'coo', roles: applicants,
    title: 'applications.screens.coo', icon: 'requests', menu: { group: 'services', order: 10 },
  },
  { id: 'coo-form', module: 'applications', area: 'portal', path: 'coo/form/:type', roles: applicants, title: 'applications.screens.coo_form' },
  { id: 'coo-application', module: 'applications', area: 'portal', path: 'coo/application/:uid', roles: applicants, title: 'applications.screens.coo_application' },
  {
    id: 'coo-review', module: 'applications', area: 'portal', path: 'coo_review', roles: reviewers,
    title: 'applications.screens.coo_review', icon: 'review', menu: { group: 'services', order: 20, roles: reviewersByTrade },
  },
  { id: 'coo-review-application', module: 'applications', area: 'portal', path: 'coo_review/:uid', roles: reviewers, title: 'applications.screens.coo_review_application' },
  {
    id: 'history-application', module: 'applications', area: 'office', path: 'history-application', roles: office,
    title: 'applications.screens.history_application', icon: 'history', menu: { group: 'office', order: 30 },
  },
  { id: 'history-application-one', module: 'applications', area: 'office', path: 'history-application/:uid', roles: office, title: 'applications.screens.history_application_one' },
  {
    id: 'application-statistics', module: 'applications', area: 'office', path: 'application-statistics', roles: office,
    title: 'applications.screens.application_statistics', icon: 'statistics', menu: { group: 'office', order: 31 },
  },
  {
    id: 'application-statuses', module: 'applications', area: 'office', path: 'application-statuses', roles: office,
    title: 'applications.screens.application_statuses', icon: 'settings', menu: { group: 'settings', order: 41 },
  },
] as const);
