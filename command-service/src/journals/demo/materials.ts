import { entities } from '@portal/event-schemas/journals/entities.ts';
import { module } from '@portal/event-schemas/journals/module.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import { demoPerson } from '@portal/platform/records/demo.ts';
import type { Host } from '@portal/platform/service.ts';
import { journal as aggregate } from '../journal.ts';

const material = module.records.find(({ entity }) => entity === entities.course_material.entity)!;
const written = [
  { week: 1, kind: 'literature', title: 'Программа курса и список литературы', link: 'https://example.org/syllabus' },
  { week: 1, kind: 'lecture', title: 'Введение: слайды', link: 'https://example.org/lecture-1' },
  { week: 2, kind: 'practice', title: 'Задачи к практике', link: 'https://example.org/tasks-2' },
  { week: 3, kind: 'assignment', title: 'Домашнее задание 1', link: 'https://example.org/homework-1' },
] as const;

/** Materials of the courses that the demo teacher keeps journals of. */
export async function materials(host: Host, journals: readonly string[], teacher: string): Promise<void> {
  const offerings = new Set<string>();
  for (const journal of journals) {
    const { state } = await host.dispatcher.state(aggregate, journal);
    if (state.status !== 'none') offerings.add(state.offering);
  }
  for (const offering of [...offerings].slice(0, 3))
    for (const [index, one] of written.entries())
      await demoPerson(host, teacher, 'teacher').add(material, idFrom('demo.course_material', `${offering}.${index}`), {
        offering,
        ...one,
        about: '',
        files: [],
      });
}
