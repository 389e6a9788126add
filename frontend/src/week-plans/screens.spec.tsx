import { describeScreens } from '../testing/screens.tsx';

describeScreens('week-plans');
