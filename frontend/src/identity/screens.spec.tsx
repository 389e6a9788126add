import { describeScreens } from '../testing/screens.tsx';

describeScreens('identity', {}, [
  'accounts',
  'sessions',
  'edit-my-profile',
  'second-factor',
  'linked-ways',
  'user-info',
  'bad-avatar',
]);
