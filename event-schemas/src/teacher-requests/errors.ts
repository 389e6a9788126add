import { defineErrors } from '../kernel/rejections.ts';

/** Refusals about requests to a teacher. */
export const errors = defineErrors({
  'registration.request_to_teacher_off': {
    ru: 'Запросы преподавателям сейчас отключены. Обратитесь в офис регистратора.',
    kk: 'Оқытушыға сұраныс жіберу қазір өшірулі. Тіркеуші офисіне хабарласыңыз.',
    en: 'Requests to teachers are switched off at the moment. Please ask the registrar’s office.',
    ky: 'Окутуучуга өтүнүч жөнөтүү азыр өчүрүлгөн. Каттоо офисине кайрылыңыз.',
  },
  'registration.request_not_needed': {
    ru: 'Разрешение на «{course}» не нужно: пререквизиты изучены, а места в выбранных занятиях есть.',
    kk: '«{course}» курсына рұқсат қажет емес: пререквизиттер оқылған, таңдалған сабақтарда орын бар.',
    en: '“{course}” needs no permission: its prerequisites are completed and the chosen lessons have seats.',
    ky: '«{course}» курсуна уруксат кереги жок: пререквизиттер окулган, тандалган сабактарда орун бар.',
  },
  'registration.request_cannot_waive': {
    ru: 'По правилам университета преподаватель «{course}» не может это разрешить ({reasons}). Обратитесь в офис регистратора.',
    kk: 'Университет ережесі бойынша «{course}» оқытушысы бұған рұқсат бере алмайды ({reasons}). Тіркеуші офисіне хабарласыңыз.',
    en: 'By the university’s rules the teacher of “{course}” cannot allow this ({reasons}). Please ask the registrar’s office.',
    ky: 'Университеттин эрежеси боюнча «{course}» окутуучусу буга уруксат бере албайт ({reasons}). Каттоо офисине кайрылыңыз.',
  },
  'registration.request_no_teacher': {
    ru: 'У курса «{course}» пока нет преподавателя, запрос направить некому. Обратитесь в офис регистратора.',
    kk: '«{course}» курсына әлі оқытушы тағайындалмаған, сұраныс жіберетін адам жоқ. Тіркеуші офисіне хабарласыңыз.',
    en: '“{course}” has no teacher yet, so there is nobody to ask. Please contact the registrar’s office.',
    ky: '«{course}» курсуна али окутуучу дайындалган эмес, өтүнүч жибере турган адам жок. Каттоо офисине кайрылыңыз.',
  },
  'registration.request_already_asked': {
    ru: 'Вы уже просили разрешение на «{course}», ответа пока нет. Чтобы изменить запрос, сначала отзовите его.',
    kk: 'Сіз «{course}» курсына рұқсат сұрап қойғансыз, жауап әлі келген жоқ. Сұранысты өзгерту үшін алдымен оны қайтарып алыңыз.',
    en: 'You have asked for “{course}” already and there is no answer yet. To change the request, withdraw it first.',
    ky: 'Сиз «{course}» курсуна уруксат сурагансыз, жооп али келе элек. Өтүнүчтү өзгөртүү үчүн адегенде аны кайтарып алыңыз.',
  },
  'registration.request_granted_already': {
    ru: 'Преподаватель уже разрешил вам «{course}». Зарегистрируйтесь на курс.',
    kk: 'Оқытушы сізге «{course}» курсына рұқсат берген. Курсқа тіркеліңіз.',
    en: 'A teacher has already let you into “{course}”. Register for the course.',
    ky: 'Окутуучу сизге «{course}» курсуна уруксат берген. Курска катталыңыз.',
  },
  'registration.request_not_found': {
    status: 404,
    ru: 'Такого запроса нет. Обновите список.',
    kk: 'Мұндай сұраныс жоқ. Тізімді жаңартыңыз.',
    en: 'There is no such request. Reload the list.',
    ky: 'Мындай өтүнүч жок. Тизмени жаңылаңыз.',
  },
  'registration.request_not_open': {
    ru: 'Этот запрос уже закрыт ({status}). Обновите список.',
    kk: 'Бұл сұраныс жабылған ({status}). Тізімді жаңартыңыз.',
    en: 'This request is closed already ({status}). Reload the list.',
    ky: 'Бул өтүнүч жабылган ({status}). Тизмени жаңылаңыз.',
  },
  'registration.request_used': {
    ru: 'Студент уже зарегистрирован на «{course}», поэтому разрешение нельзя забрать. Если студент откажется от курса, это станет возможно.',
    kk: 'Студент «{course}» курсына тіркеліп қойған, сондықтан рұқсатты қайтарып алуға болмайды. Студент курстан бас тартса, мүмкін болады.',
    en: 'The student is registered for “{course}” already, so the permission cannot be taken back. It can once the student drops the course.',
    ky: 'Студент «{course}» курсуна катталып калган, ошондуктан уруксатты кайтарып алууга болбойт. Студент курстан баш тартса, мүмкүн болот.',
  },
  'registration.request_comment_required': {
    status: 422,
    ru: 'Напишите, почему вы отказываете: студент увидит это.',
    kk: 'Неге рұқсат бермейтініңізді жазыңыз: студент оны көреді.',
    en: 'Say why you refuse: the student will read it.',
    ky: 'Эмне үчүн уруксат бербей турганыңызды жазыңыз: студент аны көрөт.',
  },
  'registration.not_your_course': {
    status: 403,
    ru: 'Вы не ведёте этот курс.',
    kk: 'Бұл курсты сіз жүргізбейсіз.',
    en: 'You do not teach this course.',
    ky: 'Бул курсту сиз өтпөйсүз.',
  },
});

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
