import { contracts } from '@portal/event-schemas/portfolio/calls.ts';
import { module as declared } from '@portal/event-schemas/portfolio/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { orphanFilesJob } from '../forms/orphan-files.ts';
import { uploadProgress } from '../forms/upload-progress.ts';
import { fieldCalls } from './fields.ts';
import { achievementFile, purpose } from './files.ts';
import { historyCalls } from './histories.ts';
import { allTypes, getPortfolio, typeMenu } from './portfolio.ts';
import { achievements } from './projection.ts';
import { reviewCalls } from './review.ts';

/** Portfolios as their owners, reviewers and everybody else see them. */
export const module = serviceModule({
  declared,
  projections: [achievements],
  calls: [
    typeMenu,
    allTypes,
    getPortfolio,
    ...fieldCalls,
    ...historyCalls,
    ...reviewCalls,
    achievementFile,
    uploadProgress(contracts['GET /portfolio/uploads/{uid}/']),
  ],
  jobs: [
    orphanFilesJob({
      name: 'portfolio-orphan-files',
      purpose,
      cron: '50 3 * * *',
      keptDays: 1,
      inUse: `EXISTS (SELECT 1 FROM portfolio.achievement_writings w
        JOIN portfolio.achievements a ON a.uid = w.achievement
        WHERE w.files @> ARRAY[x.uid]
          AND (a.status <> 'DELETED' OR a.changed_at > now() - interval '1 year'))`,
    }),
  ],
});
