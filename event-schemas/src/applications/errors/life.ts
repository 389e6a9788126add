import { defineErrors } from '../../kernel/rejections.ts';
import { beginErrors } from './begin.ts';
import { waypointErrors } from './waypoint.ts';

/** Refusals of an application's life: its applicant's and those who handle it. */
export const lifeErrors = defineErrors({
  ...beginErrors,
  ...waypointErrors,
  'applications.application_exists': {
    ru: 'Такое заявление уже начато. Обновите список своих заявлений.',
    kk: 'Мұндай өтініш басталып қойған. Өтініштеріңіздің тізімін жаңартыңыз.',
    en: 'This application has been begun already. Reload the list of your applications.',
    ky: 'Мындай арыз башталып калган. Арыздарыңыздын тизмесин жаңылаңыз.',
  },
  'applications.not_your_application': {
    status: 403,
    ru: 'Заявление {number} написано не вами. Менять, отправлять и отзывать его может только автор.',
    kk: '{number} өтінішін сіз жазбағансыз. Оны тек авторы өзгерте, жібере және кері ала алады.',
    en: 'Application {number} is not yours. Only its author can change, send or withdraw it.',
    ky: '{number} арызын сиз жазган эмессиз. Аны автору гана өзгөртүп, жөнөтүп же кайра ала алат.',
  },
  'applications.not_editable': {
    ru: 'Заявление {number} сейчас нельзя менять: «{stage}». Дождитесь решения или отзовите его и подайте новое.',
    kk: '{number} өтінішін қазір өзгертуге болмайды: «{stage}». Шешімін күтіңіз немесе кері алып, жаңасын беріңіз.',
    en: 'Application {number} cannot be changed now: “{stage}”. Wait for the decision, or withdraw it and send a new one.',
    ky: '{number} арызын азыр өзгөртүүгө болбойт: «{stage}». Чечимин күтүңүз же кайра алып, жаңысын бериңиз.',
  },
  'applications.not_a_draft': {
    ru: 'Удалить можно только черновик, а заявление {number} уже отправлялось («{stage}»). Его можно отозвать.',
    kk: 'Тек жобаны жоюға болады, ал {number} өтініші жіберілген («{stage}»). Оны кері алуға болады.',
    en: 'Only a draft can be discarded, and application {number} has been sent (“{stage}”). You can withdraw it.',
    ky: 'Долбоорду гана өчүрүүгө болот, ал эми {number} арызы жөнөтүлгөн («{stage}»). Аны кайра алса болот.',
  },
  'applications.withdraw_draft': {
    ru: 'Заявление {number} ещё не отправлено, отзывать нечего. Черновик можно удалить.',
    kk: '{number} өтініші әлі жіберілмеген, кері алатын ештеңе жоқ. Жобаны жоюға болады.',
    en: 'Application {number} has not been sent, so there is nothing to withdraw. You can discard the draft.',
    ky: '{number} арызы али жөнөтүлө элек, кайра ала турган эч нерсе жок. Долбоорду өчүрсө болот.',
  },
  'applications.application_over': {
    ru: 'Заявление {number} уже завершено («{stage}»), по нему больше ничего не решается. Обновите список.',
    kk: '{number} өтініші аяқталған («{stage}»), ол бойынша енді ештеңе шешілмейді. Тізімді жаңартыңыз.',
    en: 'Application {number} is finished (“{stage}”) and nothing more is decided about it. Reload the list.',
    ky: '{number} арызы бүткөн («{stage}»), ал боюнча эми эч нерсе чечилбейт. Тизмени жаңылаңыз.',
  },
  'applications.application_archived': {
    ru: 'Заявление {number} в архиве. Чтобы продолжить, попросите офис регистратора вернуть его из архива.',
    kk: '{number} өтініші мұрағатта. Жалғастыру үшін тіркеуші офисінен оны мұрағаттан шығаруды сұраңыз.',
    en: 'Application {number} is in the archive. Ask the registrar’s office to take it out to go on.',
    ky: '{number} арызы архивде. Улантуу үчүн каттоо офисинен аны архивден чыгарууну сураныңыз.',
  },
  'applications.archive_draft': {
    ru: 'Черновик {number} нельзя убрать в архив: в архиве лежит то, что было отправлено. Черновик можно удалить.',
    kk: '{number} жобасын мұрағатқа салуға болмайды: мұрағатта жіберілген өтініштер тұрады. Жобаны жоюға болады.',
    en: 'Draft {number} cannot be archived: the archive holds what has been sent. A draft can be discarded.',
    ky: '{number} долбоорун архивге салууга болбойт: архивде жөнөтүлгөн арыздар турат. Долбоорду өчүрсө болот.',
  },
  'applications.archive_running': {
    ru: 'Заявление {number} ещё не завершено («{stage}»). До решения убрать его в архив может только офис регистратора.',
    kk: '{number} өтініші әлі аяқталмаған («{stage}»). Шешім шыққанша оны мұрағатқа тек тіркеуші офисі сала алады.',
    en: 'Application {number} is not finished (“{stage}”). Until it is decided only the registrar’s office can archive it.',
    ky: '{number} арызы али бүтө элек («{stage}»). Чечим чыкканга чейин аны архивге каттоо офиси гана сала алат.',
  },
  'applications.not_yours_to_handle': {
    status: 403,
    ru: 'Заявление {number} не проходит через вас: архив и статус доступны офису регистратора и тем, кто его согласует.',
    kk: '{number} өтініші сіз арқылы өтпейді: мұрағат пен мәртебе тіркеуші офисіне және оны келісетіндерге қолжетімді.',
    en: 'Application {number} does not pass through you: archive and status are for the registrar’s office and those who decide on it.',
    ky: '{number} арызы сиз аркылуу өтпөйт: архив жана статус каттоо офисине жана аны макулдашкандарга ачык.',
  },
  'applications.status_of_own_application': {
    status: 403,
    ru: 'Статус собственного заявления ({number}) менять нельзя: его ставят те, кто рассматривает заявление.',
    kk: 'Өз өтінішіңіздің ({number}) мәртебесін өзгертуге болмайды: оны өтінішті қарайтындар қояды.',
    en: 'You cannot set the status of your own application ({number}): those who review it do.',
    ky: 'Өз арызыңыздын ({number}) статусун өзгөртүүгө болбойт: аны арызды карагандар коёт.',
  },
  'applications.status_not_found': {
    status: 404,
    ru: 'Такого статуса нет. Возможно, его удалили: обновите список статусов.',
    kk: 'Мұндай мәртебе жоқ. Ол жойылған болуы мүмкін: мәртебелер тізімін жаңартыңыз.',
    en: 'There is no such status. It may have been removed: reload the list of statuses.',
    ky: 'Мындай статус жок. Балким, ал өчүрүлгөндүр: статустардын тизмесин жаңылаңыз.',
  },
  'applications.status_of_another_stage': {
    ru: 'Статус «{status}»\u00a0— для заявлений «{of_stage}», а заявление {number} сейчас «{stage}». Выберите статус этой стадии; ошибочное решение исправляет офис регистратора.',
    kk: '«{status}» мәртебесі «{of_stage}» өтініштеріне арналған, ал {number} өтініші қазір «{stage}». Осы кезеңнің мәртебесін таңдаңыз; қате шешімді тіркеуші офисі түзетеді.',
    en: '“{status}” belongs to applications that are “{of_stage}”, and application {number} is “{stage}” now. Choose a status of that stage; a wrong decision is corrected by the registrar’s office.',
    ky: '«{status}» статусу «{of_stage}» арыздары үчүн, ал эми {number} арызы азыр «{stage}». Ушул баскычтын статусун тандаңыз; ката чечимди каттоо офиси оңдойт.',
  },
  'applications.correct_own_application': {
    status: 403,
    ru: 'Решение по собственному заявлению ({number}) исправляет другой сотрудник офиса.',
    kk: 'Өз өтінішіңіз ({number}) бойынша шешімді офистің басқа қызметкері түзетеді.',
    en: 'The decision on your own application ({number}) is corrected by a colleague.',
    ky: 'Өз арызыңыз ({number}) боюнча чечимди офистин башка кызматкери оңдойт.',
  },
  'applications.nothing_to_correct': {
    ru: 'По заявлению {number} ещё никто не принял решения («{stage}»), исправлять нечего.',
    kk: '{number} өтініші бойынша әлі ешкім шешім қабылдаған жоқ («{stage}»), түзететін ештеңе жоқ.',
    en: 'Nobody has decided anything about application {number} (“{stage}”), so there is nothing to correct.',
    ky: '{number} арызы боюнча али эч ким чечим кабыл алган жок («{stage}»), оңдой турган эч нерсе жок.',
  },
  'applications.correction_not_possible': {
    ru: 'Заявление {number} сейчас «{stage}»: исправить на «{to}» нельзя. То, что ещё рассматривается, можно только вернуть на один из шагов.',
    kk: '{number} өтініші қазір «{stage}»: оны «{to}» деп түзетуге болмайды. Қаралып жатқан өтінішті тек қадамдардың біріне қайтаруға болады.',
    en: 'Application {number} is “{stage}” now and cannot be corrected to “{to}”. What is still under review can only be taken back to one of the steps.',
    ky: '{number} арызы азыр «{stage}»: аны «{to}» деп оңдоого болбойт. Каралып жаткан арызды кадамдардын бирине гана кайтарууга болот.',
  },
  'applications.correct_to_which_step': {
    status: 422,
    ru: 'Укажите, на какой шаг вернуть заявление {number}: {steps}.',
    kk: '{number} өтінішін қай қадамға қайтару керегін көрсетіңіз: {steps}.',
    en: 'Say to which step application {number} goes back: {steps}.',
    ky: '{number} арызын кайсы кадамга кайтаруу керектигин көрсөтүңүз: {steps}.',
  },
});
