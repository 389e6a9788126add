import { addDays } from '@portal/event-schemas/journals/days.ts';
import type {
  CellView,
  ColorView,
  JournalStudent,
  JournalView,
  ReasonView,
  SessionView,
} from '@portal/event-schemas/journals/views.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../app/portal.ts';
import { api } from '../../http/client.ts';
import { ApiRefusal } from '../../http/refusal.ts';
import { useCall } from '../../http/use-call.ts';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import { useJournalText } from '../text.ts';
import { readLetters, writeLetters } from './kept.ts';
import { cellQueue, type OnTheWay } from './queue.ts';
import { inputOf, shownAs, type CellInput, type Letters } from './typing.ts';

/** A cell that was refused in a block: where, what was typed, and why as a code. */
export interface BadCell {
  uid: string;
  typed: string;
  code: string;
}
export interface Journal {
  head: JournalView;
  sessions: readonly SessionView[];
  students: readonly JournalStudent[];
  reasons: readonly ReasonView[];
  letters: Letters;
  setLetters(letters: Letters): void;
  cell(uid: string): CellView | undefined;
  way(uid: string): OnTheWay | undefined;
  shown(uid: string): string;
  /** Enters one cell as it was typed; what nobody can read stands there as refused. */
  type(uid: string, typed: string): void;
  /** Enters many at once, all or none; answers those that can't be. */
  block(cells: readonly { uid: string; typed: string }[]): Promise<readonly BadCell[]>;
  undo(): void;
  canUndo: boolean;
  insist(uid: string): void;
  drop(uid: string): void;
  /** Sends again what waits. */
  again(): void;
  waiting: number;
  /** Cells that were refused, or that somebody else has changed meanwhile. */
  failed: readonly string[];
  colors: readonly ColorView[];
}
/** Whether a student is on the course on a day. */
export const attends = ({ stays }: JournalStudent, { date }: Pick<SessionView, 'date'>): boolean =>
  stays.some(({ from, until }) => from <= date && (until === null || date < until));
/** The Monday to Sunday of a week, as it is shown. */
export const weekEnd = (week: string): string => addDays(week, 6);

const isFailed = (way: OnTheWay | undefined): boolean => way?.state === 'refused' || way?.state === 'conflict';
/** Reads the classes again when the next one begins or the next week closes, by the server's clock. */
function useWhenClassesBegin(head: UseQueryResult<JournalView>, classes: UseQueryResult<readonly SessionView[]>) {
  const now = head.data?.now;
  const sessions = classes.data;
  const [readHead, readClasses] = [head.refetch, classes.refetch];
  useEffect(() => {
    if (!sessions || now === undefined) return;
    const moments = sessions.flatMap(({ starts_at, editable_until }) => [starts_at, editable_until ?? '']);
    const next = moments.filter(moment => moment > now).sort()[0];
    const wait = next === undefined ? Infinity : Date.parse(next) - Date.parse(now) + 1000;
    if (wait > 2 ** 31 - 1) return;
    const timer = setTimeout(() => void Promise.all([readHead(), readClasses()]), wait);
    return () => clearTimeout(timer);
  }, [sessions, now, readHead, readClasses]);
}

