import { describeScreens } from '../testing/screens.tsx';

describeScreens('system', {}, ['system-settings']);
