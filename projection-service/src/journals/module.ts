import { module as declared } from '@portal/event-schemas/journals/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { choiceCalls } from './choices.ts';
import { detailCalls } from './detail.ts';
import { figureCalls } from './figures.ts';
import { gridFile } from './grid-file.ts';
import { historyCalls } from './histories.ts';
import { lists } from './lists.ts';
import { themeCalls } from './themes.ts';
import { journalsProjection, openingsProjection } from './projection.ts';

/** What is read of journals: the grid with its classes and students, histories, weeks and who opened them, figures. */
export const module = serviceModule({
  declared,
  after: ['identity', 'curriculum'],
  projections: [journalsProjection, openingsProjection],
  calls: [...lists, ...detailCalls, ...historyCalls, ...choiceCalls, ...figureCalls, ...themeCalls, gridFile],
});
