import { module } from '@portal/event-schemas/records/module.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import { demoPerson, demoText } from '@portal/platform/records/demo.ts';
import type { Host } from '@portal/platform/service.ts';

const [paper, notification] = module.records as [any, any];
const id = (name: string): string => idFrom('demo university', name);
const student = (seat: number): string => id(`student/SE-3-${seat}`);
const office = idFrom('demo.account', 'office');

/** A visa that runs out in two weeks, a passport to be checked, and what students are told before that. */
export async function demo(host: Host, progress: (text: string) => void): Promise<void> {
  const inDays = (days: number): string => new Date(host.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const officer = demoPerson(host, office, 'office');
  await officer.add(notification, id('foreign_students_notification'), {
    subject: demoText('Продлите документ', 'Құжатты ұзартыңыз', 'Extend your paper', 'Документти узартыңыз'),
    text: demoText(
      'Зайдите в офис регистратора с паспортом: мы поможем продлить документ.',
      'Паспортыңызбен тіркеуші офисіне келіңіз: құжатты ұзартуға көмектесеміз.',
      'Come to the registrar’s office with your passport: we help you to extend the paper.',
      'Паспортуңуз менен каттоо офисине келиңиз: документти узартууга жардам беребиз.',
    ),
    documents: ['PASSPORT', 'VISA', 'REGISTRATION'],
    days_before: [{ days: 30 }, { days: 14 }, { days: 3 }],
    is_active: true,
  });
  const empty = { issued_on: null, issued_by: '', address: '', files: [] };
  const papers = [
    { seat: 1, document: 'VISA', number: 'KZ 204518', valid_until: inDays(45), checked: true },
    { seat: 5, document: 'VISA', number: 'KZ 118203', valid_until: inDays(14), checked: true },
    { seat: 6, document: 'PASSPORT', number: 'N 7702145', valid_until: inDays(400), checked: false },
  ];
  for (const { seat, checked, ...said } of papers) {
    const uid = id(`migration_registration/${seat}`);
    await demoPerson(host, student(seat), 'student').add(paper, uid, { ...empty, ...said });
    if (checked) await officer.act(paper, uid, 'check');
  }
  progress(`${papers.length} papers of foreign students`);
}
