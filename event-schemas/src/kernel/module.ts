import type { AccessTable } from './access.ts';
import type { EventCatalogue } from './events.ts';
import type { Localized } from './localized.ts';
import type { ModuleNotices } from './notices.ts';
import type { RecordDefinition } from './records.ts';
import type { ErrorCatalogue } from './rejections.ts';
import type { Screen } from './screens.ts';
import type { Sentences } from './sentences.ts';
import type { SettingsGroup } from './settings.ts';

/** What codes are called, by the part of a state or of an event where they stand; those of the part '' wherever they stand. */
export type CodeNames = Readonly<Record<string, Readonly<Record<string, Localized>>>>;

/** What a module declares, as data: lists and maps that can be put together of parts (`events: { ...own, ...ofAKit }`). */
export interface Module {
  /** As its folder. */
  name: string;
  access: AccessTable;
  errors: ErrorCatalogue;
  events: EventCatalogue;
  records: readonly RecordDefinition<any>[];
  /** How its events are told. */
  sentences: Sentences;
  screens: readonly Screen[];
  /**
   * How the audit finds out what one record is called, by kind of stream, where it is not named by people and things
   * that have names: by what its events said last, places as dotted paths. What is not listed is called by its name,
   * its code.
   */
  titles: Readonly<Record<string, readonly string[]>>;
  /** Kinds of streams of which there is one: the kind says it all. */
  only: readonly string[];
  /** Names that the portal has for codes anyway; other codes are in the module's `recorded/`. */
  codes: CodeNames;
  /** The setting that names the university's time zone: the last event of this type that has the field says it. */
  timeZone?: { stream: string; type: string; field: string };
  /** Its settings, of which there is one of each; and kinds of its records that are settings: lists of rules, types, limits. */
  settings: readonly SettingsGroup[];
  settingRecords: readonly string[];
  /** What it tells people, and by which topics they turn off mails about it. */
  notices: Partial<ModuleNotices>;
  /** Tables of its services that are made from no event, and lost with them: part of every backup. */
  keeps: readonly string[];
}

const declared = new Map<string, Module>();
let loaded: readonly Module[] | undefined;

/**
 * Declares a module: `event-schemas/src/<name>/module.ts` exports `module`. Services find it by its place
 * (platform/src/modules/declared.ts); what pages need of it they find by place too: `screens.ts`, `recorded/`.
 */
export function defineModule(parts: Pick<Module, 'name'> & Partial<Module>): Module {
  const module: Module = {
    access: { module: parts.name, commands: {}, queries: {} },
    errors: {},
    events: {},
    records: [],
    sentences: {},
    screens: [],
    titles: {},
    only: [],
    codes: {},
    settings: [],
    settingRecords: [],
    notices: {},
    keeps: [],
    ...parts,
  };
  declared.set(module.name, module);
  loaded = undefined;
  return module;
}

/**
 * Modules that this process has loaded, by name; the same list until another one is. Every process has to find the same order, in whichever it has loaded them:
 * tables of read models are compared by what is made of it.
 */
export const loadedModules = (): readonly Module[] =>
  (loaded ??= [...declared.values()].toSorted(({ name: one }, { name: other }) => (one < other ? -1 : 1)));

/** A screen of any module that this process has loaded. */
export const screenOf = (id: string): Screen | undefined =>
  loadedModules()
    .flatMap(({ screens }) => screens)
    .find(screen => screen.id === id);
