import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { CathedraCode, ProgramLetter } from './structure.ts';

/** A discipline of the demo university. `after`: codes to be completed first; the outer list are alternatives, the inner ones belong together. */
export interface DemoDiscipline {
  code: string;
  name: Localized;
  credits: number;
  cathedra: CathedraCode;
  cycle: 'ood' | 'bd' | 'pd';
  component: 'ok' | 'vk' | 'kv';
  /** Semester of the study plan, and the programs whose plan it stands in. Electives (`kv`) are offered in every term. */
  semester: number;
  programs: readonly ProgramLetter[];
  after: readonly (readonly string[])[];
  load: 'lecture' | 'practice' | 'laboratory' | 'sport';
  flag?: 'sport' | 'introductory';
}

const all = ['SE', 'IS', 'MN', 'FN', 'TR', 'PS'] as const;
const it = ['SE', 'IS'] as const;
const business = ['MN', 'FN'] as const;

type Row = [code: string, ru: string, kk: string, en: string, ky: string, cathedra: CathedraCode, kind: string, semester: number, programs: readonly ProgramLetter[], after?: readonly (readonly string[])[]];

/** `kind`: cycle, component, credits and load, for example `bd/vk/5/laboratory`. */
const rows: Row[] = [
  ['HIS101', 'История Казахстана', 'Қазақстан тарихы', 'History of Kazakhstan', 'Казакстандын тарыхы', 'HUM', 'ood/ok/5/practice', 1, all],
  ['LNG101', 'Иностранный язык (английский) 1', 'Шетел тілі (ағылшын) 1', 'Foreign Language (English) 1', 'Чет тили (англис) 1', 'LNG', 'ood/ok/5/practice', 1, all],
  ['LNG102', 'Иностранный язык (английский) 2', 'Шетел тілі (ағылшын) 2', 'Foreign Language (English) 2', 'Чет тили (англис) 2', 'LNG', 'ood/ok/5/practice', 2, all, [['LNG101']]],
  ['KAZ101', 'Казахский (русский) язык 1', 'Қазақ (орыс) тілі 1', 'Kazakh (Russian) Language 1', 'Казак (орус) тили 1', 'LNG', 'ood/ok/5/practice', 1, all],
  ['KAZ102', 'Казахский (русский) язык 2', 'Қазақ (орыс) тілі 2', 'Kazakh (Russian) Language 2', 'Казак (орус) тили 2', 'LNG', 'ood/ok/5/practice', 2, all, [['KAZ101']]],
  ['ICT101', 'Информационно-коммуникационные технологии', 'Ақпараттық-коммуникациялық технологиялар', 'Information and Communication Technologies', 'Маалыматтык-коммуникациялык технологиялар', 'CS', 'ood/ok/5/laboratory', 2, all],
  ['SOC101', 'Социология и политология', 'Әлеуметтану және саясаттану', 'Sociology and Political Science', 'Социология жана саясат таануу', 'HUM', 'ood/ok/4/practice', 2, all],
  ['CUL102', 'Культурология и психология', 'Мәдениеттану және психология', 'Cultural Studies and Psychology', 'Маданият таануу жана психология', 'HUM', 'ood/ok/4/practice', 3, all],
  ['PHL201', 'Философия', 'Философия', 'Philosophy', 'Философия', 'HUM', 'ood/ok/5/practice', 4, all],
  ['PED101', 'Физическая культура: волейбол', 'Дене шынықтыру: волейбол', 'Physical Education: Volleyball', 'Дене тарбия: волейбол', 'HUM', 'ood/kv/2/sport', 1, []],
  ['PED102', 'Физическая культура: мини-футбол', 'Дене шынықтыру: шағын футбол', 'Physical Education: Futsal', 'Дене тарбия: мини-футбол', 'HUM', 'ood/kv/2/sport', 2, []],
  ['PED103', 'Физическая культура: плавание', 'Дене шынықтыру: жүзу', 'Physical Education: Swimming', 'Дене тарбия: сууда сүзүү', 'HUM', 'ood/kv/2/sport', 3, []],
  ['PED104', 'Физическая культура: настольный теннис', 'Дене шынықтыру: үстел теннисі', 'Physical Education: Table Tennis', 'Дене тарбия: стол тенниси', 'HUM', 'ood/kv/2/sport', 4, []],
  ['ECO103', 'Основы экономики и предпринимательства', 'Экономика және кәсіпкерлік негіздері', 'Fundamentals of Economics and Entrepreneurship', 'Экономиканын жана ишкердиктин негиздери', 'MGT', 'ood/kv/5/practice', 3, ['SE', 'IS', 'TR', 'PS']],
  ['LAW104', 'Основы права и антикоррупционной культуры', 'Құқық және сыбайлас жемқорлыққа қарсы мәдениет негіздері', 'Fundamentals of Law and Anti-Corruption Culture', 'Укуктун жана коррупцияга каршы маданияттын негиздери', 'HUM', 'ood/kv/5/practice', 5, all],
  ['ENV105', 'Экология и безопасность жизнедеятельности', 'Экология және өмір қауіпсіздігі', 'Ecology and Life Safety', 'Экология жана жашоо коопсуздугу', 'HUM', 'ood/kv/5/practice', 6, all],
  ['INT100', 'Введение в университетское обучение', 'Университетте оқуға кіріспе', 'Introduction to University Studies', 'Университеттик окууга киришүү', 'HUM', 'ood/kv/2/introductory', 1, []],
  ['INT110', 'Академическое письмо', 'Академиялық жазылым', 'Academic Writing', 'Академиялык жазуу', 'LNG', 'ood/kv/3/introductory', 2, []],
  ['MAT101', 'Математический анализ 1', 'Математикалық талдау 1', 'Calculus 1', 'Математикалык анализ 1', 'MATH', 'bd/vk/5/practice', 1, it],
  ['MAT102', 'Математический анализ 2', 'Математикалық талдау 2', 'Calculus 2', 'Математикалык анализ 2', 'MATH', 'bd/vk/5/practice', 2, it, [['MAT101']]],
  ['MAT103', 'Линейная алгебра', 'Сызықтық алгебра', 'Linear Algebra', 'Сызыктуу алгебра', 'MATH', 'bd/vk/5/practice', 3, it],
  ['STA201', 'Теория вероятностей и статистика', 'Ықтималдықтар теориясы және статистика', 'Probability and Statistics', 'Ыктымалдуулук теориясы жана статистика', 'MATH', 'bd/vk/5/practice', 3, ['SE', 'IS', 'FN']],
  ['CSC110', 'Программирование 1', 'Бағдарламалау 1', 'Programming 1', 'Программалоо 1', 'CS', 'bd/vk/6/laboratory', 1, it],
  ['CSC111', 'Программирование 2', 'Бағдарламалау 2', 'Programming 2', 'Программалоо 2', 'CS', 'bd/vk/6/laboratory', 2, it, [['CSC110']]],
  ['CSC210', 'Алгоритмы и структуры данных', 'Алгоритмдер және деректер құрылымдары', 'Algorithms and Data Structures', 'Алгоритмдер жана маалымат түзүмдөрү', 'CS', 'bd/vk/6/laboratory', 3, it, [['CSC111', 'MAT101']]],
  ['CSC220', 'Базы данных', 'Дерекқорлар', 'Databases', 'Маалымат базалары', 'CS', 'bd/vk/6/laboratory', 4, it, [['CSC111']]],
  ['CSC230', 'Операционные системы', 'Операциялық жүйелер', 'Operating Systems', 'Операциялык системалар', 'CS', 'bd/vk/5/laboratory', 4, it, [['CSC111']]],
  ['CSC240', 'Компьютерные сети', 'Компьютерлік желілер', 'Computer Networks', 'Компьютердик тармактар', 'CS', 'pd/vk/5/laboratory', 5, it, [['ICT101']]],
  ['CSC310', 'Веб-разработка', 'Веб-әзірлеу', 'Web Development', 'Веб-иштеп чыгуу', 'CS', 'pd/kv/5/laboratory', 5, it, [['CSC111'], ['ICT101']]],
  ['CSC320', 'Инженерия программного обеспечения', 'Бағдарламалық қамтама инженериясы', 'Software Engineering Practice', 'Программалык камсыздоо инженериясы', 'CS', 'pd/vk/6/laboratory', 6, it, [['CSC210', 'CSC220']]],
  ['CSC330', 'Информационная безопасность', 'Ақпараттық қауіпсіздік', 'Information Security', 'Маалыматтык коопсуздук', 'CS', 'pd/vk/5/laboratory', 7, it, [['CSC240']]],
  ['CSC410', 'Машинное обучение', 'Машиналық оқыту', 'Machine Learning', 'Машиналык окутуу', 'CS', 'pd/kv/5/laboratory', 6, it, [['STA201', 'MAT103']]],
  ['CSC420', 'Разработка мобильных приложений', 'Мобильді қосымшаларды әзірлеу', 'Mobile Application Development', 'Мобилдик тиркемелерди иштеп чыгуу', 'CS', 'pd/kv/5/laboratory', 8, it, [['CSC210']]],
  ['ECO101', 'Микроэкономика', 'Микроэкономика', 'Microeconomics', 'Микроэкономика', 'FIN', 'bd/vk/5/practice', 1, business],
  ['ECO102', 'Макроэкономика', 'Макроэкономика', 'Macroeconomics', 'Макроэкономика', 'FIN', 'bd/vk/5/practice', 2, business, [['ECO101']]],
  ['MAT110', 'Математика для экономистов', 'Экономистерге арналған математика', 'Mathematics for Economists', 'Экономисттер үчүн математика', 'MATH', 'bd/vk/5/practice', 1, business],
  ['ACC201', 'Финансовый учёт', 'Қаржылық есеп', 'Financial Accounting', 'Финансылык эсеп', 'FIN', 'bd/vk/5/practice', 3, business],
  ['FIN210', 'Финансы', 'Қаржы', 'Finance', 'Финансы', 'FIN', 'bd/vk/5/practice', 3, business, [['ECO102']]],
  ['ECO210', 'Эконометрика', 'Эконометрика', 'Econometrics', 'Эконометрика', 'FIN', 'pd/vk/5/practice', 4, ['FN'], [['MAT110', 'STA201']]],
  ['FIN330', 'Налоги и налогообложение', 'Салық және салық салу', 'Taxes and Taxation', 'Салык жана салык салуу', 'FIN', 'pd/vk/5/practice', 4, business, [['FIN210']]],
  ['FIN310', 'Корпоративные финансы', 'Корпоративтік қаржы', 'Corporate Finance', 'Корпоративдик финансы', 'FIN', 'pd/vk/5/practice', 5, business, [['FIN210', 'ACC201']]],
  ['FIN320', 'Банковское дело', 'Банк ісі', 'Banking', 'Банк иши', 'FIN', 'pd/vk/5/practice', 6, business, [['FIN210']]],
  ['MGT210', 'Менеджмент', 'Менеджмент', 'Management', 'Менеджмент', 'MGT', 'bd/vk/5/practice', 4, business],
  ['MGT310', 'Маркетинг', 'Маркетинг', 'Marketing', 'Маркетинг', 'MGT', 'bd/kv/5/practice', 5, business, [['ECO101'], ['ECO103']]],
  ['MGT320', 'Управление персоналом', 'Персоналды басқару', 'Human Resource Management', 'Персоналды башкаруу', 'MGT', 'pd/vk/5/practice', 6, ['MN', 'PS']],
  ['MGT330', 'Управление проектами', 'Жобаларды басқару', 'Project Management', 'Долбоорлорду башкаруу', 'MGT', 'pd/kv/5/practice', 7, all],
  ['MGT410', 'Стратегический менеджмент', 'Стратегиялық менеджмент', 'Strategic Management', 'Стратегиялык менеджмент', 'MGT', 'pd/vk/5/practice', 8, business, [['MGT210'], ['MGT310']]],
  ['LIN101', 'Введение в языкознание', 'Тіл біліміне кіріспе', 'Introduction to Linguistics', 'Тил илимине киришүү', 'LNG', 'bd/vk/5/practice', 1, ['TR']],
  ['LIN201', 'Практический курс английского языка', 'Ағылшын тілінің практикалық курсы', 'Practical English', 'Англис тилинин практикалык курсу', 'LNG', 'bd/vk/6/practice', 2, ['TR'], [['LNG101']]],
  ['TRN210', 'Теория перевода', 'Аударма теориясы', 'Theory of Translation', 'Котормо теориясы', 'LNG', 'bd/vk/5/practice', 3, ['TR'], [['LIN101']]],
  ['TRN320', 'Письменный перевод', 'Жазбаша аударма', 'Written Translation', 'Жазуу жүзүндөгү котормо', 'LNG', 'pd/vk/6/practice', 4, ['TR'], [['TRN210']]],
  ['TRN310', 'Последовательный перевод', 'Ізбе-із аударма', 'Consecutive Interpreting', 'Удаалаш котормо', 'LNG', 'pd/vk/6/practice', 6, ['TR'], [['TRN210', 'LIN201']]],
  ['LIT201', 'Мировая литература', 'Әлем әдебиеті', 'World Literature', 'Дүйнөлүк адабият', 'LNG', 'bd/kv/5/practice', 4, ['TR', 'PS']],
  ['PSY101', 'Общая психология', 'Жалпы психология', 'General Psychology', 'Жалпы психология', 'HUM', 'bd/vk/6/practice', 1, ['PS']],
  ['PSY201', 'Возрастная психология', 'Жас ерекшелік психологиясы', 'Developmental Psychology', 'Курактык психология', 'HUM', 'bd/vk/5/practice', 2, ['PS'], [['PSY101']]],
  ['PSY210', 'Социальная психология', 'Әлеуметтік психология', 'Social Psychology', 'Социалдык психология', 'HUM', 'bd/vk/5/practice', 3, ['PS'], [['PSY101']]],
  ['PSY220', 'Методы психологических исследований', 'Психологиялық зерттеу әдістері', 'Research Methods in Psychology', 'Психологиялык изилдөө ыкмалары', 'HUM', 'pd/vk/6/practice', 4, ['PS'], [['PSY101']]],
  ['PSY310', 'Психологическое консультирование', 'Психологиялық кеңес беру', 'Psychological Counselling', 'Психологиялык кеңеш берүү', 'HUM', 'pd/vk/6/practice', 6, ['PS'], [['PSY201', 'PSY210']]],
  ['PED201', 'Педагогика', 'Педагогика', 'Pedagogy', 'Педагогика', 'HUM', 'bd/kv/5/practice', 5, ['TR', 'PS']],
  ['COM310', 'Межкультурная коммуникация', 'Мәдениетаралық коммуникация', 'Intercultural Communication', 'Маданияттар аралык баарлашуу', 'LNG', 'pd/kv/5/practice', 8, ['TR', 'PS', 'MN']],
];

const parse = ([code, ru, kk, en, ky, cathedra, kind, semester, programs, after = []]: Row): DemoDiscipline => {
  const [cycle, component, credits, load] = kind.split('/') as [DemoDiscipline['cycle'], DemoDiscipline['component'], string, string];
  const flag = load === 'sport' || load === 'introductory' ? load : undefined;
  return {
    code,
    name: { ru, kk, en, ky },
    credits: Number(credits),
    cathedra,
    cycle,
    component,
    semester,
    programs,
    after,
    load: load === 'introductory' ? 'lecture' : (load as DemoDiscipline['load']),
    ...(flag ? { flag } : {}),
  };
};

/** The catalogue of the demo university: 60 disciplines. */
export const disciplines: readonly DemoDiscipline[] = rows.map(parse);

/** The lines of a program's study plan. */
export const planOfProgram = (letter: ProgramLetter): readonly DemoDiscipline[] => disciplines.filter(one => one.programs.includes(letter));
