import { defineModule } from '../app/define-module.ts';

export const module = defineModule({
  name: 'identity',
  parts: {
    accounts: { screens: ['accounts'], uses: ['audit-record', 'entity'] },
    'sign-up': { screens: ['registration-applicant', 'activation'] },
    profile: { screens: ['edit-my-profile', 'confirm-email'] },
    'second-factor': { screens: ['second-factor', 'confirm-log-in', 'set-up-second-factor'] },
    people: { screens: ['user-info', 'bad-avatar'] },
    rights: { screens: ['rights', 'rights-review'], uses: ['audit-record'] },
    ways: { screens: ['way-in', 'linked-ways'] },
    recovery: { screens: ['forgot', 'forgot-login', 'forgot-password', 'forgot-password-link'] },
  },
  // portal.md §2: "user-settings redirects by default to change-password"
  redirects: { 'user-settings': 'user-settings/change-password' },
});
