import type { SessionView } from '@portal/event-schemas/identity/views.ts';
import type { RegisteredWidget } from './registry.ts';
import type { AnswerOf, InputOf, KnownCall } from '../http/contracts.ts';

/** Asks a call for the page; undefined where it was refused, or not answered in time. */
export type AskFirst = <K extends KnownCall>(
  call: K,
  ...[input]: {} extends InputOf<K> ? [input?: InputOf<K>] : [input: InputOf<K>]
) => Promise<AnswerOf<K> | undefined>;

export interface Opening {
  ask: AskFirst;
  /** Asks an address below `/api/v1`, as a list puts it together (lists/first-rows.ts). */
  askAddress(address: string): Promise<unknown>;
  /** Cards of the desktop come with the page, and what they ask. */
  show(widgets: readonly RegisteredWidget[]): Promise<unknown>;
  session: SessionView;
  /** The address's own questions: `?course=…`. */
  search: URLSearchParams;
}
/**
 * What a screen, or a card of the desktop, asks when it opens, with the same input: the server answers it in the page, so that nothing waits for its
 * script. Default export of `frontend/src/<module>/first/<id>.ts`.
 */
export type FirstCalls = (opening: Opening) => Promise<unknown>;
