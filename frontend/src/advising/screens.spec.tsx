import { describeScreens, someUid } from '../testing/screens.tsx';

describeScreens('advising', { 'online-registration-adviser': `?student=${someUid}` });
