import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import {
  decisivePeriod,
  kindNow,
  periodNow,
  type PeriodNow,
} from '@portal/event-schemas/registration/card-rules/periods.ts';
import type { RegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import type { CardStatus, RegistrationKind } from '@portal/event-schemas/registration/values.ts';
import type {
  CreditSummary,
  RegistrationPeriodView,
  RemovedCourse,
  RuleForCourse,
  StudyPeriodView,
} from '@portal/event-schemas/registration/views.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import { prepared } from '@portal/platform/projections/prepared.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { noStanding, type Debt, type Standing } from './card/standing.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import { noChoices, type Choices } from './choices/projection.ts';
import { limitFor, periodsFor, periodView, termNow } from './settings.ts';
import { studentOf, type StudentRow } from './students.ts';
import { iso } from './times.ts';

/** A row of `cards`; a card that nobody has touched has no row and is NOT_STARTED. */
export interface CardRow {
  status: CardStatus;
  credits: number;
  audit_credits: number;
  courses: number;
  queued: number;
  queued_credits: number;
  sent_at: string | null;
  comment: string | null;
  comment_by: string | null;
  comment_at: string | null;
  max_credit: number | null;
  max_credit_audit: number | null;
  changed_at: string | null;
  changed_by: string | null;
  removed: RemovedCourse[];
}
const untouched: CardRow = {
  status: 'NOT_STARTED',
  credits: 0,
  audit_credits: 0,
  courses: 0,
  queued: 0,
  queued_credits: 0,
  sent_at: null,
  comment: null,
  comment_by: null,
  comment_at: null,
  max_credit: null,
  max_credit_audit: null,
  changed_at: null,
  changed_by: null,
  removed: [],
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
  /** What the office knows of the student. */
  standing: Standing;
  /** How the periods stand for the student, and whose rules hold: what the rules of a card look at. */
  period: PeriodNow;
  kind: RegistrationKind;
  /** "Super" registration: the card may be edited until then whatever the period; null = it is not on. */
  super_until: string | null;
  catalogue: Catalogue;
  /** The study plan that courses are chosen by; the programs whose courses are the student's, that of the plan first. */
  plan: string | null;
  /** There are several plans and the student has not said which. */
  must_choose_plan: boolean;
  programs: readonly string[];
  /** Disciplines of the additional program. */
  additional: ReadonlySet<string>;
}

export async function findStudyPeriod(db: Sql, uid: string): Promise<StudyPeriodView | null> {
  return (await catalogueOf(db)).studyPeriods.get(uid) ?? null;
}

export async function findCard(db: Sql, student: string, studyPeriod: string): Promise<CardRow> {
  return cardFrom(
    (
      await db.query<CardRow>('SELECT * FROM registration.cards WHERE student = $1 AND study_period = $2', [
        student,
        studyPeriod,
      ])
    ).rows[0],
  );
}

/** What is known of one student in any term, with one query. */
interface Personal {
  standing: Omit<Standing, 'debts'> | null;
  debts: Debt[] | null;
  choices: Choices | null;
  cards: (CardRow & { study_period: string })[] | null;
  /** "Super" registrations, also those that are over, the longest first. */
  supers: { study_period: string; until: string }[] | null;
}
const personalOf = prepared<Personal>(`SELECT
  (SELECT jsonb_build_object('access', access, 'comment', comment, 'certificate_until', certificate_until)
    FROM registration.standings WHERE student = $1) AS standing,
  (SELECT jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount, 'note', note, 'since', since) ORDER BY kind)
    FROM registration.debts WHERE student = $1) AS debts,
  (SELECT to_jsonb(c) FROM registration.student_choices c WHERE c.student = $1) AS choices,
  (SELECT jsonb_agg(to_jsonb(c)) FROM registration.cards c WHERE c.student = $1) AS cards,
  (SELECT jsonb_agg(to_jsonb(s) ORDER BY s.until DESC) FROM registration.super_registrations s WHERE s.student = $1) AS supers`);

const cardFrom = (row: CardRow | undefined): CardRow =>
  row
    ? { ...row, sent_at: iso(row.sent_at), comment_at: iso(row.comment_at), changed_at: iso(row.changed_at) }
    : untouched;

/** The registration of a known student; without a study period that of `termNow`. */
export async function registrationOf(
  db: Sql,
  student: StudentRow,
  wanted: string | undefined,
  now: string,
): Promise<Registration> {
  const catalogue = await catalogueOf(db);
  const { standing, debts, choices, cards, supers } = (await personalOf(db, [student.uid])).rows[0]!;
  const periods = periodsFor(catalogue.periods, student);
  const today = now.slice(0, 10);
  const runs = (term: string): boolean => {
    const known = catalogue.studyPeriods.get(term);
    return known !== undefined && known.start_date <= today && today <= known.end_date;
  };
  const running = supers?.filter(({ until }) => Date.parse(until) > Date.parse(now)).map(one => one.study_period) ?? [];
  const uid =
    wanted ??
    termNow(standing?.access === 'open' && periods.length === 0 ? catalogue.periods : periods, running, runs, now);
  const decisive = decisivePeriod(
    periods.filter(period => period.study_period === uid),
    now,
  );
  if (!uid)
    throw new Refused(reject('registration.access_status_for_not_found_reg_period', { student: student.display_name }));
  const studyPeriod = catalogue.studyPeriods.get(uid);
  if (!studyPeriod) throw new Refused(reject('registration.study_period_not_found', { study_period: uid }));
  const { settings } = catalogue;
  const super_until = iso(supers?.find(one => one.study_period === uid)?.until);
  const period = periodNow(
    { student, periods: catalogue.periods.filter(one => one.study_period === uid), super_until },
    now,
  );
  return {
    now,
    student,
    study_period: studyPeriod,
    registration_period: decisive && periodView(decisive, now),
    settings,
    catalogue,
    rule: limitFor(catalogue.limits, student, uid, settings, studyPeriod.semester),
    card: cardFrom(cards?.find(card => card.study_period === uid)),
    standing: { ...(standing ?? noStanding), debts: debts?.map(debt => ({ ...debt, since: iso(debt.since) })) ?? [] },
    period,
    kind: kindNow(period),
    super_until: period.status === 'super' ? period.until : null,
    ...programmesOf(student, choices ?? noChoices(student.uid), catalogue),
  };
}

/** By which plan and programs the student chooses courses. */
function programmesOf(
  student: StudentRow,
  choices: Choices,
  { plans, fields }: Catalogue,
): Pick<Registration, 'plan' | 'must_choose_plan' | 'programs' | 'additional'> {
  const plan = choices.study_plan ?? student.study_plan;
  const ofPlan = (uid: string | null) => (uid === null ? undefined : plans.get(uid)?.edu_program);
  const programs = [ofPlan(choices.study_plan), student.edu_program, ...choices.study_plans.map(ofPlan)].filter(
    uid => uid !== undefined,
  );
  const must_choose_plan = choices.study_plan === null && choices.study_plans.some(uid => uid !== student.study_plan);
  return {
    plan,
    must_choose_plan,
    programs: [...new Set(programs)],
    additional: new Set(choices.field_sciences === null ? [] : fields.get(choices.field_sciences)),
  };
}

/** The registration that a call is about: `student` (default: oneself) and `study_period` (default: the one open now). */
export async function registrationFor(
  input: Pick<CallContext, 'actor' | 'roles' | 'host'> & { db: Sql },
  query: { student?: string; study_period?: string },
): Promise<Registration> {
  return registrationOf(input.db, await studentOf(input, query.student), query.study_period, input.host.clock.iso());
}

/** The effective limits: the student's own maximum, the rule's when that is null or 0 (portal.md §4); in summer never above the summer's. */
export const creditsOf = ({ card, rule, study_period, settings }: Registration): CreditSummary => ({
  max: Math.min(
    card.max_credit || rule.max_credit,
    study_period.semester === 'summer' ? settings.summer_max_credit : Infinity,
  ),
  min: rule.min_credit,
  max_audit: card.max_credit_audit || rule.max_credit_audit,
  min_audit: rule.min_credit_audit,
  amount: card.credits,
  amount_audit: card.audit_credits,
});
