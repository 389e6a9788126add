/** Which text an applicant agrees to, as the event keeps it; raise it with the text (frontend, part `sign-up`). Apart from the schemas, for the pages. */
export const agreementVersion = '2026-1';
