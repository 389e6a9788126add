import { describeScreens } from '../testing/screens.tsx';

describeScreens('records');
