const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">' +
  '<stop stop-color="#24509f"/><stop offset="1" stop-color="#3d8f86"/></linearGradient></defs><rect width="32" height="32" rx="9" fill="url(#g)"/>' +
  '<path d="M16 8 5.5 13 16 18l10.5-5zM9.5 16.6v4.2C11.2 22.6 13.5 23.5 16 23.5s4.8-.9 6.5-2.7v-4.2L16 19.7z" fill="#fff"/></svg>';

/** The portal's own mark, so short that it stands in page and script instead of being asked for. */
export const portalIcon = `data:image/svg+xml,${encodeURIComponent(svg)}`;
