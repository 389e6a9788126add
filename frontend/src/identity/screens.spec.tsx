import { describeScreens } from '../testing/screens.tsx';

describeScreens('identity', {}, ['accounts']);
