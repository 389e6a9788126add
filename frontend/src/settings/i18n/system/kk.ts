import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

/** Texts of the accounts and of the settings of the whole portal. */
const kk = {
  accounts: {
    lead: 'Порталға кім және қандай рөлдермен кіреді.', open: 'Есептік жазба ашу', open_title: 'Жаңа есептік жазба', name: 'Аты-жөні', login: 'Логин', login_hint: 'Латын әріптері, сандар, нүкте, сызықша', email: 'Пошта', phone: 'Телефон', roles: 'Рөлдер', state: 'Күйі', last_login: 'Соңғы кіруі', opened_at: 'Ашылған', never: 'Әлі кірмеген',
    states: { active: 'Қолданыста', locked: 'Бұғатталған', disabled: 'Өшірілген' }, last_name: 'Тегі', first_name: 'Аты', middle_name: 'Әкесінің аты', search: 'Аты, логин, пошта не телефон', empty: 'Есептік жазба жоқ', profile: 'Деректері', profile_saved: 'Деректер сақталды', roles_saved: 'Рөлдер өзгертілді',
    reset_short: 'Құпиясөз', reset: 'Құпиясөзді қалпына келтіру', reset_title: 'Құпиясөзді қалпына келтіру керек пе?', reset_text: '%{name} уақытша құпиясөз алады, ашық сеанстардың бәрі аяқталады.', unlock: 'Бұғатты алу', unlocked: 'Бұғат алынды', disable: 'Өшіру', disable_title: 'Есептік жазбаны өшіру керек пе?', disable_text: '%{name} енді кіре алмайды, ашық сеанстар аяқталады.', disabled: 'Есептік жазба өшірілді', enable: 'Қосу', enabled: 'Есептік жазба қосылды',
    password: 'Уақытша құпиясөз', password_text: 'Өз қолына беріңіз: ол бір рет қана көрсетіледі. Алғаш кіргенде жаңасын ойлап табу керек.', copy: 'Көшіру', copied: 'Көшірілді', must_change: 'Алғашқы кіруі күтілуде', role_any: 'Рөлдердің кез келгені',
  },
  system: {
    lead: 'Рөлдер бойынша мәзір, рөл атаулары және барлық баптаудың тарихы.', tabs: 'Мәзір', tabs_text: 'Ереже экранды рөлдің мәзірінен алып тастайды. Құқық өзгермейді: сілтеме бойынша экран бұрынғыдай ашылады.', tab_add: 'Экранды мәзірден алу', tab_title: 'Экран және рөл', role: 'Рөл', screen: 'Экран', shown: 'Мәзірде', show: 'Мәзірге қайтару', hide: 'Мәзірден алу', tabs_empty: 'Мәзір өзгертілмеген', tabs_hint: 'Әр экран оны аша алатын рөлдің бәріне көрінеді.', tab_saved: 'Мәзір өзгертілді', tab_removed: 'Ереже жойылды',
    names: 'Рөл атаулары', names_text: 'Университет рөлдерді қалай атайды. Рөл тізімдері мен профильде көрінеді.', name_change: 'Атауын өзгерту: %{role}', name_saved: 'Атауы сақталды', history: 'Баптаулар тарихы', setting: 'Баптау', area: 'Бөлім', areas: { system: 'Портал', tech_block: 'Техникалық жұмыстар', registration: 'Тіркелу' }, from: 'Бұрын', to: 'Енді', history_empty: 'Баптаулар әлі өзгертілмеген',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
