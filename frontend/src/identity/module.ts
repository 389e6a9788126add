import { defineModule } from '../app/define-module.ts';

export const module = defineModule({
  name: 'identity',
  // portal.md §2: "user-settings redirects by default to change-password"
  redirects: { 'user-settings': 'user-settings/change-password' },
});
