/** Under which the files of applications are kept; the read side gives them out to those who may see the application. */
export const filesPurpose = 'application';
/** So many files may one person upload in a day. */
export const unsentLimit = 200;
