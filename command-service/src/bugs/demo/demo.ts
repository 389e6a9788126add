import type { Role } from '@portal/event-schemas/kernel/role-list.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { idFrom, newId } from '@portal/platform/ids/ids.ts';
import { demoPerson, demoPicture } from '@portal/platform/records/demo.ts';
import { stampedFields } from '@portal/platform/records/entity-calls.ts';
import { readRecord } from '@portal/platform/records/write.ts';
import type { Host } from '@portal/platform/service.ts';
import { bugRecord, reportBug } from '../report.ts';

/** The student and the teacher are people of the demo's curriculum, whose accounts have their ids. */
const people: Readonly<Record<string, string>> = { student: 'student/SE-3-1', teacher: 'teacher/T001' };
const account = (login: string): string => (people[login] ? idFrom('demo university', people[login]) : idFrom('demo.account', login));
const hour = 3_600_000;

interface DemoBug {
  by: Role;
  login: string;
  hoursAgo: number;
  title: string;
  happened?: string;
  expected?: string;
  page: string;
  browser: string;
  pictured?: true;
  then?: readonly (readonly [act: string, comment?: string])[];
}
const bugs: readonly DemoBug[] = [
  {
    by: 'student',
    login: 'student',
    hoursAgo: 75,
    title: 'На телефоне не видно кнопки «Отправить карту»',
    happened: 'Открыл карту на телефоне, внизу вместо кнопки пустая полоса.',
    expected: 'Кнопка видна и нажимается.',
    page: '/ru/online-registration',
    browser: 'Chrome 139, Android, 360 × 740',
    pictured: true,
    then: [['take'], ['comment', 'Какая у вас модель телефона?']],
  },
  {
    by: 'teacher',
    login: 'teacher',
    hoursAgo: 30,
    title: 'В журнале две одинаковые строки',
    happened: 'Студент стоит в журнале дважды после перевода из группы в группу.',
    page: '/ru/e-journal',
    browser: 'Firefox 141, Windows, 1920 × 1080',
    then: [['take'], ['perform', 'Исправлено, обновите страницу.']],
  },
  {
    by: 'student',
    login: 'student',
    hoursAgo: 6,
    title: 'Опечатка в названии дисциплины',
    page: '/ru/individual-plan',
    browser: 'Safari 18, iPhone, 390 × 844',
  },
  {
    by: 'office',
    login: 'office',
    hoursAgo: 2,
    title: 'Список студентов выгружается без номера группы',
    happened: 'Нажала «Экспорт», в файле нет столбца с группой.',
    page: '/ru/students',
    browser: 'Edge 139, Windows, 1440 × 900',
  },
];

/** Bugs of the demo university: two new ones, one in work, one performed. */
export async function demo(host: Host, progress: (text: string) => void): Promise<void> {
  for (const [index, { by, login, hoursAgo, pictured, then = [], ...said }] of bugs.entries()) {
    const uid = idFrom('demo university', `bug/${index}`);
    const reporter = account(login);
    const at = (later: number) => new Date(host.clock.now().getTime() - (hoursAgo - later) * hour).toISOString();
    if (!(await readRecord(host, bugRecord, uid))) {
      const actor = { id: reporter, roles: [by] };
      const send = senderFor(host, { actor, locale: 'ru', correlation_id: newId(), now: at(0) });
      const file = { key: `bugs/${index}`, owner: reporter, purpose: 'bug' };
      const files = pictured ? [await demoPicture(host, file, '#dfe4ea', '#f7f8fa')] : [];
      const typed = { happened: '', expected: '', request: '', ...said, files };
      const fields = { ...typed, ...stampedFields(bugRecord.declared!.entity, reporter, at(0)), reporter_role: by };
      await send(reportBug, { uid, fields });
    }
    for (const [step, [act, comment]] of then.entries())
      await demoPerson(host, account('admin'), 'org_admin', at(step + 1)).act(bugRecord, uid, act, {
        ...(comment ? { comment } : {}),
      });
  }
  progress(`${bugs.length} bug reports`);
}
