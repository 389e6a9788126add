import { describeScreens } from '../testing/screens.tsx';

describeScreens('teacher-requests');
