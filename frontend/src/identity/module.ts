import { defineModule } from '../app/define-module.ts';

export const module = defineModule({
  name: 'identity',
  parts: { accounts: { screens: ['accounts'], uses: ['audit-record', 'entity'] } },
  // portal.md §2: "user-settings redirects by default to change-password"
  redirects: { 'user-settings': 'user-settings/change-password' },
});
