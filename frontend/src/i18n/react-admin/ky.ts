import type { TranslationMessages } from 'ra-core';

/** react-admin's own texts in Kyrgyz, which no package has. */
const ky: TranslationMessages['ra'] = {
  action: {
    add_filter: 'Чыпка кошуу', add: 'Кошуу', back: 'Артка', bulk_actions: '%{smart_count} сап белгиленди', cancel: 'Жокко чыгаруу',
    clear_array_input: 'Тизмени тазалоо', clear_input_value: 'Тазалоо', clone: 'Көчүрмөсүн жасоо', confirm: 'Ырастоо', create: 'Түзүү', create_item: 'Түзүү: %{item}', delete: 'Өчүрүү', edit: 'Өзгөртүү',
    export: 'Жүктөп алуу', list: 'Тизме', refresh: 'Жаңыртуу', remove_filter: 'Чыпканы алып салуу', remove_all_filters: 'Бардык чыпканы алып салуу', remove: 'Алып салуу', reset: 'Калыбына келтирүү', save: 'Сактоо', search: 'Издөө',
    search_columns: 'Мамычаны табуу', select_all: 'Баарын белгилөө', select_all_button: 'Баарын белгилөө', select_row: 'Сапты белгилөө', show: 'Ачуу', sort: 'Иреттөө', undo: 'Кайтаруу', unselect: 'Белгилөөнү алуу',
    expand: 'Жаюу', close: 'Жабуу', open_menu: 'Тизмекти ачуу', close_menu: 'Тизмекти жабуу', update: 'Өзгөртүү', move_up: 'Өйдө', move_down: 'Ылдый', open: 'Ачуу', toggle_theme: 'Түсүн алмаштыруу',
    select_columns: 'Мамычалар', update_application: 'Порталды жаңыртуу',
  },
  boolean: { true: 'Ооба', false: 'Жок', null: ' ' },
  page: {
    create: 'Түзүү: %{name}', dashboard: 'Иш столу', edit: '%{name} %{recordRepresentation}', error: 'Бир нерсе туура эмес болду', list: '%{name}', loading: 'Жүктөлүүдө', not_found: 'Табылган жок',
    show: '%{name} %{recordRepresentation}', empty: 'Бул жерде азырынча эч нерсе жок.', invite: 'Биринчи жазууну кошосузбу?', access_denied: 'Кирүүгө уруксат жок', authentication_error: 'Кирүү ырасталган жок',
  },
  input: {
    file: { upload_several: 'Файлдарды бул жерге сүйрөңүз же тандоо үчүн басыңыз.', upload_single: 'Файлды бул жерге сүйрөңүз же тандоо үчүн басыңыз.' },
    image: { upload_several: 'Сүрөттөрдү бул жерге сүйрөңүз же тандоо үчүн басыңыз.', upload_single: 'Сүрөттү бул жерге сүйрөңүз же тандоо үчүн басыңыз.' },
    references: { all_missing: 'Байланышкан жазуулар табылган жок.', many_missing: 'Байланышкан жазуулардын бири эми жок.', single_missing: 'Байланышкан жазуу эми жок.' },
    password: { toggle_visible: 'Сырсөздү жашыруу', toggle_hidden: 'Сырсөздү көрсөтүү' },
  },
  message: {
    about: 'Жазуу жөнүндө', access_denied: 'Бул баракка укугуңуз жок', are_you_sure: 'Ишенесизби?', authentication_error: 'Сервер кирүүнү ырастаган жок.', auth_error: 'Кирүү ырасталган жок.',
    bulk_delete_content: '%{smart_count} жазуу өчүрүлсүнбү?', bulk_delete_title: 'Өчүрүү: %{smart_count} жазуу', bulk_update_content: '%{smart_count} жазуу өзгөртүлсүнбү?', bulk_update_title: 'Өзгөртүү: %{smart_count} жазуу',
    clear_array_input: 'Бүт тизме тазалансынбы?', delete_content: 'Бул жазуу өчүрүлсүнбү?', delete_title: 'Өчүрүү: %{recordRepresentation}', details: 'Кененирээк', error: 'Порталда ката кетти, аракет аткарылган жок.',
    invalid_form: 'Форманын талааларын текшериңиз', loading: 'Күтө туруңуз', no: 'Жок', not_found: 'Дарек туура эмес же шилтеме эскирген.', select_all_limit_reached: 'Сап өтө көп: алгачкы %{max} белгиленди.',
    unsaved_changes: 'Сакталбаган өзгөртүүлөр бар. Аларсыз кетесизби?', yes: 'Ооба', placeholder_data_warning: 'Байланыш жок: маалымат жаңырган жок.',
  },
  navigation: {
    clear_filters: 'Чыпкаларды алып салуу', no_filtered_results: 'Бул шарттар боюнча эч нерсе табылган жок.', no_results: 'Эч нерсе табылган жок', no_more_results: '%{page}-барак жок. Мурункусуна кайтыңыз.',
    page_out_of_boundaries: '%{page}-барак жок', page_out_from_end: 'Бул акыркы барак', page_out_from_begin: 'Бул биринчи барак', page_range_info: '%{total} ичинен %{offsetBegin}–%{offsetEnd}',
    partial_page_range_info: '%{offsetEnd} жана андан көп ичинен %{offsetBegin}–%{offsetEnd}', current_page: '%{page}-барак', page: '%{page}-баракка өтүү', first: 'Биринчи баракка', last: 'Акыркы баракка',
    next: 'Кийинки баракка', previous: 'Мурунку баракка', page_rows_per_page: 'Барактагы саптар:', skip_nav: 'Мазмунга өтүү',
  },
  sort: { sort_by: '«%{field}» мамычасы боюнча %{order} иреттөө', ASC: 'өсүү тартибинде', DESC: 'кемүү тартибинде' },
  auth: {
    auth_check_error: 'Улантуу үчүн кириңиз', user_menu: 'Каттоо жазуусу', username: 'Логиниңиз', password: 'Сырсөз', email: 'Почта дареги', sign_in: 'Кирүү', sign_in_error: 'Кирүү мүмкүн болгон жок', logout: 'Чыгуу',
  },
  notification: {
    updated: '%{smart_count} жазуу өзгөртүлдү', created: 'Жазуу түзүлдү', deleted: '%{smart_count} жазуу өчүрүлдү',
    bad_item: 'Жазуу жарабайт', item_doesnt_exist: 'Мындай жазуу жок', http_error: 'Сервер жооп берген жок', data_provider_error: 'Маалымат келген жок.', i18n_error: 'Бул тилдеги тексттер жүктөлгөн жок',
    canceled: 'Аракет токтотулду', logged_out: 'Сеанс бүттү, кайра кириңиз.', not_authorized: 'Бул маалыматка укугуңуз жок.', application_update_available: 'Порталдын жаңы версиясы бар.', offline: 'Байланыш жок, маалымат келген жок.',
  },
  validation: {
    required: 'Милдеттүү талаа', minLength: 'Кеминде %{min} белги', maxLength: '%{max} белгиден ашпасын', minValue: 'Кеминде %{min}', maxValue: '%{max} санынан ашпасын', number: 'Сан жазыңыз',
    email: 'Почта дареги туура эмес', oneOf: 'Булардын бири: %{options}', regex: '%{pattern} үлгүсүнө туура келбейт', unique: 'Мындай маани мурунтан бар',
  },
  saved_queries: {
    label: 'Сакталган сурамдар', query_name: 'Аталышы', new_label: 'Сурамды сактоо…', new_dialog_title: 'Сурамды мындай сактоо', remove_label: 'Суроону өчүрүү', remove_label_with_name: '«%{name}» суроосун өчүрүү',
    remove_dialog_title: 'Сурам өчүрүлсүнбү?', remove_message: 'Сурам сакталгандардан алынсынбы?', help: 'Саптарды чыпкалап, суроону сактаңыз',
  },
  configurable: {
    customize: 'Жөндөө', configureMode: 'Баракты жөндөө', inspector: { title: 'Жөндөө терезеси', content: 'Барактын бөлүгүн көрсөтүңүз', reset: 'Калыбына келтирүү', hideAll: 'Баарын жашыруу', showAll: 'Баарын көрсөтүү' },
    Datagrid: { title: 'Жадыбал', unlabeled: '%{column}-мамыча' }, SimpleForm: { title: 'Калып', unlabeled: '%{input}-талаа' },
    SimpleList: { title: 'Жөнөкөй тизме', primaryText: 'Негизги текст', secondaryText: 'Экинчи текст', tertiaryText: 'Үчүнчү текст' },
  },
};
export default ky;
