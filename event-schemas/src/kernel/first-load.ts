import type { Locale } from './locales.ts';

/** What the build of the pages says of a screen, or of a card on the desktop: files that are needed before it can be drawn. */
export interface FirstLoad {
  id: string;
  /** Scripts and style sheets. */
  scripts: readonly string[];
  texts: Readonly<Record<Locale, readonly string[]>>;
}
export interface FirstLoads {
  /** The script of every page. */
  entry: string;
  /** Fonts of the alphabets in which a language is written. */
  fonts: Readonly<Record<Locale, readonly string[]>>;
  screens: readonly FirstLoad[];
  widgets: readonly FirstLoad[];
  /** Scripts of what the frame shows to staff alone. */
  staff: readonly string[];
}

/** An answer that comes with a page. `range`: the header `Content-Range` of rows. */
export interface BroughtAnswer {
  body: unknown;
  range?: string;
}
/** Asks calls in the name of who opens the page, by their addresses (`/api/v1/user/my_roles/`); undefined where one did not answer 200. */
export type AskCalls = (addresses: readonly string[], language: Locale) => Promise<(BroughtAnswer | undefined)[]>;

/** What stands in the page of an address. */
export interface FirstPage {
  /** The language of the address; undefined: the application has to choose one. */
  language?: Locale;
  /** Where the visitor has to go first (the log-in). */
  redirect?: string;
  /** The screen that will be shown: what it needs is loaded at once. */
  screen?: string;
  /** Cards on the desktop that it will show. */
  widgets?: readonly string[];
  /** The frame shows what waits for staff. */
  staff?: boolean;
  /** Answers that the application need not ask for, by address. */
  answers?: Readonly<Record<string, BroughtAnswer>>;
  /** The drawn screen with its document title; its scripts wait until somebody touches the page. */
  drawn?: { title: string; html: string };
}
/** Made by the pages' own code, which the server runs: `dist/server/pages.js`. */
export interface PageMaker {
  makePage(url: string, ask: AskCalls): Promise<FirstPage>;
  /** A function of the browser: loads the script when the page is first touched. */
  startWhenTouched: (script: string, files: readonly string[]) => void;
}
