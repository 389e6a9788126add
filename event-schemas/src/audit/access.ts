import { defineAccess } from '../kernel/access.ts';
import { asOfReaders } from './as-of.ts';
import { historyReaders as readers } from './history-readers.ts';

/** Questions about everybody. */
const overseers = ['auditor', 'org_admin'] as const;
/** Only the service token: what other services report. */
const nobody = [] as const;

export const access = defineAccess({
  module: 'audit',
  about: 'Histories, the portal as of a moment, seals and receipts',
  commands: {
    'POST /audit/refused_attempts/': nobody,
    'POST /audit/seals/': ['org_admin'],
    'POST /audit/seals/daily/': [],
  },
  queries: {
    'GET /audit/streams/': readers,
    'GET /audit/streams/{stream}/history/': readers,
    'GET /audit/events/': readers,
    'GET /audit/events/{position}/': readers,
    'GET /audit/subjects/': readers,
    'GET /audit/causes/{correlation_id}/': readers,
    'GET /audit/questions/after_deadline/': overseers,
    'GET /audit/questions/by_others/': overseers,
    'GET /audit/questions/log_in_as/': overseers,
    'GET /audit/questions/bulk/': overseers,
    'GET /audit/questions/refused/': overseers,
    'POST /audit/names/': readers,
    'GET /audit/ledger/': readers,
    'GET /audit/seals/': ['auditor', 'office', 'org_admin'],
    'GET /audit/keys/': 'any',
    'POST /audit/verifications/': ['auditor', 'org_admin'],
    'GET /audit/verifications/': ['auditor', 'org_admin'],
    'GET /audit/verifications/{id}/': ['auditor', 'org_admin'],
    'GET /audit/set_aside/': overseers,
    'POST /audit/set_aside/again/': ['org_admin'],
    'GET /audit/receipts/': ['student', 'applicant'],
    'GET /audit/receipts/{position}/': ['student', 'applicant'],
    'GET /audit/receipts/check/': 'any',
    'POST /audit/receipts/check/': 'any',
    'GET /audit/as_of/': asOfReaders,
    'POST /audit/as_of/': asOfReaders,
    'GET /audit/as_of/{uid}/': asOfReaders,
  },
  folds: {
    'GET /audit/streams/{stream}/state/': readers,
    'GET /audit/changes/': readers,
  },
});
