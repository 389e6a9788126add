/** Under which the files of applications are kept; the read side gives them out to those who may see the application. */
export const filesPurpose = 'application';
/** How forms of applications are refused, and where their files come in. */
export const ofApplications = { module: 'applications', purpose: filesPurpose } as const;
