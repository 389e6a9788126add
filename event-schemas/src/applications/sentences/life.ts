import type { Localized } from '../../kernel/localized.ts';

/** What happens to an application, in words. */
export const lifeSentences = {
  ApplicationStarted: {
    ru: '{actor} начинает заявление {number} «{type_name}»',
    kk: '{actor} {number} «{type_name}» өтінішін бастады',
    en: '{actor} begins application {number} “{type_name}”',
    ky: '{actor} {number} «{type_name}» арызын баштады',
  },
  ApplicationSaved: {
    ru: '{actor} сохраняет заявление',
    kk: '{actor} өтінішті сақтады',
    en: '{actor} saves the application',
    ky: '{actor} арызды сактады',
  },
  ApplicationDiscarded: {
    ru: '{actor} удаляет черновик заявления',
    kk: '{actor} өтініш жобасын жойды',
    en: '{actor} discards the draft',
    ky: '{actor} арыздын долбоорун өчүрдү',
  },
  ApplicationSent: {
    ru: '{actor} отправляет заявление на рассмотрение',
    kk: '{actor} өтінішті қарауға жіберді',
    en: '{actor} sends the application',
    ky: '{actor} арызды кароого жөнөттү',
  },
  StepEntered: {
    ru: 'Заявление пришло на шаг «{step_name}»',
    kk: 'Өтініш «{step_name}» қадамына келді',
    en: 'The application comes to the step “{step_name}”',
    ky: 'Арыз «{step_name}» кадамына келди',
  },
  WaypointApproved: {
    ru: '{actor} согласует этап «{waypoint_name}» {comment} {instead_of}',
    kk: '{actor} «{waypoint_name}» сатысын келісті {comment} {instead_of}',
    en: '{actor} approves “{waypoint_name}” {comment} {instead_of}',
    ky: '{actor} «{waypoint_name}» баскычын макулдашты {comment} {instead_of}',
  },
  WaypointRejected: {
    ru: '{actor} отказывает на этапе «{waypoint_name}»: {comment} {instead_of}',
    kk: '{actor} «{waypoint_name}» сатысында қабылдамады: {comment} {instead_of}',
    en: '{actor} rejects the application at “{waypoint_name}”: {comment} {instead_of}',
    ky: '{actor} «{waypoint_name}» баскычында четке какты: {comment} {instead_of}',
  },
  WaypointReturned: {
    ru: '{actor} возвращает заявление на доработку с этапа «{waypoint_name}»: {comment} {instead_of}',
    kk: '{actor} «{waypoint_name}» сатысынан өтінішті түзетуге қайтарды: {comment} {instead_of}',
    en: '{actor} returns the application for correction from “{waypoint_name}”: {comment} {instead_of}',
    ky: '{actor} «{waypoint_name}» баскычынан арызды оңдоого кайтарды: {comment} {instead_of}',
  },
  WaypointForwarded: {
    ru: '{actor} направляет заявление с этапа «{waypoint_name}» на шаг «{to_name}» {comment} {instead_of}',
    kk: '{actor} өтінішті «{waypoint_name}» сатысынан «{to_name}» қадамына жіберді {comment} {instead_of}',
    en: '{actor} forwards the application from “{waypoint_name}” to the step “{to_name}” {comment} {instead_of}',
    ky: '{actor} арызды «{waypoint_name}» баскычынан «{to_name}» кадамына жөнөттү {comment} {instead_of}',
  },
  ApplicationStageReached: {
    ru: 'Заявление теперь «{stage_name}»',
    kk: 'Өтініш енді «{stage_name}»',
    en: 'The application is now “{stage_name}”',
    ky: 'Арыз эми «{stage_name}»',
  },
  DecisionCorrected: {
    ru: '{actor} исправляет решение: было «{from_name}», стало «{stage_name}». Причина: {reason}',
    kk: '{actor} шешімді түзетті: «{from_name}» еді, енді «{stage_name}». Себебі: {reason}',
    en: '{actor} corrects the decision from “{from_name}” to “{stage_name}”. Reason: {reason}',
    ky: '{actor} чечимди оңдоду: «{from_name}» эле, эми «{stage_name}». Себеби: {reason}',
  },
  ApplicationWithdrawn: {
    ru: '{actor} отзывает заявление {reason}',
    kk: '{actor} өтінішті кері алды {reason}',
    en: '{actor} withdraws the application {reason}',
    ky: '{actor} арызды кайра алды {reason}',
  },
  ApplicationStatusSet: {
    ru: '{actor} ставит заявлению статус «{status_name}» {comment}',
    kk: '{actor} өтінішке «{status_name}» мәртебесін қойды {comment}',
    en: '{actor} sets the status “{status_name}” {comment}',
    ky: '{actor} арызга «{status_name}» статусун койду {comment}',
  },
  ApplicationArchived: {
    ru: '{actor} убирает заявление в архив',
    kk: '{actor} өтінішті мұрағатқа салды',
    en: '{actor} archives the application',
    ky: '{actor} арызды архивге салды',
  },
  ApplicationRestored: {
    ru: '{actor} возвращает заявление из архива',
    kk: '{actor} өтінішті мұрағаттан шығарды',
    en: '{actor} takes the application out of the archive',
    ky: '{actor} арызды архивден чыгарды',
  },
  ApplicationOpened: {
    ru: '{actor} открывает заявление на шаге «{step_name}»',
    kk: '{actor} өтінішті «{step_name}» қадамында ашты',
    en: '{actor} opens the application at the step “{step_name}”',
    ky: '{actor} арызды «{step_name}» кадамында ачты',
  },
  WaypointReminded: {
    ru: 'Портал напомнил о заявлении тем, кто решает на этапе «{waypoint_name}»',
    kk: 'Портал «{waypoint_name}» сатысында шешетіндерге өтініш туралы еске салды',
    en: 'The portal reminded those who decide at “{waypoint_name}” of the application',
    ky: 'Портал «{waypoint_name}» баскычында чечкендерге арыз тууралуу эскертти',
  },
  ApplicationBegun: {
    ru: '{actor}: заявление записано за заявителем',
    kk: '{actor}: өтініш берушінің тізіміне жазылды',
    en: '{actor}: the application is entered among the applicant’s own',
    ky: '{actor}: арыз ээсинин тизмесине жазылды',
  },
  ApplicationNumbered: {
    ru: '{actor}: заявлению присвоен номер {number} за {year} год',
    kk: '{actor}: өтінішке {year} жылғы {number} нөмірі берілді',
    en: '{actor}: the application gets number {number} of {year}',
    ky: '{actor}: арызга {year}-жылдагы {number} номери берилди',
  },
} satisfies Record<string, Localized>;
