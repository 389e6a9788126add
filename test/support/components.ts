import { configure } from '@testing-library/react';

/** What a component shows comes within moments; on a busy machine the moments are longer. */
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out, so there is nowhere to scroll to.
Element.prototype.scrollIntoView ??= () => undefined;
