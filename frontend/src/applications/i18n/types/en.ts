import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  yes: 'yes', no: 'no', more: 'More actions', act_on: 'Actions: %{name}', faults: '%{smart_count} fault |||| %{smart_count} faults', closed_because: 'Closed: %{reason}',
  list: {
    lead: 'Who may apply, what form they fill in and who signs it.', create: 'New type', search: 'Name of the type', name: 'Application type', state: 'State', version: 'Version',
    changed: 'Unpublished changes', open: 'Open', finished: 'Finished', period: 'Taken', always: 'always', properties: 'Fields', steps: 'Steps', changed_at: 'Changed', changed_by: 'By',
    portal: 'the portal', empty: 'No application types', empty_hint: 'Create the first one or remove some filters.',
  },
  states: {
    draft: 'Draft', published: 'Taken', closed: 'Closed',
  },
  tabs: {
    general: 'General', form: 'Form', route: 'Route', versions: 'Versions',
  },
  bar: {
    unsaved: 'Unsaved changes', unpublished: 'Saved, not published', published: 'Published', undo: 'Undo', save: 'Save the draft', publish: 'Publish', save_anyway: 'Save mine',
  },
  leave: {
    title: 'Leave without saving?', text: 'Your changes to this type are not saved and will be lost.', go: 'Leave and lose them',
  },
  ask: {
    publish: 'Publish version %{version}?', publish_new: 'New applications will run by this version.',
    publish_running: 'Nothing happens to the %{smart_count} open application: it keeps its version. |||| Nothing happens to the %{smart_count} open applications: they keep their version.',
    warnings: 'Please note:', close: 'Close this type?',
    close_text: 'Nobody can apply any more. %{smart_count} open application goes on. |||| Nobody can apply any more. %{smart_count} open applications go on.', reason: 'Reason',
    remove: 'Remove this type?', remove_text: 'It was never published, so there are no applications of it.',
  },
  acts_done: {
    saved: 'Draft saved', published: 'Version %{version} is published', closed: 'Closed', reopened: 'Open again', removed: 'Removed', copied: 'Copied',
  },
  act: {
    up: 'Move up', down: 'Move down', left: 'Move left', right: 'Move right', earlier: 'Move earlier', later: 'Move later', duplicate: 'Duplicate', remove: 'Remove', copy: 'Make a copy',
    close: 'Close', reopen: 'Open again', remove_type: 'Remove',
  },
  debts: {
    financial: 'tuition fees', library: 'library', fine: 'fine',
  },
  general: {
    names_title: 'What it is called', names: 'Name', description: 'Explanation for applicants', description_hint: 'Shown in the list of applications. May be empty.',
    who: 'Who may apply', roles: 'Roles', levels: 'Levels of study', forms: 'Forms of study', courses: 'Years of study', programs: 'Programmes', all_hint: 'Empty means all',
    debts: 'Debts that block', debts_hint: 'Which debts keep an application from being sent', max_open: 'Open at a time', max_open_hint: 'Empty means any number',
    period: 'When it is taken', zone: 'university time, %{zone}', always: 'Applications are taken at any time.', set_period: 'Set a period', no_period: 'Take at any time',
    start: 'Start', end: 'End', texts: 'Agreement and message', agreement: 'Agreement', agreement_hint: 'Ticked before sending. Empty means none is needed.',
    completion: 'Message on completion', completion_hint: 'What comes next: where to go, what to bring.',
  },
  form: {
    fields: 'Fields', count: '%{smart_count} field |||| %{smart_count} fields', order_hint: 'Drag to reorder, or use the menu or Alt + arrow keys.',
    empty: 'No fields: the application is sent without data.', add: 'Add a field', preview: 'As the applicant sees it', preview_hint: 'try it out',
  },
  day_rules: { not_before: 'not before', not_after: 'not after', at_most_after: 'no longer than this after' }, span_units: { days: 'days', months: 'months', years: 'years' },
  kinds: {
    rel: 'Reference', file: 'Files', date: 'Date', datetime: 'Date and time', float: 'Decimal number', bool: 'Yes or no', int: 'Whole number', text: 'Long text', input: 'Line of text',
    dropdown: 'Choice from a list',
  },
  related: {
    discipline: 'Disciplines', teacher: 'Teachers', student: 'Students', student_group: 'Groups', edu_program: 'Programmes', faculty: 'Faculties', cathedra: 'Departments',
    study_period: 'Terms', study_year: 'Academic years', my_course: 'The applicant’s courses',
  },
  field: {
    name: 'Name of the field', kind: 'Kind', code: 'Code', code_hint: 'Latin letters, digits and _', depends: 'Opens after', depends_hint: 'Fields that have to be filled in first',
    required: 'Required', accessible: 'Filled in by the applicant', multiple: 'Several values', as_dropdown: 'Show as a dropdown', hint: 'Hint below the field', related: 'Points to',
    min: 'Minimum', max: 'Maximum', min_days: 'Earliest, days from today', max_days: 'Latest, days from today', days_hint: '0 is today, negative is the past',
    max_length: 'Characters at most', max_count: 'Values at most', max_mb: 'File size, MB', max_mb_hint: 'Empty means up to 100 MB', file_types: 'File types',
    file_types_hint: 'Such as pdf jpg. Empty means any', options: 'Options', option_value: 'Code of the option', option_name: 'Name of the option', option_fills: 'Also fills',
    fills: 'Fills “%{name}” with', add_option: 'Add an option', initial: 'At the start', autofill: 'Fills other fields', take: 'Take', into: 'Into', add_autofill: 'Add a fill',
    day_rules: 'Rules over dates', day_rule: 'Rule', span: 'Length', span_unit: 'Unit', day_rule_field: 'Field to compare with', add_day_rule: 'Add a rule',
  },
  initial: {
    none: 'Nothing', value: 'A value',
  },
  sources: {
    profile_full_name: 'Applicant’s name', profile_code: 'Student number', profile_email: 'Applicant’s e-mail', profile_phone: 'Applicant’s phone', profile_group: 'Group',
    profile_edu_program: 'Programme', profile_faculty: 'Faculty', profile_cathedra: 'Department', profile_course: 'Year of study', profile_preparation_level: 'Level of study',
    profile_study_form: 'Form of study', profile_advisor: 'Advisor', today: 'Today', now: 'Now', current_study_year: 'Current academic year', current_study_period: 'Current term',
  },
  taken: {
    name: 'Name', code: 'Code', credits: 'Credits', teacher: 'Teacher', edu_program: 'Programme', faculty: 'Faculty', cathedra: 'Department', group: 'Group', course: 'Year of study',
    start_date: 'Start', end_date: 'End',
  },
  acts: {
    approve: 'Approve', reject: 'Reject', return: 'Return', forward: 'Forward',
  },
  actor: {
    role: 'A role', profile: 'A person', advisor: 'The applicant’s advisor', head_of_department: 'Head of the applicant’s department', which_role: 'Which role',
    which_person: 'Last or first name', add: 'Add: %{name}',
  },
  operators: {
    is: 'is', is_not: 'is not', at_least: 'at least', at_most: 'at most', filled: 'is filled in', empty: 'is empty',
  },
  condition: {
    is: '%{name}: %{value}', is_not: '%{name}: not %{value}', at_least: '%{name} ≥ %{value}', at_most: '%{name} ≤ %{value}', filled: '%{name} is filled in', empty: '%{name} is empty',
  },
  route: {
    title: 'Map of the route', map: 'Map of the route: steps and branches', count: '%{smart_count} step |||| %{smart_count} steps', add_first: 'Add at the start',
    add_last: 'Add at the end', after_return: 'After a return', resume: 'Go on at the step that returned it', from_start: 'Begin the route again',
    step_of: 'step %{number} of %{count}', end: 'Approved', days: '%{smart_count} day |||| %{smart_count} days', add_after: 'Add a step after', add_parallel: 'Add a parallel point',
    move_to: 'Move to “%{name}”', remove_step: 'Remove the step', step_name: 'Name of the step', waypoints: 'Approval points',
    waypoints_hint: 'Points of a step run in parallel; it goes on when all have approved.', waypoint_name: 'Name of the point', actors: 'Who acts', add_actor: 'Add',
    in_order: 'Everybody signs, in this order', acts: 'What they may do', comment_required: 'Comment required for', deadline: 'Deadline, days',
    deadline_hint: 'Calendar days; empty means none', remind: 'Remind, days before', branches: 'Where it leads', otherwise: 'In all other cases', always: 'Always', leads_to: 'Leads to',
    branch: 'Branch %{number}', add_branch: 'Add a branch', no_fields: 'Add fields to the form to branch by their values.', when: 'When the field', operator: 'Comparison',
    value: 'Value', forward_to: 'May be forwarded to', forward_hint: 'For points where forwarding is allowed',
  },
  heads: {
    lead: 'The head signs applications of the department’s students and teachers.', search: 'Name or code of the department', name: 'Department', code: 'Code', head: 'Head',
    none: 'none', set: 'Set', title: 'Head of %{name}', teacher: 'Teacher', nobody: 'No head', saved: 'The head is set', save: 'Save', empty: 'No departments',
  },
  versions: {
    title: 'Published versions', none: 'No versions yet', none_hint: 'The first one appears when you publish.', version: 'Version %{version}', draft: 'The draft on the screen',
    running: 'open: %{open}, finished: %{finished}', take: 'Take as the draft', differences: 'Differences', from: 'Before', to: 'After', same: 'There are no differences.',
    what: {
      general: 'General', field: 'Field', step: 'Step', waypoint: 'Point',
    },
    how: {
      added: 'added', removed: 'removed', changed: 'changed', moved: 'moved',
    },
  },
  parts: {
    names: 'name', description: 'explanation', audience: 'who may apply', period: 'period', blocked_by: 'debts', max_open: 'limit of open ones', agreement: 'agreement',
    completion_message: 'message', after_return: 'after a return', prop_code: 'code', code: 'kind', name: 'name', hint: 'hint', required: 'required', multiple: 'several values',
    is_accessible: 'who fills it in', accessibility_depends_on: 'dependencies', display_as_dropdown: 'dropdown', related: 'what it points to', options: 'options', min: 'minimum',
    max: 'maximum', max_length: 'length', max_count: 'number', file_types: 'file types', max_mb: 'size', initial: 'initial value', autofill: 'fills', day_rules: 'rules over dates', forward_to: 'forwarding',
    next: 'branches', step: 'step', actors: 'approvers', in_order: 'order', acts: 'acts', comment_required: 'comments', deadline_days: 'deadline', remind_days_before: 'reminder',
  },
} satisfies Catalogue<typeof ru>;
export default en;
