import { z } from 'zod';
import { day, momentWithOffset, positionMax } from '../kernel/bounds.ts';
import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import { uid } from '../registration/values.ts';
import { asOfRequest, asOfView } from './as-of.ts';
import { chain, eventChanges, historyFilter, loggedEvent, subjectFound } from './history.ts';
import { codeQuery, ownEventsQuery, receiptBody, receiptParams, verificationParams } from './ledger-requests.ts';
import {
  ledgerState,
  ownEvents,
  receiptCheck,
  receiptView,
  sealKeys,
  sealMade,
  sealRow,
  verification,
  verificationAsked,
  verifications,
} from './ledger-views.ts';
import {
  afterDeadline,
  byOthers,
  bulkChange,
  bulkFilter,
  logInAsSession,
  questionFilter,
  refusal,
} from './questions.ts';
import { refusedAttempt } from './refused-attempts.ts';
import { readersInTrouble, takenUpAgain } from './set-aside.ts';
import { namesAsked, namesFound, stateAsOf, streamHistory, streamsFound } from './views.ts';

export const version = z.coerce.number().int().min(0).max(2_147_483_647);
const moment = z.union([momentWithOffset, day]).transform(text => new Date(text).toISOString());
/** Events of one call at most: a page of a history. */
const most = 100;
const positions = z
  .string()
  .regex(/^(\d{1,15}(,\d{1,15}){0,99})?$/)
  .default('')
  .transform(text => [...new Set(text.split(',').filter(Boolean).map(Number))].slice(0, most));
export const attemptsReport = z.object({ attempts: z.array(refusedAttempt).min(1).max(500) });
const streamParams = z.object({ stream: z.string().regex(/^[a-z_]{1,60}-[^\s\0]{1,200}$/) });
const pageQuery = z.object({
  page: z.coerce.number().int().min(0).max(1_000_000).default(0),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
});

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'GET /audit/streams/{stream}/state/': {
    params: z.object({ stream: z.string().regex(/^[a-z_]{1,60}-[^\s\0]{1,200}$/) }),
    query: z.object({
      version: version.optional(),
      as_of: moment.optional(),
      to_version: version.optional(),
      to_as_of: moment.optional(),
    }),
    answer: stateAsOf,
    refuses: [
      'audit.moment_before_start',
      'audit.not_your_student',
      'audit.state_not_kept',
      'audit.stream_not_found',
      'audit.version_unknown',
    ],
  },
  'GET /audit/changes/': {
    query: z.object({ positions }),
    answer: z.array(eventChanges),
    refuses: ['audit.not_your_student'],
  },
  'POST /audit/refused_attempts/': { body: attemptsReport },
  'POST /audit/seals/': {
    answer: sealMade,
    refuses: ['audit.nothing_to_seal', 'audit.seal_not_signed', 'audit.seal_out_of_order'],
  },
  'POST /audit/seals/daily/': { answer: sealMade, refuses: ['audit.seal_not_signed', 'audit.seal_out_of_order'] },
  'GET /audit/causes/{correlation_id}/': {
    params: z.object({ correlation_id: z.string().min(1).max(200) }),
    answer: chain,
    refuses: ['audit.chain_not_found'],
  },
  'GET /audit/streams/{stream}/history/': {
    params: streamParams,
    query: pageQuery,
    answer: streamHistory,
    refuses: ['audit.not_your_student', 'audit.stream_not_found'],
  },
  'GET /audit/streams/': {
    query: pageQuery.extend({
      search: z.string().trim().max(200).optional(),
      student: uid.optional(),
      course: uid.optional(),
      aggregate: z
        .string()
        .regex(/^[a-z_]+$/)
        .max(50)
        .optional(),
    }),
    answer: streamsFound,
  },
  'GET /audit/subjects/': {
    answer: z.array(subjectFound),
    query: z.object({
      q: z.string().trim().max(200).default(''),
      kind: subjectFound.shape.kind.optional(),
      value: z.string().max(5000).optional(),
    }),
  },
  'GET /audit/as_of/': { answer: z.array(asOfView) },
  'POST /audit/as_of/': {
    body: asOfRequest,
    answer: asOfView,
    refuses: ['platform.past_before_start', 'platform.past_not_yet', 'platform.past_unknown_position'],
  },
  'GET /audit/as_of/{uid}/': { params: z.object({ uid: z.string().max(100) }), answer: asOfView },
  'POST /audit/names/': { body: namesAsked, answer: namesFound },
  'GET /audit/events/': { query: historyFilter, row: loggedEvent },
  'GET /audit/events/{position}/': {
    params: z.object({ position: z.coerce.number().int().min(1).max(positionMax) }),
    answer: loggedEvent,
    refuses: ['audit.event_not_found', 'audit.not_your_student'],
  },
  'GET /audit/receipts/check/': { query: codeQuery, answer: receiptCheck, refuses: ['audit.no_receipt_code'] },
  'POST /audit/receipts/check/': { body: receiptBody, answer: receiptCheck },
  'GET /audit/receipts/': { query: ownEventsQuery, answer: ownEvents },
  'GET /audit/receipts/{position}/': { params: receiptParams, answer: receiptView, refuses: ['audit.event_not_found'] },
  'GET /audit/seals/': { row: sealRow },
  'GET /audit/keys/': { answer: sealKeys },
  'GET /audit/set_aside/': { answer: readersInTrouble },
  'POST /audit/set_aside/again/': { answer: takenUpAgain },
  'POST /audit/verifications/': { answer: verificationAsked },
  'GET /audit/verifications/': { answer: verifications },
  'GET /audit/verifications/{id}/': {
    params: verificationParams,
    answer: verification,
    refuses: ['audit.verification_not_found'],
  },
  'GET /audit/ledger/': { answer: ledgerState },
  'GET /audit/questions/bulk/': { query: bulkFilter, row: bulkChange },
  'GET /audit/questions/log_in_as/': { query: questionFilter, row: logInAsSession },
  'GET /audit/questions/refused/': {
    query: questionFilter.pick({ person: true, actor: true, at_from: true, at_to: true }),
    row: refusal,
  },
  'GET /audit/questions/by_others/': { query: questionFilter, row: byOthers },
  'GET /audit/questions/after_deadline/': { query: questionFilter, row: afterDeadline },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
