/** Fields of records and settings that have a name in the catalogue. */
export const fields = [
  'name', 'kind', 'study_period', 'start_date', 'end_date', 'rules', 'student_group', 'edu_program', 'preparation_level', 'course', 'min_credit', 'max_credit', 'min_credit_audit', 'max_credit_audit',
  'use_timer', 'timer_time', 'basket_pause_minutes', 'waiting_list_enabled', 'confirmation_minutes', 'notify_minutes', 'reset_day', 'request_to_teacher', 'request_waives_prerequisite', 'request_waives_capacity', 'free_sport_courses',
  'introductory_courses', 'default_limit', 'corequisites', 'control_level_education', 'control_levels', 'summer_max_credit', 'notify_final_grades', 'require_phone_number', 'use_active_directory',
  'registration_of_payment', 'finances_pay', 'login_max_failed_attempts', 'login_failed_window_minutes', 'login_lock_minutes', 'temporary_password_hours', 'session_idle_hours', 'session_max_days', 'password_policy', 'tech_block', 'tech_block_date_end', 'open_levels', 'study_form', 'entry_year', 'role', 'screen', 'is_visible',
] as const;
