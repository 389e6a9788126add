/** What other modules may use of the journals' frontend. Its texts come with `uses: ['journals-absences', 'statistics']`. */
export { AbsencesOf } from './parts/absences-of.tsx';
