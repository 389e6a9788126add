import { module as declared } from '@portal/event-schemas/audit/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { asOfCalls } from './as-of/calls.ts';
import { nameCalls } from './as-of/names-calls.ts';
import { pastRules } from './as-of/rules.ts';
import { causeCalls } from './causes.ts';
import { eventCalls } from './events/list.ts';
import { events } from './events/projection.ts';
import { historyCalls } from './history.ts';
import { receiptCheckCalls } from './ledger/receipt-checks.ts';
import { receiptCalls } from './ledger/receipts.ts';
import { sealCalls } from './ledger/seal-calls.ts';
import { seals } from './ledger/seals-projection.ts';
import { setAsideCalls } from './ledger/set-aside.ts';
import { verificationCalls } from './ledger/verifications.ts';
import { advisorsThen } from './questions/advisors-projection.ts';
import { afterDeadlineList } from './questions/after-deadline.ts';
import { bulkList } from './questions/bulk.ts';
import { byOthersList } from './questions/by-others.ts';
import { logInAsList } from './questions/log-in-as.ts';
import { refusedAttempts } from './questions/refusals-projection.ts';
import { refusedList } from './questions/refused.ts';
import { refusals } from './report-refusals.ts';
import { searchCalls } from './search.ts';
import { subjectCalls } from './subjects.ts';

/** The history of any stream in words. Nothing here, and no call of the auditor's, changes anything. */
export const module = serviceModule({
  declared,
  refusals,
  presentOnly: true,
  asOf: pastRules,
  projections: [events, advisorsThen, refusedAttempts, seals],
  calls: [
    ...searchCalls,
    ...historyCalls,
    ...eventCalls,
    ...subjectCalls,
    ...causeCalls,
    afterDeadlineList,
    byOthersList,
    logInAsList,
    bulkList,
    refusedList,
    ...asOfCalls,
    ...nameCalls,
    ...sealCalls,
    ...verificationCalls,
    ...receiptCheckCalls,
    ...receiptCalls,
    ...setAsideCalls,
  ],
});
