import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  maintenance: {
    now: 'Портал азыр жаңыртылып жатат, жакында кайра ачылат. Маалыматыңыз сакталуу.',
    until: 'Кайра ачылуучу убакты: %{moment}',
    over: 'Иш бүттү, портал кайра ачык.',
    refresh: 'Кайра текшерүү',
    enter: 'Порталга кирүү',
  },
  server_error: {
    text: 'Серверде ката кетти. Ал журналга жазылды, биз көрүп турабыз. Бир аздан кийин кайра келип көрүңүз.',
    home: 'Иш столуна',
    back: 'Артка кайтуу',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
