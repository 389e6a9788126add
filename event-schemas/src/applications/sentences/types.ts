import type { Localized } from '../../kernel/localized.ts';

/** What is done with application types and with statuses, in words. */
export const typeSentences = {
  ApplicationTypeDrafted: {
    ru: '{actor} начинает новый вид заявления «{draft.names}»',
    kk: '{actor} «{draft.names}» өтінішінің жаңа түрін бастады',
    en: '{actor} drafts the application type “{draft.names}”',
    ky: '{actor} арыздын жаңы түрүн баштады: «{draft.names}»',
  },
  ApplicationTypeRevised: {
    ru: '{actor} правит черновик вида заявления «{draft.names}»',
    kk: '{actor} «{draft.names}» өтініш түрінің жобасын өзгертті',
    en: '{actor} revises the draft of the application type “{draft.names}”',
    ky: '{actor} «{draft.names}» арыз түрүнүн долбоорун өзгөрттү',
  },
  ApplicationTypePublished: {
    ru: '{actor} публикует вид заявления «{definition.names}», версия {version}',
    kk: '{actor} «{definition.names}» өтініш түрін жариялады, {version}-нұсқа',
    en: '{actor} publishes the application type “{definition.names}”, version {version}',
    ky: '{actor} «{definition.names}» арыз түрүн жарыялады, {version}-версия',
  },
  ApplicationTypeClosed: {
    ru: '{actor} закрывает приём заявлений этого вида: {reason}',
    kk: '{actor} осы түрдегі өтініштерді қабылдауды жапты: {reason}',
    en: '{actor} closes the application type: {reason}',
    ky: '{actor} бул түрдөгү арыздарды кабыл алууну жапты: {reason}',
  },
  ApplicationTypeReopened: {
    ru: '{actor} снова открывает приём заявлений этого вида',
    kk: '{actor} осы түрдегі өтініштерді қабылдауды қайта ашты',
    en: '{actor} reopens the application type',
    ky: '{actor} бул түрдөгү арыздарды кабыл алууну кайра ачты',
  },
  ApplicationTypeRemoved: {
    ru: '{actor} удаляет неопубликованный вид заявления',
    kk: '{actor} жарияланбаған өтініш түрін жойды',
    en: '{actor} removes an application type that was never published',
    ky: '{actor} жарыяланбаган арыз түрүн өчүрдү',
  },
} satisfies Record<string, Localized>;
