import { defineSentences } from '../kernel/sentences.ts';

export const sentences = defineSentences({
  LedgerSealed: {
    ru: 'Журнал опечатан: печать №\u00a0{number}, события с №\u00a0{first_position} по №\u00a0{last_position}',
    kk: 'Журнал мөрленді: №\u00a0{number} мөр, №\u00a0{first_position}–№\u00a0{last_position} оқиғалар',
    en: 'The log is sealed: seal no.\u00a0{number}, events no.\u00a0{first_position} to no.\u00a0{last_position}',
    ky: 'Журналга мөөр басылды: №\u00a0{number} мөөр, №\u00a0{first_position}–№\u00a0{last_position} окуялар',
  },
  AttemptsRefused: {
    ru: 'Портал отказал в попытках: {attempts.code}',
    kk: 'Портал мына әрекеттерді қабылдамады: {attempts.code}',
    en: 'The portal refused attempts: {attempts.code}',
    ky: 'Портал мына аракеттерди четке какты: {attempts.code}',
  },
});
