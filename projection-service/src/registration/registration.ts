import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { RegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import type { CreditSummary, RegistrationPeriodView, RuleForCourse, StudyPeriodView } from '@portal/event-schemas/registration/views.ts';
import { Refused, type Call0 } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { decisivePeriod, limitsOf, loadSettings, periodsOf, periodView } from './settings.ts';
import { studentOf, type StudentRow } from './students.ts';
import { iso } from './times.ts';

/** A row of `cards`; a card that nobody has touched has no row and is NOT_STARTED. */
export interface CardRow {
  status: CardStatus; credits: number; audit_credits: number; courses: number; queued: number; queued_credits: number;
  sent_at: string | null; comment: string | null; comment_by: string | null; comment_at: string | null;
  max_credit: number | null; max_credit_audit: number | null; changed_at: string | null; changed_by: string | null;
}
const untouched: CardRow = {
  status: 'NOT_STARTED', credits: 0, audit_credits: 0, courses: 0, queued: 0, queued_credits: 0, sent_at: null, comment: null, comment_by: null, comment_at: null,
  max_credit: null, max_credit_audit: null, changed_at: null, changed_by: null,
};

/** One student's registration in one study period: what nearly every answer starts from. `registration_period` is null where none is for the student. */
export interface Registration {
  now: string;
  student: StudentRow;
  study_period: StudyPeriodView;
  registration_period: RegistrationPeriodView | null;
  settings: RegistrationSettings;
  rule: RuleForCourse;
  card: CardRow;
  /** Access to online registration as the office set it. */
  access: 'open' | 'closed' | 'default';
}

export async function findStudyPeriod(db: Sql, uid: string): Promise<StudyPeriodView | null> {
  const { rows } = await db.query<StudyPeriodView>(
    `SELECT uid, code, name, study_year, semester, start_date, end_date, weeks FROM curriculum.study_periods_public WHERE uid = $1`, [uid],
  );
  return rows[0] ?? null;
}

export async function findCard(db: Sql, student: string, studyPeriod: string): Promise<CardRow> {
  const { rows } = await db.query<CardRow>(
    `SELECT status, credits, audit_credits, courses, queued, queued_credits, sent_at, comment, comment_by, comment_at, max_credit, max_credit_audit, changed_at, changed_by
     FROM registration.cards WHERE student = $1 AND study_period = $2`,
    [student, studyPeriod],
  );
  const [card] = rows;
  return card ? { ...card, sent_at: iso(card.sent_at), comment_at: iso(card.comment_at), changed_at: iso(card.changed_at) } : untouched;
}

async function accessOf(db: Sql, student: string): Promise<Registration['access']> {
  const { rows } = await db.query<{ access: Registration['access'] }>('SELECT access FROM registration.standings WHERE student = $1', [student]);
  return rows[0]?.access ?? 'default';
}

/** The registration of a known student; without a study period the one of the student's decisive registration period. */
export async function registrationOf(db: Sql, student: StudentRow, wanted: string | undefined, now: string): Promise<Registration> {
  const periods = await periodsOf(db, student);
  const decisive = decisivePeriod(wanted ? periods.filter(period => period.study_period === wanted) : periods, now);
  const uid = wanted ?? decisive?.study_period;
  if (!uid) throw new Refused(reject('registration.access_status_for_not_found_reg_period', { student: student.display_name }));
  const studyPeriod = await findStudyPeriod(db, uid);
  if (!studyPeriod) throw new Refused(reject('registration.study_period_not_found', { study_period: uid }));
  const settings = await loadSettings(db);
  return {
    now, student, study_period: studyPeriod, registration_period: decisive && periodView(decisive, now), settings,
    rule: await limitsOf(db, student, uid, settings), card: await findCard(db, student.uid, uid), access: await accessOf(db, student.uid),
  };
}

/** The registration that a call is about: `student` (default: oneself) and `study_period` (default: the one open now). */
export async function registrationFor(
  input: Pick<Call0, 'actor' | 'roles' | 'host'> & { db: Sql }, query: { student?: string; study_period?: string },
): Promise<Registration> {
  return registrationOf(input.db, await studentOf(input, query.student), query.study_period, input.host.clock.iso());
}

/** The effective limits: the student's own maximum, the rule's when that is null or 0 (portal.md §4). */
export const creditsOf = ({ card, rule }: Registration): CreditSummary => ({
  max: card.max_credit || rule.max_credit, min: rule.min_credit, max_audit: card.max_credit_audit || rule.max_credit_audit, min_audit: rule.min_credit_audit,
  amount: card.credits, amount_audit: card.audit_credits,
});

const lockedStatuses: Record<RegistrationPeriodView['kind'], readonly CardStatus[]> = {
  main: ['CONFIRMED', 'CHANGED_AFTER', 'CHECKING_AFTER', 'CHOSEN'],
  late: ['CONFIRMED', 'CHANGED_AFTER', 'CHECKING_AFTER', 'CHOSEN'],
  add_drop: ['CHANGED_AFTER', 'CHECKING_AFTER', 'CHOSEN'],
};
/** The student may not edit the card in these statuses (portal.md §4), and outside a current period only with open access. */
export const isEditable = ({ card, registration_period: period, access }: Registration): boolean => {
  const current = period?.status === 'current';
  return (current || access === 'open') && !lockedStatuses[current ? period.kind : 'main'].includes(card.status);
};
