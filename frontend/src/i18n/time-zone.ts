/** The university's time zone (GET /common/settings/): every time is shown in it, wherever the reader sits. */
let zone: string | undefined;
export const setTimeZone = (name: string): void => {
  zone = name;
};
export const timeZone = (): string | undefined => zone;
