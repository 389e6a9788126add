import { someUid } from '../testing/portal.tsx';
import { describeScreens } from '../testing/screens.tsx';

describeScreens('advising', { 'online-registration-adviser': `?student=${someUid}` });
