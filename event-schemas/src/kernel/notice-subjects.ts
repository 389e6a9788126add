import type { EventCatalogue } from './events.ts';
import type { Localized } from './localized.ts';
import {
  allChannels,
  type NoticeKind,
  type NoticeSubject,
  type Reminder,
  type NoticeDeclaration,
  type Waiting,
} from './notices.ts';

/** Waiting and reminding with their words. */
type Worded<T> = Readonly<Record<string, T & { title: Localized; text: Localized }>>;

/**
 * What an aggregate of a module's own tells: its events say `tells` beside their schemas, and what they say of the
 * thing stays known by its stream. `fields`: of what its events hold, what texts, links and recipients name.
 */
export function subjectOf({
  events,
  waits = {},
  reminds = {},
  ...subject
}: Pick<NoticeSubject, 'entity' | 'link' | 'fields' | 'title' | 'codes' | 'states' | 'uid'> & {
  events: EventCatalogue;
  waits?: Worded<Waiting>;
  reminds?: Worded<Reminder>;
}): NoticeSubject {
  const { entity, link } = subject;
  const tells = Object.entries(events).flatMap(([type, { tells: telling }]) =>
    telling ? [{ type, telling, kind: `${entity}.${type}` }] : [],
  );
  const called = <T>(all: Readonly<Record<string, T>>, what: string) =>
    Object.entries(all).map(([name, one]) => [name, { ...one, kind: `${entity}.${name}.${what}` }] as const);
  const [waiting, reminding] = [called(waits, 'waits'), called(reminds, 'reminds')];
  return {
    ...subject,
    effects: Object.fromEntries(Object.keys(events).map(type => [type, 'says'])),
    tells: Object.fromEntries(tells.map(({ type, telling, kind }) => [type, { kind, to: telling.to }])),
    waits: Object.fromEntries(waiting),
    reminds: Object.fromEntries(reminding),
    kinds: {
      ...Object.fromEntries(tells.map(({ kind, telling }) => [kind, kindOf({ link, ...telling })])),
      ...Object.fromEntries(waiting.map(([, one]) => [one.kind, kindOf({ ...one, type: 'important' })])),
      ...Object.fromEntries(reminding.map(([, one]) => [one.kind, kindOf({ link, ...one, type: 'important' })])),
    },
  };
}

export const kindOf = ({
  title,
  text,
  type = 'personal',
  link,
}: Pick<NoticeDeclaration, 'title' | 'text' | 'type'> & { link: string }): NoticeKind => ({
  type,
  channels: allChannels,
  title,
  text,
  link,
});
