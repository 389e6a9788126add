import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  required: 'міндетті',
  legend: 'Жұлдызшасы бар өрістер міндетті.',
  empty: 'Бұл формада өріс жоқ: бірден жібере беруге болады.',
  nothing: 'толтырылмаған',
  yes: 'Иә', no: 'Жоқ',
  choose: 'Таңдаңыз',
  waits_for: 'Мыналар толтырылғанда ашылады: %{fields}',
  filled_for_you: 'Өзі толтырылады',
  counter: '%{max} таңбаның %{used} жазылды',
  limits: { between: '%{min} мен %{max} аралығында', from: 'кемінде %{min}', to: 'ең көбі %{max}' },
  days: { between: '%{first} – %{last} аралығында', from: '%{first} күнінен ерте емес', to: '%{last} күнінен кеш емес' },
  filled: 'Өзі толтырылды: %{fields}',
  rel: {
    search: 'Атауын жаза бастаңыз', open: 'Тізімді ашу', searching: 'Іздеп жатырмыз…', none: 'Ештеңе табылмады', failed: 'Тізім жүктелмеді. Қайталап көріңіз.', more: '%{count} ішінен %{shown} көрсетілді. Сұрауды нақтылаңыз.',
    remove: 'Алып тастау: %{name}', chosen: 'Таңдалды: %{names}', clear: 'Тазалау', full: 'Таңдауға болатыны осы ғана: %{max}', found: 'Табылғаны: %{count}',
  },
  file: {
    drop: 'Файлдарды осында сүйреңіз немесе', pick: 'құрылғыдан таңдаңыз', pick_one: 'файлды таңдаңыз', limits: 'әрқайсысы %{mb} МБ-қа дейін', types: 'Жарайтыны: %{types}', count: 'ең көбі %{max} дана',
    warning: 'Назар аударыңыз!', too_large: '%{name} файлы %{maxSize} мегабайттан асып тұр!', exists: '%{name} файлы бұрыннан бар!', wrong_type: '%{name} файлы жарамайды: %{types} керек.', is_empty: '%{name} файлы бос.', too_many: '%{name} файлы артық: ең көбі %{max} болады.',
    loading: '%{name}: %{percent} % жүктелді', waiting: 'кезекте', offline: 'байланысты күтіп тұрмыз', failed: 'жүктелмеді', retry: 'Қайталау', retry_one: 'Қайта жүктеу: %{name}', remove: '%{name} файлын алып тастау', stop: 'Жүктеуді тоқтату: %{name}', size: '%{size} МБ', size_kb: '%{size} КБ',
    full: 'Болатынынша файл жүктелді: %{max}. Басқасын қосу үшін біреуін алып тастаңыз.', download: '%{name} файлын жүктеп алу', done: '%{name} файлы жүктелді', close: 'Ескертуді жабу', list: 'Файлдар',
  },
  faults: {
    required: 'Бұл өрісті толтырыңыз', wrong_kind: 'Мәнін тексеріңіз', too_small: 'Кемінде %{limit}', too_large: 'Ең көбі %{limit}', too_early: '%{limit} күнінен ерте болмасын', too_late: '%{limit} күнінен кеш болмасын',
    too_long: 'Ең көбі %{limit} таңба', too_many: 'Ең көбі %{limit}', twice: 'Бір нәрсе екі рет таңдалған', not_an_option: 'Бұл нұсқа енді жоқ, басқасын таңдаңыз', not_found: 'Ол енді жоқ, басқасын таңдаңыз',
    file_unknown: 'Файл серверде жоқ, қайта жүктеңіз', file_type: 'Мұндай файл мұнда қабылданбайды', file_too_large: 'Файл тым үлкен', file_twice: 'Екі файлдың атауы бірдей', other: 'Бұл өрісті тексеріңіз',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
