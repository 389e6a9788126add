import type { LoggedEvent } from '@portal/event-schemas/audit/history.ts';
import { aggregateOf } from '@portal/event-schemas/audit/subjects.ts';
import type { HistoryEntry } from '@portal/event-schemas/audit/views.ts';
import { recordedParts } from '@portal/event-schemas/audit/words/recorded.ts';
import { codeWord, createValueFormatter } from '@portal/event-schemas/audit/words/format-value.ts';
import type { Locale, Localized } from '@portal/event-schemas/kernel/localized.ts';
import { sentenceOf } from '@portal/event-schemas/kernel/sentences.ts';
import { codeNames } from '@portal/event-schemas/registration/code-names.ts';
import { refusalNames } from '@portal/event-schemas/registration/refusal-names.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { formatter } from '@portal/platform/http/messages.ts';
import { languageIn } from './language.ts';
import { idsIn, namesIn, createSentenceValueFormatter } from './names.ts';
import { allSentences } from './sentences.ts';
import { namesWithTitles, titlesOf } from './titles.ts';
import type { ReadingContext } from './reading-context.ts';
import { withoutSecrets } from './secrets.ts';

type AnyEvent = RecordedEvent<any>;

/** Codes of states and kinds, and of refusals that an event keeps. */
export const codesInWords = { ...codeNames, ...refusalNames };

const actorsOf = ({ meta: { actor } }: AnyEvent): string[] => [
  actor.id,
  ...(actor.on_behalf_of ? [actor.on_behalf_of] : []),
];

/** Puts ids and values into words; looks up the names of everything that the events mention, and of `more`, in one go. */
async function wordsFor(
  { host, locale, db }: ReadingContext,
  events: readonly AnyEvent[],
  more: readonly string[] = [],
) {
  return wordsOf(
    await namesWithTitles({ host, db }, [
      ...idsIn(events.map(event => event.data)),
      ...events.flatMap(actorsOf),
      ...more,
    ]),
    locale,
    host.config.timeZone,
  );
}

/** The same with the names at hand. */
export function wordsOf(names: ReadonlyMap<string, Localized | string>, locale: Locale, timeZone: string) {
  const show = formatter(timeZone);
  const language = languageIn(locale, timeZone);
  const named = namesIn(names, locale);
  const say = createValueFormatter(language, named);
  return {
    spell: createSentenceValueFormatter(
      names,
      codesInWords,
      (part, code) => codeWord(language, part, code),
      value => show(value, locale),
    ),
    recorded: (data: unknown) => recordedParts(data, language, named, say),
  };
}
type Words = ReturnType<typeof wordsOf>;

/** One event in words, whatever its data holds. */
export function entry(event: AnyEvent, locale: Locale, { spell, recorded }: Words): HistoryEntry {
  const { position, version, type, meta } = event;
  const data = withoutSecrets(type, event.data);
  const person = (uid: string) => ({ uid, display_name: spell(uid) });
  const actor = person(meta.actor.id);
  return {
    position,
    version,
    at: meta.occurred_at,
    actor,
    roles: [...meta.actor.roles],
    on_behalf_of: meta.actor.on_behalf_of ? person(meta.actor.on_behalf_of) : null,
    command: meta.command,
    type,
    sentence: sentenceOf(allSentences, { type, data }, actor.display_name, locale, spell),
    changes: recorded(data),
    data,
    correlation_id: meta.correlation_id,
    facts_at: meta.facts_at ?? null,
  };
}

/** Events of one stream in words of the reader's language, in the order given. */
export async function describeEvents(telling: ReadingContext, events: readonly AnyEvent[]): Promise<HistoryEntry[]> {
  const words = await wordsFor(telling, events);
  return events.map(event => entry(event, telling.locale, words));
}

/** Whom and what an event is about, as the read model found it out. */
export interface AboutWhat {
  person: string | null;
  course: string | null;
}

/** Events of any streams in words, each with what it is about, in the order given. */
export async function describeEventsWithSubjects(
  telling: ReadingContext,
  events: readonly AnyEvent[],
  aboutOf: (event: AnyEvent) => AboutWhat,
): Promise<LoggedEvent[]> {
  const subjects = events.flatMap(event => Object.values(aboutOf(event)).filter(id => id !== null));
  const [words, titleOf] = await Promise.all([
    wordsFor(telling, events, subjects),
    titlesOf(telling, [...new Set(events.map(event => event.stream))]),
  ]);
  const named = (uid: string | null) => (uid === null ? null : { uid, name: words.spell(uid) });
  return events.map(event => {
    const { person, course } = aboutOf(event);
    return {
      ...entry(event, telling.locale, words),
      id: event.position,
      stream: event.stream,
      aggregate: aggregateOf(event.stream),
      title: titleOf(event.stream, telling.locale),
      person: named(person),
      course: named(course),
      event_id: event.meta.event_id,
      command_id: event.meta.command_id,
      causation_id: event.meta.causation_id,
    };
  });
}
