import { module as declared } from '@portal/event-schemas/grades/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { academicCalls } from './academic.ts';
import { cascadeCalls } from './cascade.ts';
import { closingCalls } from './closings.ts';
import { detailCalls } from './detail.ts';
import { historyCalls } from './histories.ts';
import { listCalls } from './list.ts';
import { failed, unblocks } from './openings.ts';
import { performanceCalls } from './performance.ts';
import { resultCalls } from './results.ts';
import { sheetPaperCalls } from './sheet-paper.ts';
import { gradeSheets } from './sheets.ts';
import { statements } from './statements/projection.ts';
import { paperCalls } from './statements/papers.ts';
import { statementCalls } from './statements/queries.ts';

/** Sheets with their rows, openings, results of students as everybody who may sees them. */
export const module = serviceModule({
  declared,
  projections: [gradeSheets, unblocks, failed, statements],
  calls: [
    ...listCalls,
    ...detailCalls,
    ...historyCalls,
    ...cascadeCalls,
    ...performanceCalls,
    ...academicCalls,
    ...closingCalls,
    ...resultCalls,
    ...statementCalls,
    ...paperCalls,
    ...sheetPaperCalls,
  ],
});
