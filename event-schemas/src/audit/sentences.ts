import { defineSentences } from '../kernel/sentences.ts';

export const sentences = defineSentences({
  LedgerSealed: {
    ru: 'Журнал опечатан: печать № {number}, события с № {first_position} по № {last_position}',
    kk: 'Журнал мөрленді: № {number} мөр, № {first_position} – № {last_position} оқиғалар',
    en: 'The log is sealed: seal no. {number}, events no. {first_position} to no. {last_position}',
    ky: 'Журналга мөөр басылды: № {number} мөөр, № {first_position} – № {last_position} окуялар',
  },
  AttemptsRefused: {
    ru: 'Портал отказал в попытках: {attempts.code}',
    kk: 'Портал мына әрекеттерден бас тартты: {attempts.code}',
    en: 'The portal refused attempts: {attempts.code}',
    ky: 'Портал мына аракеттерден баш тартты: {attempts.code}',
  },
});
