import { defineScreens } from '../kernel/screens.ts';

/** Registration access of courses (portal.md §2, access pages). */
const accessKeepers = ['office', 'org_admin', 'supervisor'] as const;

/** Screens of the access to registration (portal.md §2, access pages). */
export const screens = defineScreens([
  {
    id: 'discipline-registration-access',
    module: 'access',
    area: 'office',
    path: 'discipline_registration_access',
    roles: accessKeepers,
    title: 'access.screens.discipline_registration_access',
    icon: 'access',
    menu: { group: 'office', order: 40 },
  },
  {
    id: 'discipline-online-registration-access',
    module: 'access',
    area: 'office',
    path: 'discipline_online_registration_access',
    roles: accessKeepers,
    title: 'access.screens.discipline_online_registration_access',
    icon: 'access',
    menu: { group: 'office', order: 41 },
  },
  {
    id: 'discipline-teacher-access',
    module: 'access',
    area: 'office',
    path: 'discipline_teacher_access',
    roles: accessKeepers,
    title: 'access.screens.discipline_teacher_access',
    icon: 'access',
    menu: { group: 'office', order: 42 },
  },
  {
    id: 'discipline-registration-access-for-selected-students',
    module: 'access',
    area: 'office',
    path: 'discipline_registration_access_for_selected_students',
    roles: accessKeepers,
    title: 'access.screens.discipline_registration_access_for_selected_students',
    icon: 'access',
    menu: { group: 'office', order: 43 },
  },
] as const);
