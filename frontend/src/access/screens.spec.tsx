import { someUid } from '../testing/portal.tsx';
import { describeScreens } from '../testing/screens.tsx';

describeScreens('access', { 'discipline-registration-access-for-selected-students': `?course=${someUid}` });
