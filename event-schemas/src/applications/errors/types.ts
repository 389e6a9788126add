import { defineErrors } from '../../kernel/rejections.ts';
import { faultTexts } from '../checks/texts.ts';

/** Refusals of the definition of application types. */
export const typeErrors = {
  ...faultTexts,
  ...defineErrors({
    'applications.type_not_found': {
      status: 404,
      ru: 'Такого вида заявления нет. Возможно, его удалили.',
      kk: 'Мұндай өтініш түрі жоқ. Ол жойылған болуы мүмкін.',
      en: 'There is no such application type. It may have been removed.',
      ky: 'Арыздын мындай түрү жок. Балким, ал өчүрүлгөндүр.',
    },
    'applications.type_version_not_found': {
      status: 404,
      ru: 'Версии {version} у этого вида заявления нет.',
      kk: 'Бұл өтініш түрінің {version}-нұсқасы жоқ.',
      en: 'This application type has no version {version}.',
      ky: 'Бул арыз түрүнүн {version}-версиясы жок.',
    },
    'applications.type_exists': {
      ru: 'Этот вид заявления уже создан.',
      kk: 'Бұл өтініш түрі жасалған.',
      en: 'This application type has already been created.',
      ky: 'Бул арыз түрү түзүлгөн.',
    },
    'applications.type_changed_meanwhile': {
      ru: 'Пока вы правили черновик, его сохранил кто-то другой. Ваши правки остались на экране: сравните и сохраните снова.',
      kk: 'Сіз жобаны өзгертіп отырғанда, оны басқа біреу сақтап қойды. Түзетулеріңіз экранда қалды: салыстырып, қайта сақтаңыз.',
      en: 'Somebody else saved the draft while you worked on it. What you typed is still on the screen: compare, then save again.',
      ky: 'Сиз долбоорду оңдоп жатканда, аны башка бирөө сактап койду. Оңдоолоруңуз экранда калды: салыштырып, кайра сактаңыз.',
    },
    'applications.type_nothing_new': {
      ru: 'Черновик совпадает с опубликованной версией {version}: публиковать нечего.',
      kk: 'Жоба жарияланған {version}-нұсқамен бірдей: жариялайтын ештеңе жоқ.',
      en: 'The draft is the same as the published version {version}: there is nothing to publish.',
      ky: 'Долбоор жарыяланган {version}-версия менен бирдей: жарыялай турган эч нерсе жок.',
    },
    'applications.type_faulty': {
      status: 422,
      ru: 'Вид заявления нельзя опубликовать, ошибок: {count}. Они показаны на своих местах.',
      kk: 'Өтініш түрін жариялауға болмайды, қате саны: {count}. Олар өз орындарында көрсетілген.',
      en: 'The type cannot be published; errors: {count}. Each is shown in its place.',
      ky: 'Арыз түрүн жарыялоого болбойт, каталар: {count}. Алар өз орундарында көрсөтүлгөн.',
    },
    'applications.type_not_published': {
      ru: 'Вид заявления «{name}» ещё не опубликован: закрывать нечего, его можно удалить.',
      kk: '«{name}» өтініш түрі әлі жарияланбаған: жабатын ештеңе жоқ, оны жоюға болады.',
      en: '“{name}” was never published: there is nothing to close, it can be removed.',
      ky: '«{name}» арыз түрү али жарыяланган эмес: жаба турган эч нерсе жок, аны өчүрүүгө болот.',
    },
    'applications.type_closed_already': {
      ru: 'Приём заявлений «{name}» уже закрыт.',
      kk: '«{name}» өтініштерін қабылдау жабылған.',
      en: '“{name}” is closed already.',
      ky: '«{name}» арыздарын кабыл алуу жабылган.',
    },
    'applications.type_not_closed': {
      ru: 'Приём заявлений «{name}» не закрыт.',
      kk: '«{name}» өтініштерін қабылдау жабылмаған.',
      en: '“{name}” is not closed.',
      ky: '«{name}» арыздарын кабыл алуу жабылган эмес.',
    },
    'applications.type_was_published': {
      ru: 'Вид заявления «{name}» был опубликован, удалить его нельзя. Можно закрыть приём.',
      kk: '«{name}» өтініш түрі жарияланған, оны жоюға болмайды. Қабылдауды жабуға болады.',
      en: '“{name}” was published and cannot be removed. It can be closed.',
      ky: '«{name}» арыз түрү жарыяланган, аны өчүрүүгө болбойт. Кабыл алууну жабууга болот.',
    },
    'applications.initial_status_stays': {
      ru: 'Статус «{name}» ставит сам маршрут, удалить его нельзя. Его можно переименовать.',
      kk: '«{name}» мәртебесін маршруттың өзі қояды, оны жоюға болмайды. Атауын өзгертуге болады.',
      en: 'The route sets the status “{name}” by itself, so it stays. It can be renamed.',
      ky: '«{name}» статусун маршруттун өзү коёт, аны өчүрүүгө болбойт. Атын өзгөртүүгө болот.',
    },
  }),
};
