import type { Plan, Step } from '../import/plan.ts';
import type { DemoCard, DemoChoice } from './cards.ts';
import { demoId } from './people.ts';
import type { DemoUniversity } from './university.ts';

const comment = 'Замените, пожалуйста, дисциплину по выбору: она не поможет вам в дипломной работе.';
const debtNotes = {
  financial: 'Оплата за семестр',
  library: 'Не возвращены две книги',
  fine: 'Штраф за утерю пропуска',
} as const;

/** What happened before and during the registration: final results, certificates, debts, and cards in all stages. */
export function registrationSteps(demo: DemoUniversity): Plan {
  const study_period = demoId('study_period', demo.current.code);
  const key = (card: DemoCard) => ({ student: card.student.uid, study_period });
  const office = (command: string, data: unknown): Step => ({ stream: null, command, data, counts: {} });
  const byStudent = (card: DemoCard, command: string, data: unknown, done: readonly string[]): Step => ({
    stream: null,
    command,
    data,
    counts: {},
    done,
    as: { id: card.student.uid, roles: ['student'] },
  });
  const byAdvisor = (card: DemoCard, command: string, data: object = {}): Step => ({
    stream: null,
    command,
    data: { ...key(card), ...data },
    counts: {},
    key: `demo/${command}/${card.student.uid}`,
    as: { id: card.student.group.advisor, roles: ['teacher', 'supervisor'] },
  });
  const register = (card: DemoCard, { offering, lessons }: DemoChoice, queue: boolean): Step => byStudent(card, 'RegisterCourse', { ...key(card), offering: offering.data.offering, lessons, audit: false, queue }, ['registration.already_registered', 'registration.status_not_editable', 'registration.card_confirmed']);
  const requests = demo.requests.map(request => ({
    ...request,
    key: { student: request.student, offering: request.offering.data.offering },
  }));
  const advisor = demo.teachers.find(one => one.login === 'advisor')!.uid;
  const summer = {
    study_year: demo.calendar.summer.study_year,
    study_period: demoId('study_period', demo.calendar.summer.code),
  };
  /** Beginners who want to use the summer; two of them have told their advisor. */
  const planners = demo.students.filter(student => student.group.advisor === advisor && student.group.course <= 2).slice(0, 3);
  const planning = (student: string, command: string, data: object, done: readonly string[]): Step => ({
    stream: null,
    command,
    data: { student, ...data },
    counts: {},
    done,
    as: { id: student, roles: ['student'] },
  });
  const reviewed = demo.cards.filter(card => card.status === 'approved' || card.status === 'rejected');

  return [
    {
      title: 'results of past terms',
      steps: demo.history.map(({ code: _code, ...result }) => office('RecordFinalResult', result)),
    },
    {
      title: 'certificates and debts',
      steps: [...[...demo.certificates].map(student => office('RecordMedicalCertificate', { student, valid_until: demo.calendar.certificates })), ...demo.debts.map(debt => office('RecordDebt', { ...debt, note: debtNotes[debt.kind] }))],
    },
    {
      title: 'registrations',
      steps: demo.cards.flatMap(card => card.registered.map(choice => register(card, choice, false))),
    },
    {
      title: 'requests to teachers',
      steps: requests.map(({ key: asked, text }) => ({
        stream: null,
        command: 'AskTeacher',
        data: { ...asked, study_period, lessons: [], text },
        counts: {},
        key: `demo/AskTeacher/${asked.student}/${asked.offering}`,
        as: { id: asked.student, roles: ['student'] },
      })),
    },
    {
      title: 'requests answered',
      steps: requests.flatMap(({ key: asked, teacher, answer }) =>
        answer
          ? [
              {
                stream: null,
                command: 'DecideRequest',
                data: { ...asked, ...answer },
                counts: {},
                key: `demo/DecideRequest/${asked.student}/${asked.offering}`,
                as: { id: teacher, roles: ['teacher'] },
              },
            ]
          : [],
      ),
    },
    {
      title: 'waiting lists',
      steps: demo.cards.flatMap(card => card.waiting.map(choice => register(card, choice, true))),
    },
    {
      title: 'cards sent',
      steps: demo.cards.filter(card => card.status === 'sent' || reviewed.includes(card)).map(card => byStudent(card, 'SendToAdvisor', { ...key(card), offerings: card.registered.map(choice => choice.offering.data.offering) }, ['registration.status_not_sendable'])),
    },
    { title: 'reviews begun', steps: reviewed.map(card => byAdvisor(card, 'StartReview')) },
    {
      title: 'reviews done',
      steps: reviewed.map(card => (card.status === 'approved' ? byAdvisor(card, 'ApproveCard', { offerings: card.registered.map(choice => choice.offering.data.offering) }) : byAdvisor(card, 'RejectCard', { comment }))),
    },
    {
      title: 'individual plans',
      steps: [
        ...planners.map(one => planning(one.uid, 'AddToPlan', { ...summer, disciplines: [demoId('discipline', 'ENV105')], main_discipline: null }, ['registration.plan_already'])),
        ...planners.slice(0, 2).map(one => planning(one.uid, 'NotifyOfPlan', { study_year: summer.study_year, message: '' }, ['registration.plan_nothing_to_report'])),
      ],
    },
  ];
}
