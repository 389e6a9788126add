import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  required: 'милдеттүү',
  legend: 'Жылдызчасы бар талаалар милдеттүү.',
  empty: 'Бул формада талаа жок: ушул бойдон жөнөтсө болот.',
  nothing: 'толтурулган эмес',
  yes: 'Ооба', no: 'Жок',
  choose: 'Тандаңыз',
  waits_for: 'Булар толтурулганда ачылат: %{fields}',
  filled_for_you: 'Өзү толтурулат',
  counter: '%{max} белгиден %{used} жазылды',
  limits: { between: '%{min} менен %{max} ортосунда', from: 'кеминде %{min}', to: 'көп дегенде %{max}' },
  days: { between: '%{first} – %{last} аралыгында', from: '%{first} күнүнөн эрте эмес', to: '%{last} күнүнөн кеч эмес' },
  filled: 'Өзү толтурулду: %{fields}',
  rel: {
    search: 'Аталышын жаза баштаңыз', open: 'Тизмени ачуу', searching: 'Издеп жатабыз…', none: 'Эч нерсе табылган жок', failed: 'Тизме жүктөлгөн жок. Кайра аракет кылыңыз.', more: '%{count} ичинен %{shown} көрсөтүлдү. Суроону тактаңыз.',
    remove: 'Алып салуу: %{name}', chosen: 'Тандалды: %{names}', clear: 'Тазалоо', full: 'Тандоого мүмкүн болгону ушул: %{max}', found: 'Табылганы: %{count}',
  },
  file: {
    drop: 'Файлдарды бул жерге сүйрөп келиңиз же', pick: 'түзмөктөн тандаңыз', pick_one: 'файлды тандаңыз', limits: 'ар бири %{mb} МБга чейин', types: 'Жарактуулары: %{types}', count: 'көп дегенде %{max} даана',
    warning: 'Көңүл буруңуз!', too_large: '%{name} файлы %{maxSize} мегабайттан ашып кетти!', exists: '%{name} файлы мурунтан эле бар!', wrong_type: '%{name} файлы жарабайт: %{types} керек.', is_empty: '%{name} файлы бош.', too_many: '%{name} файлы ашыкча: көп дегенде %{max} болот.',
    loading: '%{name}: %{percent} % жүктөлдү', waiting: 'кезекте', offline: 'байланышты күтүп жатабыз', failed: 'жүктөлгөн жок', retry: 'Кайталоо', retry_one: 'Кайра жүктөө: %{name}', remove: '%{name} файлын алып салуу', stop: 'Жүктөөнү токтотуу: %{name}', size: '%{size} МБ', size_kb: '%{size} КБ',
    full: 'Мүмкүн болгонунча файл жүктөлдү: %{max}. Башкасын кошуу үчүн бирин алып салыңыз.', download: '%{name} файлын жүктөп алуу', done: '%{name} файлы жүктөлдү', close: 'Эскертүүнү жабуу', list: 'Файлдар',
  },
  faults: {
    required: 'Бул талааны толтуруңуз', wrong_kind: 'Маанисин текшериңиз', too_small: 'Кеминде %{limit}', too_large: 'Көп дегенде %{limit}', too_early: '%{limit} күнүнөн эрте болбосун', too_late: '%{limit} күнүнөн кеч болбосун',
    too_long: 'Көп дегенде %{limit} белги', too_many: 'Көп дегенде %{limit}', twice: 'Бир нерсе эки жолу тандалган', not_an_option: 'Бул вариант эми жок, башкасын тандаңыз', not_found: 'Ал эми жок, башкасын тандаңыз',
    file_unknown: 'Файл серверде жок, кайра жүктөңүз', file_type: 'Мындай файл бул жерде кабыл алынбайт', file_too_large: 'Файл өтө чоң', file_twice: 'Эки файлдын аты бирдей', other: 'Бул талааны текшериңиз',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