/** A journal with its cells on their way: what is typed is shown at once, kept on the device and sent cell by cell. */
export function useJournal(journal: string) {
  const t = useJournalText();
  const account = useSession().profile?.uid ?? '';
  const readOnly = useReadOnlyReason() !== undefined;
  const live = { channel: 'registration', keys: [`journal:${journal}`] } as const;
  const query = { journal };
  const head = useCall(
    'GET /journals/description_detail/{electronic_journal}/',
    { params: { electronic_journal: journal } },
    { live },
  );
  const sessions = useCall('GET /journals/date_detail/', { query }, { live });
  const students = useCall('GET /journals/student_detail/', { query }, { live });
  const cells = useCall('GET /journals/mark_detail/', { query }, { live });
  const reasons = useCall('GET /journals/reasons_for_missing/');
  const colors = useCall('GET /organizations/adjusting_colors/');
  useWhenClassesBegin(head, sessions);
  const [letters, setLetters] = useState(() => readLetters(account));
  const [ways, setWays] = useState<ReadonlyMap<string, OnTheWay>>(new Map());
  const [fresh, setFresh] = useState<ReadonlyMap<string, CellView>>(new Map());
  const [sending, setSending] = useState<ReadonlyMap<string, string>>(new Map());
  const [undoable, setUndoable] = useState<readonly (readonly { uid: string; typed: string }[])[]>([]);
  const queue = useRef<ReturnType<typeof cellQueue>>(undefined);
  useEffect(() => {
    const made = cellQueue(account, journal, {
      async send(uid, body, idempotencyKey) {
        const answer = await api(
          'PUT /journals/edit_mark/{uid}/',
          { params: { uid }, body },
          { idempotencyKey, quiet: true },
        );
        setFresh(answers => new Map([...answers, [answer.uid, answer]]));
        return answer;
      },
      changed: setWays,
    });
    queue.current = made;
    setWays(made.now());
    made.again();
    const retry = setInterval(() => made.again(), 20_000);
    addEventListener('online', made.again);
    return () => {
      clearInterval(retry);
      removeEventListener('online', made.again);
    };
  }, [account, journal]);

  const kept = useMemo(() => new Map((cells.data ?? []).map(one => [one.uid, one])), [cells.data]);
  const failed = [head, sessions, students, cells, reasons].find(one => one.isError);
  const retry = () => [head, sessions, students, cells, reasons].forEach(one => void one.refetch());
  if (!head.data || !sessions.data || !students.data || !cells.data || !reasons.data)
    return { journal: null, error: failed?.error, retry };

  const known = reasons.data;
  const take = (answers: readonly CellView[]) =>
    setFresh(answers_ => new Map([...answers_, ...answers.map(one => [one.uid, one] as const)]));
  const cell = (uid: string): CellView | undefined => {
    const [mine, theirs] = [fresh.get(uid), kept.get(uid)];
    return mine && (!theirs || mine.version >= theirs.version) ? mine : theirs;
  };
  const shown = (uid: string): string => ways.get(uid)?.typed ?? sending.get(uid) ?? shownAs(cell(uid), letters, known);
  const enter = (uid: string, typed: string, input: CellInput) =>
    queue.current?.enter({ uid, typed, input, version: cell(uid)?.version ?? 0 });
  const remember = (before: readonly { uid: string; typed: string }[]) =>
    setUndoable(acts => [...acts.slice(-49), before]);
  function type(uid: string, typed: string): void {
    const text = typed.trim();
    if (text === shown(uid) && !isFailed(ways.get(uid))) return;
    const input = inputOf(text, letters, known);
    remember([{ uid, typed: shown(uid) }]);
    if (input) enter(uid, text, input);
    else queue.current?.unreadable(uid, text, t('why.journals.mark_unknown'));
  }
  async function block(wanted: readonly { uid: string; typed: string }[], isUndo = false): Promise<readonly BadCell[]> {
    const read = wanted.map(one => ({ ...one, input: inputOf(one.typed, letters, known) }));
    const bad = read
      .filter(({ input }) => !input)
      .map(({ uid, typed }) => ({ uid, typed, code: 'journals.mark_unknown' }));
    if (bad.length > 0 || read.length === 0) return bad;
    const before = wanted.map(({ uid }) => ({ uid, typed: shown(uid) }));
    const told = () => !isUndo && remember(before);
    try {
      setSending(new Map(wanted.map(({ uid, typed }) => [uid, typed.trim()])));
      const body = {
        journal,
        cells: read.map(({ uid, input }) => ({ uid, version: cell(uid)?.version ?? 0, ...input })),
      };
      take((await api('POST /journals/edit_marks/', { body }, { quiet: true })).cells);
      for (const { uid } of wanted) if (ways.has(uid)) queue.current?.drop(uid);
      told();
      return [];
    } catch (error) {
      if (!(error instanceof ApiRefusal)) {
        // Without an answer they go one by one, kept on the device until they have arrived.
        for (const { uid, typed, input } of read) if (input) enter(uid, typed, input);
        told();
        return [];
      }
      const named = error.params['cells'] as readonly { session: string; student: string; code: string }[] | undefined;
      const typedOf = new Map(wanted.map(one => [one.uid, one.typed]));
      return (named ?? [{ session: '', student: '', code: error.code }]).map(({ session, student, code }) => {
        const uid = named ? `${session}.${student}` : wanted[0]!.uid;
        return { uid, typed: typedOf.get(uid) ?? '', code };
      });
    } finally {
      setSending(new Map());
    }
  }
  function undo(): void {
    const last = undoable.at(-1) ?? [];
    setUndoable(acts => acts.slice(0, -1));
    const [kept, changed] = [
      last.filter(one => isFailed(ways.get(one.uid))),
      last.filter(one => !isFailed(ways.get(one.uid))),
    ];
    for (const { uid } of kept) queue.current?.drop(uid);
    if (changed.length > 1) void block(changed, true);
    else
      for (const { uid, typed } of changed) {
        const input = inputOf(typed, letters, known);
        if (input) enter(uid, typed, input);
      }
  }
  const loaded: Journal = {
    head: readOnly ? { ...head.data, may_edit: false } : head.data,
    sessions: readOnly ? sessions.data.map(one => ({ ...one, closed: 'read_only' })) : sessions.data,
    students: students.data,
    reasons: known,
    letters,
    setLetters: next => {
      writeLetters(account, next);
      setLetters(next);
    },
    cell,
    way: uid =>
      ways.get(uid) ?? (sending.has(uid) ? { typed: sending.get(uid)!, state: 'saving', message: '' } : undefined),
    shown,
    type,
    block,
    undo,
    canUndo: undoable.length > 0,
    insist: uid => queue.current?.insist(uid),
    drop: uid => queue.current?.drop(uid),
    again: () => queue.current?.again(),
    waiting: [...ways.values()].filter(({ state }) => state === 'waiting').length,
    failed: [...ways].flatMap(([uid, way]) => (isFailed(way) ? [uid] : [])),
    colors: colors.data ?? [],
  };
  return { journal: loaded, error: undefined, retry };
}
