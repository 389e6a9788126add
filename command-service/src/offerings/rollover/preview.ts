import { room, studentGroup, teacher } from '@portal/event-schemas/curriculum/records.ts';
import { namedMost, type BehindReason } from '@portal/event-schemas/offerings/rollover/codes.ts';
import type { RollOverBody } from '@portal/event-schemas/offerings/rollover/requests.ts';
import type { LeftBehind, RollOverPreview } from '@portal/event-schemas/offerings/rollover/views.ts';
import { recordAggregate } from '@portal/platform/records/aggregate.ts';
import type { Host } from '@portal/platform/service.ts';
import { copyOf, leftOut, type Behind } from './copy.ts';
import { readTargetTerm, nextSources } from './sources.ts';

/** So many courses are looked at together. */
const atOnce = 200;
const kinds: Partial<
  Record<BehindReason, { record: typeof teacher | typeof room | typeof studentGroup; names: readonly string[] }>
> = {
  teacher_gone: { record: teacher, names: ['last_name', 'first_name', 'middle_name'] },
  room_gone: { record: room, names: ['code'] },
  room_closed: { record: room, names: ['code'] },
  group_gone: { record: studentGroup, names: ['code'] },
};
/** What is gone is called as it was called last. */
async function nameOf({ dispatcher }: Pick<Host, 'dispatcher'>, { why, about }: Behind): Promise<string | null> {
  const kind = kinds[why];
  if (!kind || about === null) return null;
  const { state } = await dispatcher.state(recordAggregate(kind.record), about);
  const fields = 'fields' in state ? state.fields : undefined;
  return kind.names.flatMap(name => (fields?.[name] ? [String(fields[name])] : [])).join(' ') || null;
}

/** What a roll-over would make now, and what would stay behind. */
export async function previewOf(host: Host, body: RollOverBody): Promise<RollOverPreview> {
  const parts = new Set(body.copies);
  const sums = { courses: 0, copied: 0, lessons: 0, seats: 0 };
  const behind = new Map<BehindReason, number>();
  const named: (Behind & { course: LeftBehind['course'] })[] = [];
  for (let after = ''; ;) {
    const courses = await nextSources(host.pool, body, after, atOnce);
    const known = await readTargetTerm(host.pool, body.to_period, courses);
    for (const course of courses) {
      sums.courses += 1;
      const why = leftOut(course, parts);
      const found = why
        ? { copy: null, behind: [{ why, lesson: null, about: null }] }
        : copyOf(course, body.to_period, parts, known);
      for (const one of found.behind) {
        behind.set(one.why, (behind.get(one.why) ?? 0) + 1);
        const { uid, code, name } = course;
        if (named.length < namedMost) named.push({ ...one, course: { uid, code, name } });
      }
      if (!found.copy) continue;
      const lessons = found.copy.fluxes.flatMap(flux => flux.lessons);
      sums.copied += 1;
      sums.lessons += lessons.length;
      sums.seats += lessons.reduce((sum, { capacity }) => sum + capacity, 0);
    }
    if (courses.length < atOnce) break;
    after = courses.at(-1)!.uid;
  }
  const names = new Map<string, Promise<string | null>>();
  const called = (one: Behind): Promise<string | null> => {
    const key = `${one.why} ${one.about}`;
    if (!names.has(key)) names.set(key, nameOf(host, one));
    return names.get(key)!;
  };
  return {
    ...sums,
    behind: [...behind].map(([why, times]) => ({ why, times })).sort((a, b) => b.times - a.times),
    named: await Promise.all(
      named
        .sort((a, b) => a.course.code.localeCompare(b.course.code))
        .map(async one => ({
          why: one.why,
          course: one.course,
          lesson: one.lesson && { load_type: one.lesson.load_type, section: one.lesson.section },
          about: await called(one),
        })),
    ),
  };
}
