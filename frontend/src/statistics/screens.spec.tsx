import { someUid } from '../testing/portal.tsx';
import { describeScreens } from '../testing/screens.tsx';

describeScreens('statistics', {
  'list-registered-students-list': `?course=${someUid}`,
  'list-registered-students-auca-list': `?course=${someUid}`,
});
