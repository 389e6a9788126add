/** What other modules may use of identity's frontend: the frame of the `user-settings/…` screens. Its texts come with `uses: ['identity']`. */
export { UserSettings } from './parts/user-settings.tsx';
/** Gives students or teachers their first access; its texts come with it. */
export { IssueAccess } from './parts/issue/issue-access.tsx';
