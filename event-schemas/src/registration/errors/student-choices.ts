import { defineErrors } from '../../kernel/rejections.ts';

/** Refusals about direction, corequisites, permissions of the office, study plan, additional programme and wishes for a free seat. */
export const choiceErrors = defineErrors({
  'registration.course_not_for_direction': {
    ru: '«{course}» читается для другого направления подготовки. Выберите курс своего направления или попросите у офиса регистратора разрешение на этот курс.',
    kk: '«{course}» басқа даярлау бағытына арналған. Өз бағытыңыздан курс таңдаңыз не тіркеуші офисінен осы курсқа рұқсат сұраңыз.',
    en: '“{course}” belongs to another field of training. Choose a course of your own field, or ask the registrar’s office to permit this one.',
    ky: '«{course}» башка даярдоо багытына арналган. Өз багытыңыздан курс тандаңыз же каттоо офисинен ушул курска уруксат сураңыз.',
    staff: {
      ru: '«{course}» читается для другого направления подготовки, чем у студента. Разрешить его может офис регистратора.',
      kk: '«{course}» студенттікінен басқа даярлау бағытына арналған. Оған рұқсатты тіркеуші офисі бере алады.',
      en: '“{course}” belongs to another field of training than the student’s. The registrar’s office can permit it.',
      ky: '«{course}» студенттикинен башка даярдоо багытына арналган. Ага уруксатты каттоо офиси бере алат.',
    },
  },
  'registration.corequisite_missing': {
    ru: '«{course}» изучают вместе с «{required}», а этого курса нет ни в вашей карточке, ни среди сданных. Сначала запишитесь на «{required}».',
    kk: '«{course}» пәні «{required}» пәнімен қатар оқылады, бірақ ол карточкаңызда да, тапсырған пәндеріңізде де жоқ. Алдымен «{required}» курсына жазылыңыз.',
    en: '“{course}” is taken together with “{required}”, which is neither on your card nor completed. Register for “{required}” first.',
    ky: '«{course}» дисциплинасы «{required}» менен чогуу окулат, бирок ал карточкаңызда да, тапшырган дисциплиналарыңызда да жок. Адегенде «{required}» курсуна жазылыңыз.',
    staff: {
      ru: '«{course}» изучают вместе с «{required}», а этого курса нет ни в карточке студента, ни среди сданных. Сначала добавьте «{required}».',
      kk: '«{course}» пәні «{required}» пәнімен қатар оқылады, бірақ ол студенттің карточкасында да, тапсырған пәндерінде де жоқ. Алдымен «{required}» курсын қосыңыз.',
      en: '“{course}” is taken together with “{required}”, which is neither on the student’s card nor completed. Add “{required}” first.',
      ky: '«{course}» дисциплинасы «{required}» менен чогуу окулат, бирок ал студенттин карточкасында да, тапшырган дисциплиналарында да жок. Адегенде «{required}» курсун кошуңуз.',
    },
  },
  'registration.corequisite_needed': {
    ru: 'От «{course}» нельзя отказаться: вместе с ним изучают «{other}» из вашей карточки. Сначала откажитесь от «{other}».',
    kk: '«{course}» курсынан бас тартуға болмайды: карточкаңыздағы «{other}» онымен қатар оқылады. Алдымен «{other}» курсынан бас тартыңыз.',
    en: '“{course}” cannot be dropped: “{other}” on your card is taken together with it. Drop “{other}” first.',
    ky: '«{course}» курсунан баш тартууга болбойт: карточкаңыздагы «{other}» аны менен чогуу окулат. Адегенде «{other}» курсунан баш тартыңыз.',
    staff: {
      ru: '«{course}» нельзя убрать: вместе с ним изучают «{other}» из карточки студента. Сначала уберите «{other}».',
      kk: '«{course}» курсын алып тастауға болмайды: студент карточкасындағы «{other}» онымен қатар оқылады. Алдымен «{other}» курсын алып тастаңыз.',
      en: '“{course}” cannot be dropped: “{other}” on the student’s card is taken together with it. Drop “{other}” first.',
      ky: '«{course}» курсун алып салууга болбойт: студенттин карточкасындагы «{other}» аны менен чогуу окулат. Адегенде «{other}» курсун алып салыңыз.',
    },
  },
  'registration.card_corequisite_missing': {
    ru: 'Карточку нельзя отправить: вместе с «{course}» изучают «{required}». Добавьте его или откажитесь от «{course}».',
    kk: 'Карточканы жіберуге болмайды: «{course}» пәні «{required}» пәнімен қатар оқылады. Оны қосыңыз не «{course}» курсынан бас тартыңыз.',
    en: 'The card cannot be sent: “{course}” is taken together with “{required}”. Add it or drop “{course}”.',
    ky: 'Карточканы жөнөтүүгө болбойт: «{course}» дисциплинасы «{required}» менен чогуу окулат. Аны кошуңуз же «{course}» курсунан баш тартыңыз.',
  },
  'registration.capacity_office_only': {
    status: 403,
    ru: 'Место сверх числа мест на «{course}» может дать только офис регистратора. Уберите это разрешение или обратитесь в офис.',
    kk: '«{course}» курсында орын санынан тыс орынды тек тіркеуші офисі бере алады. Бұл рұқсатты алып тастаңыз не сонда хабарласыңыз.',
    en: 'Only the registrar’s office may give a seat of “{course}” beyond its capacity. Leave this permission out, or ask the office.',
    ky: '«{course}» курсунда орун санынан тышкары орунду каттоо офиси гана бере алат. Бул уруксатты алып салыңыз же ошол жакка кайрылыңыз.',
  },
  'registration.permission_not_found': {
    status: 404,
    ru: 'У студента нет особого разрешения на этот курс.',
    kk: 'Студентте бұл курсқа арнайы рұқсат жоқ.',
    en: 'The student has no special permission for this course.',
    ky: 'Студенттин бул курска атайын уруксаты жок.',
  },
  'registration.study_plan_not_yours': {
    ru: 'Учебный план[ {plan}] вам не назначен. Выберите один из своих планов или обратитесь в офис регистратора.',
    kk: 'Бұл оқу жоспары[ ({plan})] сізге бекітілмеген. Өз жоспарларыңыздың бірін таңдаңыз не тіркеуші офисіне хабарласыңыз.',
    en: 'The study plan[ {plan}] is not one of yours. Choose one of your own plans or contact the registrar’s office.',
    ky: 'Бул окуу планы[ ({plan})] сизге бекитилген эмес. Өз пландарыңыздын бирин тандаңыз же каттоо офисине кайрылыңыз.',
  },
  'registration.field_not_found': {
    status: 404,
    ru: 'Такой дополнительной программы нет. Обновите список программ.',
    kk: 'Мұндай қосымша бағдарлама жоқ. Бағдарламалар тізімін жаңартыңыз.',
    en: 'There is no such additional program. Reload the list.',
    ky: 'Мындай кошумча программа жок. Программалардын тизмесин жаңылаңыз.',
  },
  'registration.field_closed': {
    ru: 'Набор на дополнительную программу «{field}» закрыт. Выберите другую область наук.',
    kk: '«{field}» қосымша бағдарламасына қабылдау жабық. Басқа ғылым саласын таңдаңыз.',
    en: 'The additional program “{field}” is not taking students at the moment. Choose another field of sciences.',
    ky: '«{field}» кошумча программасына кабыл алуу жабык. Башка илим тармагын тандаңыз.',
  },
  'registration.field_credit_above': {
    status: 422,
    ru: 'Кредитов в программе «{field}»: {max}, а указано {credit}. Укажите не больше {max}.',
    kk: '«{field}» бағдарламасы {max} кредитке арналған, ал {credit} көрсетілген. {max} кредиттен асырмаңыз.',
    en: '“{field}” is a program of {max} credits and {credit} were asked for. Ask for {max} at most.',
    ky: '«{field}» программасы {max} кредитке ылайыкталган, ал эми {credit} көрсөтүлгөн. {max} кредиттен ашырбаңыз.',
  },
  'registration.additional_program_chosen': {
    ru: 'Вы уже изучаете дополнительную программу[ «{field}»]. Сначала откажитесь от неё.',
    kk: 'Сіз[ «{field}»] қосымша бағдарламасын оқып жүрсіз. Алдымен одан бас тартыңыз.',
    en: 'You have chosen an additional program already[: “{field}”]. Give that one up first.',
    ky: 'Сиз[ «{field}»] кошумча программасын окуп жатасыз. Адегенде андан баш тартыңыз.',
  },
  'registration.additional_program_not_chosen': {
    status: 404,
    ru: 'Этой дополнительной программы среди ваших нет.',
    kk: 'Бұл қосымша бағдарламаны таңдамағансыз.',
    en: 'You have not chosen this additional program.',
    ky: 'Бул кошумча программаны тандаган эмессиз.',
  },
  'registration.additional_program_in_use': {
    ru: 'От программы «{field}» нельзя отказаться, пока в карточке есть её курс «{course}». Сначала откажитесь от курса.',
    kk: 'Карточкада «{course}» курсы тұрғанда «{field}» бағдарламасынан бас тартуға болмайды. Алдымен курстан бас тартыңыз.',
    en: '“{field}” cannot be given up while its course “{course}” is on the card. Drop the course first.',
    ky: 'Карточкада «{course}» курсу турганда «{field}» программасынан баш тартууга болбойт. Адегенде курстан баш тартыңыз.',
  },
  'registration.not_watching': {
    status: 404,
    ru: 'Вы не просили сообщить о свободном месте[ на «{course}»].',
    kk: '[«{course}» курсында ]орын босағанын хабарлауды сұрамағансыз.',
    en: 'You have not asked to be told about a free seat[ on “{course}”].',
    ky: '[«{course}» курсунда ]орун бошогонун билдирүүнү сураган эмессиз.',
  },
});
