/** The same services run on this data folder already. */
export class AlreadyRunning extends Error {}
