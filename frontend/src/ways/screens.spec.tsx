import { describeScreens } from '../testing/screens.tsx';

describeScreens('ways');
