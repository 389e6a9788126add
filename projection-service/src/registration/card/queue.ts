import type { Acting } from '@portal/event-schemas/registration/card-rules/acting.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { passedOver } from '@portal/event-schemas/registration/views.ts';
import { query, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { z } from 'zod';
import { obstacles } from '../explain.ts';
import { registrationFor } from '../registration.ts';
import { iso } from '../times.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

interface EntryRow {
  uid: string;
  code: string;
  name: Localized;
  credits: number;
  audit: boolean;
  flux: string;
  lessons: string[];
  joined_at: string;
  position: number;
  waiting: number;
  offered_ahead: number;
  full_lessons: string[];
  offer_lessons: string[] | null;
  offer_until: string | null;
}

/** The student's places in waiting lists. The order is the order of joining in the log (registration.md, waiting list). */
const entriesSql = `
  SELECT o.uid, o.code, o.name, o.credits, p.queued_audit AS audit, p.queued_flux AS flux, p.queued_lessons AS lessons, p.queued_at AS joined_at,
    ahead.position, ahead.offered_ahead, c.waiting,
    ARRAY(SELECT l.uid FROM registration.lessons l JOIN registration.lesson_seats n ON n.lesson = l.uid
      WHERE l.uid = ANY(p.queued_lessons)
        AND (l.access IS NOT NULL OR l.capacity - n.taken - n.held - n.offered <= 0)) AS full_lessons,
        p.offer_lessons, p.offer_until
  FROM registration.places p
  JOIN registration.offerings o ON o.uid = p.offering
  JOIN registration.offering_counts c ON c.offering = o.uid
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS position, count(*) FILTER (WHERE a.queue_order < p.queue_order AND a.offer_lessons IS NOT NULL)::int AS offered_ahead
    FROM registration.places a WHERE a.offering = p.offering AND a.queue_order <= p.queue_order) ahead
  WHERE p.student = $1 AND o.study_period = $2 AND p.queued_lessons IS NOT NULL
  ORDER BY p.queue_order`;

const passedSql = `
  SELECT o.uid, o.code, o.name, p.passed_reason AS reason, p.passed_code AS code_of_refusal, p.passed_params AS params, p.passed_at AS at
  FROM registration.places p JOIN registration.offerings o ON o.uid = p.offering
  WHERE p.student = $1 AND o.study_period = $2 AND p.passed_reason IS NOT NULL ORDER BY p.passed_at DESC`;

/** Waiting lists where an offer passed the student by, with the reason. */
export async function passedOffers(
  input: Pick<CallContext, 'host' | 'locale' | 'request_id'> & { db: Sql },
  student: string,
  studyPeriod: string,
  acting?: Acting,
): Promise<z.infer<typeof passedOver>[]> {
  const explain = obstacles(input, acting);
  const { rows } = await input.db.query<
    Omit<z.infer<typeof passedOver>, 'refusal'> & {
      code_of_refusal: string | null;
      params: Record<string, unknown> | null;
    }
  >(passedSql, [student, studyPeriod]);
  return rows.map(({ uid, code, name, reason, code_of_refusal, params, at }) => ({
    uid,
    code,
    name,
    reason,
    at: iso(at),
    refusal: code_of_refusal ? explain(reject(code_of_refusal, params ?? {})) : null,
  }));
}

export const queueCalls = [
  query(contracts['GET /organizations/queue_list/'], {
    summary: 'The student’s places in waiting lists, offers, and offers that passed them by',
    async run(input) {
      const { student, study_period, now } = await registrationFor(input, input.query);
      const { rows } = await input.db.query<EntryRow>(entriesSql, [student.uid, study_period.uid]);
      const results = rows.map(({ offer_lessons, offer_until, ...entry }) => ({
        ...entry,
        joined_at: iso(entry.joined_at),
        offer: offer_lessons && offer_until ? { lessons: offer_lessons, until: iso(offer_until) } : null,
      }));
      return { now, results, passed: await passedOffers(input, student.uid, study_period.uid) };
    },
  }),
];
