import type { Localized } from '../kernel/localized.ts';
import type { weekPlanEvents } from './events.ts';

/** The history in words, one sentence an event; `{actor}` and paths into the event's data. */
export const sentences: Record<keyof typeof weekPlanEvents, Localized> = {
  WeekPreferencesSaved: {
    ru: '{actor} меняет пожелания к неделе',
    kk: '{actor} аптаға қатысты тілектерін өзгертті',
    en: '{actor} changes the wishes for the week',
    ky: '{actor} жума боюнча каалоолорун өзгөрттү',
  },
  WeekPlanMade: {
    ru: '{actor} создаёт план недели «{name}»',
    kk: '{actor} «{name}» апта жоспарын құрды',
    en: '{actor} makes the plan of a week “{name}”',
    ky: '{actor} «{name}» жумалык планын түздү',
  },
  WeekPlanRenamed: {
    ru: '{actor} переименовывает план недели «{from}» в «{name}»',
    kk: '{actor} «{from}» апта жоспарының атауын «{name}» деп өзгертті',
    en: '{actor} renames the plan of a week “{from}” to “{name}”',
    ky: '{actor} «{from}» жумалык планынын атын «{name}» деп өзгөрттү',
  },
  WeekPlanChanged: {
    ru: '{actor} меняет курсы плана недели «{name}»',
    kk: '{actor} «{name}» апта жоспарының курстарын өзгертті',
    en: '{actor} changes the courses of the plan of a week “{name}”',
    ky: '{actor} «{name}» жумалык планынын курстарын өзгөрттү',
  },
  WeekPlanDeleted: {
    ru: '{actor} удаляет план недели «{name}»',
    kk: '{actor} «{name}» апта жоспарын жойды',
    en: '{actor} deletes the plan of a week “{name}”',
    ky: '{actor} «{name}» жумалык планын өчүрдү',
  },
  WeekPlanShared: {
    ru: '{actor} показывает эдвайзеру план недели «{name}»[: {comment}]',
    kk: '{actor} «{name}» апта жоспарын эдвайзерге көрсетті[: {comment}]',
    en: '{actor} shares the plan of a week “{name}” with the advisor[: {comment}]',
    ky: '{actor} «{name}» жумалык планын эдвайзерге көрсөттү[: {comment}]',
  },
  WeekPlanWithdrawn: {
    ru: '{actor} забирает у эдвайзера план недели «{name}»',
    kk: '{actor} «{name}» апта жоспарын эдвайзерден қайтарып алды',
    en: '{actor} takes the plan of a week “{name}” back from the advisor',
    ky: '{actor} «{name}» жумалык планын эдвайзерден кайтарып алды',
  },
  WeekPlanAnswered: {
    ru: '{actor} отвечает о плане недели «{name}» ({verdict})[: {comment}]',
    kk: '{actor} «{name}» апта жоспарына жауап берді ({verdict})[: {comment}]',
    en: '{actor} answers about the plan of a week “{name}” ({verdict})[: {comment}]',
    ky: '{actor} «{name}» жумалык планына жооп берди ({verdict})[: {comment}]',
  },
  WeekPlanTaken: {
    ru: '{actor} занимает места по плану недели «{name}»',
    kk: '{actor} «{name}» апта жоспары бойынша орындарды алды',
    en: '{actor} takes the seats of the plan of a week “{name}”',
    ky: '{actor} «{name}» жумалык планы боюнча орундарды ээледи',
  },
};
