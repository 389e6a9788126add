import { module as declared } from '@portal/event-schemas/grades/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { cascadeCalls } from './cascade.ts';
import { detailCalls } from './detail.ts';
import { historyCalls } from './histories.ts';
import { listCalls } from './list.ts';
import { failed, unblocks } from './openings.ts';
import { resultCalls } from './results.ts';
import { gradeSheets } from './sheets.ts';

/** Sheets with their rows, openings, results of students as everybody who may sees them. */
export const module = serviceModule({
  declared,
  projections: [gradeSheets, unblocks, failed],
  calls: [...listCalls, ...detailCalls, ...historyCalls, ...cascadeCalls, ...resultCalls],
});
