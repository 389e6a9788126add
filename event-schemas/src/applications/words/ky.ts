import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

export default {
  application_status: {
    one: 'арыздын статусу',
    many: 'арыздардын статустары',
    object: 'арыздын статусун',
    lead: 'Ар бир баскычтын баштапкы статусун маршруттун өзү коёт. Калгандарын тагыраак айтуу үчүн кол менен берет: «Маалымкат даяр».',
    add: 'Статус кошуу',
    empty: 'Статус жок',
    removal: 'Статус жок дегенде бир арызда турганда аны өчүрүүгө болбойт.',
    fields: { name: 'Аталышы', stage: 'Баскыч', colour: 'Түсү', initial: 'Маршрут коёт', sort: 'Ирети' },
    codes: { colour: { grey: 'боз', blue: 'көк', green: 'жашыл', amber: 'сары', red: 'кызыл', violet: 'сыя көк' } },
    own: { preview: 'Ушундай көрүнөт' },
  },
} satisfies Words<typeof entities>;
