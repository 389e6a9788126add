import { loadLanguage } from '../src/app/language.ts';

// Which texts a screen needs is known from any language.
await loadLanguage('ru');
export { findScreen, moduleOf, screens, textsOf, widgets } from '../src/app/registry.ts';
