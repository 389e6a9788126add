import { someUid } from '../testing/portal.tsx';
import { describeScreens } from '../testing/screens.tsx';

describeScreens('registration', {
  'list-registered-students-list': `?course=${someUid}`,
  'list-registered-students-auca-list': `?course=${someUid}`,
  'discipline-registration-access-for-selected-students': `?course=${someUid}`,
});
