import { describeScreens } from '../testing/screens.tsx';

describeScreens('offerings', {
  'planned-week': '?of=room&uid=a&term=b',
  'term-plan': '?cathedra=a&term=b',
});
