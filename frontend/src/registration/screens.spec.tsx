import { someUid } from '../testing/portal.tsx';
import { describeScreens } from '../testing/screens.tsx';

describeScreens('registration', {
  'discipline-registration-access-for-selected-students': `?course=${someUid}`,
});
