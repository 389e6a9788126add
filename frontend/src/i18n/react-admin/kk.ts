import type { TranslationMessages } from 'ra-core';

/** react-admin's own texts in Kazakh, which no package has. */
const kk: TranslationMessages['ra'] = {
  action: {
    add_filter: 'Сүзгі қосу', add: 'Қосу', back: 'Артқа', bulk_actions: '%{smart_count} жол белгіленді', cancel: 'Болдырмау',
    clear_array_input: 'Тізімді тазалау', clear_input_value: 'Тазалау', clone: 'Көшірме жасау', confirm: 'Растау', create: 'Құру', create_item: 'Құру: %{item}', delete: 'Жою', edit: 'Өзгерту',
    export: 'Жүктеп алу', list: 'Тізім', refresh: 'Жаңарту', remove_filter: 'Сүзгіні алып тастау', remove_all_filters: 'Барлық сүзгіні алып тастау', remove: 'Алып тастау', reset: 'Қалпына келтіру', save: 'Сақтау', search: 'Іздеу',
    search_columns: 'Бағанды табу', select_all: 'Бәрін белгілеу', select_all_button: 'Бәрін белгілеу', select_row: 'Жолды белгілеу', show: 'Ашу', sort: 'Сұрыптау', undo: 'Қайтару', unselect: 'Белгілеуді алу',
    expand: 'Жаю', close: 'Жабу', open_menu: 'Мәзірді ашу', close_menu: 'Мәзірді жабу', update: 'Өзгерту', move_up: 'Жоғары', move_down: 'Төмен', open: 'Ашу', toggle_theme: 'Түсін ауыстыру',
    select_columns: 'Бағандар', update_application: 'Порталды жаңарту',
  },
  boolean: { true: 'Иә', false: 'Жоқ', null: ' ' },
  page: {
    create: 'Құру: %{name}', dashboard: 'Жұмыс үстелі', edit: '%{name} %{recordRepresentation}', error: 'Бірдеңе дұрыс болмады', list: '%{name}', loading: 'Жүктелуде', not_found: 'Табылмады',
    show: '%{name} %{recordRepresentation}', empty: 'Мұнда әзірге ештеңе жоқ.', invite: 'Алғашқы жазбаны қосасыз ба?', access_denied: 'Кіруге рұқсат жоқ', authentication_error: 'Кіру расталмады',
  },
  input: {
    file: { upload_several: 'Файлдарды осында сүйреңіз немесе таңдау үшін басыңыз.', upload_single: 'Файлды осында сүйреңіз немесе таңдау үшін басыңыз.' },
    image: { upload_several: 'Суреттерді осында сүйреңіз немесе таңдау үшін басыңыз.', upload_single: 'Суретті осында сүйреңіз немесе таңдау үшін басыңыз.' },
    references: { all_missing: 'Байланысты жазбалар табылмады.', many_missing: 'Байланысты жазбалардың бірі енді жоқ.', single_missing: 'Байланысты жазба енді жоқ.' },
    password: { toggle_visible: 'Құпиясөзді жасыру', toggle_hidden: 'Құпиясөзді көрсету' },
  },
  message: {
    about: 'Жазба туралы', access_denied: 'Бұл бетке құқығыңыз жоқ', are_you_sure: 'Сенімдісіз бе?', authentication_error: 'Сервер кіруді растамады.', auth_error: 'Кіру расталмады.',
    bulk_delete_content: '%{smart_count} жазба жойылсын ба?', bulk_delete_title: 'Жою: %{smart_count} жазба', bulk_update_content: '%{smart_count} жазба өзгертілсін бе?', bulk_update_title: 'Өзгерту: %{smart_count} жазба',
    clear_array_input: 'Бүкіл тізім тазалансын ба?', delete_content: 'Бұл жазба жойылсын ба?', delete_title: 'Жою: %{recordRepresentation}', details: 'Толығырақ', error: 'Порталда қате шықты, әрекет орындалмады.',
    invalid_form: 'Форма өрістерін тексеріңіз', loading: 'Күте тұрыңыз', no: 'Жоқ', not_found: 'Мекенжай қате немесе сілтеме ескірген.', select_all_limit_reached: 'Жол тым көп: алғашқы %{max} белгіленді.',
    unsaved_changes: 'Сақталмаған өзгерістер бар. Оларсыз кетесіз бе?', yes: 'Иә', placeholder_data_warning: 'Байланыс жоқ: деректер жаңармады.',
  },
  navigation: {
    clear_filters: 'Сүзгілерді алып тастау', no_filtered_results: 'Бұл шарттар бойынша ештеңе табылмады.', no_results: 'Ештеңе табылмады', no_more_results: '%{page}-бет жоқ. Алдыңғысына оралыңыз.',
    page_out_of_boundaries: '%{page}-бет жоқ', page_out_from_end: 'Бұл соңғы бет', page_out_from_begin: 'Бұл бірінші бет', page_range_info: '%{total} ішінен %{offsetBegin}–%{offsetEnd}',
    partial_page_range_info: '%{offsetEnd} және одан көп ішінен %{offsetBegin}–%{offsetEnd}', current_page: '%{page}-бет', page: '%{page}-бетке өту', first: 'Бірінші бетке', last: 'Соңғы бетке',
    next: 'Келесі бетке', previous: 'Алдыңғы бетке', page_rows_per_page: 'Беттегі жолдар:', skip_nav: 'Мазмұнға өту',
  },
  sort: { sort_by: '«%{field}» бағаны бойынша %{order} сұрыптау', ASC: 'өсу ретімен', DESC: 'кему ретімен' },
  auth: {
    auth_check_error: 'Жалғастыру үшін кіріңіз', user_menu: 'Есептік жазба', username: 'Логиніңіз', password: 'Құпиясөз', email: 'Пошта мекенжайы', sign_in: 'Кіру', sign_in_error: 'Кіру мүмкін болмады', logout: 'Шығу',
  },
  notification: {
    updated: '%{smart_count} жазба өзгертілді', created: 'Жазба құрылды', deleted: '%{smart_count} жазба жойылды',
    bad_item: 'Жазба жарамайды', item_doesnt_exist: 'Мұндай жазба жоқ', http_error: 'Сервер жауап бермеді', data_provider_error: 'Деректер келмеді.', i18n_error: 'Бұл тілдегі мәтіндер жүктелмеді',
    canceled: 'Әрекет тоқтатылды', logged_out: 'Сеанс аяқталды, қайта кіріңіз.', not_authorized: 'Бұл деректерге құқығыңыз жоқ.', application_update_available: 'Порталдың жаңа нұсқасы бар.', offline: 'Байланыс жоқ, деректер келмеді.',
  },
  validation: {
    required: 'Міндетті өріс', minLength: 'Кемінде %{min} таңба', maxLength: '%{max} таңбадан аспасын', minValue: 'Кемінде %{min}', maxValue: '%{max} мәнінен аспасын', number: 'Сан енгізіңіз',
    email: 'Пошта мекенжайы қате', oneOf: 'Мыналардың бірі: %{options}', regex: '%{pattern} үлгісіне сәйкес емес', unique: 'Мұндай мән бұрыннан бар',
  },
  saved_queries: {
    label: 'Сақталған сұраулар', query_name: 'Атауы', new_label: 'Сұрауды сақтау…', new_dialog_title: 'Сұрауды былай сақтау', remove_label: 'Сұрауды жою', remove_label_with_name: '«%{name}» сұрауын жою',
    remove_dialog_title: 'Сұрау жойылсын ба?', remove_message: 'Сұрау сақталғандар тізімінен алынсын ба?', help: 'Жолдарды сүзіп, сұрауды сақтаңыз',
  },
  configurable: {
    customize: 'Баптау', configureMode: 'Бетті баптау', inspector: { title: 'Баптау терезесі', content: 'Беттің бөлігін көрсетіңіз', reset: 'Қалпына келтіру', hideAll: 'Бәрін жасыру', showAll: 'Бәрін көрсету' },
    Datagrid: { title: 'Кесте', unlabeled: '%{column}-баған' }, SimpleForm: { title: 'Үлгі', unlabeled: '%{input}-өріс' },
    SimpleList: { title: 'Қарапайым тізім', primaryText: 'Негізгі мәтін', secondaryText: 'Екінші мәтін', tertiaryText: 'Үшінші мәтін' },
  },
};
export default kk;
