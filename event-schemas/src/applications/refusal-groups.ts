import { refusals } from '../kernel/refusals.ts';

/** A form is filled in, and sent to those who sign. */
export const filling = refusals(
  'applications.agreement_not_accepted',
  'applications.application_archived',
  'applications.changed_elsewhere',
  'applications.debt_financial',
  'applications.debt_fine',
  'applications.debt_library',
  'applications.form_faulty',
  'applications.no_advisor',
  'applications.no_head_of_department',
  'applications.not_editable',
  'applications.not_for_your_course',
  'applications.not_for_your_level',
  'applications.not_for_your_program',
  'applications.not_for_your_role',
  'applications.not_for_your_study_form',
  'applications.not_your_application',
  'applications.only_you_could_sign',
  'applications.period_not_begun',
  'applications.period_over',
  'applications.type_closed',
);

/** A step of the route is signed, refused or handed on. */
export const signing = refusals(
  'applications.already_approved_by_you',
  'applications.application_over',
  'applications.comment_required',
  'applications.forward_to_which',
  'applications.not_found',
  'applications.not_your_turn',
  'applications.waypoint_act_not_permitted',
  'applications.waypoint_archived',
  'applications.waypoint_empty',
  'applications.waypoint_form_faulty',
  'applications.waypoint_no_route',
  'applications.waypoint_not_found',
  'applications.waypoint_on_draft',
  'applications.waypoint_other_application',
  'applications.waypoint_own_application',
  'applications.waypoint_review_order',
  'applications.waypoint_role_or_profile',
  'applications.waypoint_signed',
  'applications.waypoint_which',
);

/** An application is set aside, and taken back. */
export const archiving = refusals(
  'applications.archive_draft',
  'applications.archive_running',
  'applications.not_found',
  'applications.not_yours_to_handle',
);

/** The office gives a sent application another status. */
export const settingStatus = refusals(
  'applications.application_archived',
  'applications.not_found',
  'applications.not_yours_to_handle',
  'applications.status_not_found',
  'applications.status_of_another_stage',
  'applications.status_of_own_application',
);
