import { allChannels, type NoticeKind } from '../kernel/notices.ts';

const shared = { type: 'important', channels: allChannels, link: 'user-settings/sessions' } as const;
const where = [
  {
    param: 'browser',
    text: { ru: 'Браузер: {browser}', kk: 'Браузер: {browser}', en: 'Browser: {browser}', ky: 'Браузер: {browser}' },
  },
  {
    param: 'address',
    text: {
      ru: 'Адрес в сети: {address}',
      kk: 'Желідегі мекенжай: {address}',
      en: 'Network address: {address}',
      ky: 'Тармактагы дарек: {address}',
    },
  },
  {
    param: 'at',
    text: {
      ru: 'Если это были не вы, сразу смените пароль, завершите чужие сеансы и сообщите администратору портала.',
      kk: 'Бұл сіз болмасаңыз, бірден құпиясөзді ауыстырып, бөтен сеанстарды аяқтаңыз және портал әкімшісіне хабарлаңыз.',
      en: 'If this was not you, change your password at once, end the sessions that are not yours, and tell an administrator of the portal.',
      ky: 'Бул сиз болбосоңуз, дароо сырсөздү алмаштырып, бөтөн сеанстарды аяктаңыз жана порталдын администраторуна билдириңиз.',
    },
  },
] as const;

/** About one’s own account and who tries to get in: always told. */
export const kinds = {
  password_changed: {
    ...shared,
    more: where,
    title: {
      ru: 'Ваш пароль изменён',
      kk: 'Құпиясөзіңіз өзгертілді',
      en: 'Your password was changed',
      ky: 'Сырсөзүңүз алмаштырылды',
    },
    text: {
      ru: 'Пароль вашей учётной записи изменён {at}.',
      kk: 'Есептік жазбаңыздың құпиясөзі өзгертілді: {at}.',
      en: 'The password of your account was changed on {at}.',
      ky: 'Каттоо жазууңуздун сырсөзү алмаштырылды: {at}.',
    },
  },
  password_reset: {
    ...shared,
    more: [where[2]],
    title: {
      ru: 'Вам выдан временный пароль',
      kk: 'Сізге уақытша құпиясөз берілді',
      en: 'You were given a temporary password',
      ky: 'Сизге убактылуу сырсөз берилди',
    },
    text: {
      ru: 'Администратор сбросил ваш пароль {at}. Прежний больше не действует, все сеансы завершены.',
      kk: 'Әкімші құпиясөзіңізді ауыстырды: {at}. Бұрынғысы енді жарамайды, барлық сеанс аяқталды.',
      en: 'An administrator reset your password on {at}. The old one no longer works, and all sessions have ended.',
      ky: 'Администратор сырсөзүңүздү алмаштырды: {at}. Мурункусу эми жараксыз, бардык сеанстар аяктады.',
    },
  },
  second_factor_added: {
    ...shared,
    link: 'user-settings/second-factor',
    more: [where[2]],
    title: {
      ru: 'Добавлен способ подтверждения входа',
      kk: 'Кіруді растау тәсілі қосылды',
      en: 'A way to confirm log-ins was added',
      ky: 'Кирүүнү ырастоо жолу кошулду',
    },
    text: {
      ru: 'К вашей учётной записи {at} добавлен способ подтверждения «{name}».',
      kk: 'Есептік жазбаңызға «{name}» растау тәсілі қосылды: {at}.',
      en: 'The way to confirm “{name}” was added to your account on {at}.',
      ky: 'Каттоо жазууңузга «{name}» ырастоо жолу кошулду: {at}.',
    },
  },
  second_factor_removed: {
    ...shared,
    link: 'user-settings/second-factor',
    more: [where[2]],
    title: {
      ru: 'Удалён способ подтверждения входа',
      kk: 'Кіруді растау тәсілі алып тасталды',
      en: 'A way to confirm log-ins was removed',
      ky: 'Кирүүнү ырастоо жолу алынып салынды',
    },
    text: {
      ru: 'Из вашей учётной записи {at} удалён способ подтверждения входа.',
      kk: 'Есептік жазбаңыздан кіруді растау тәсілі алып тасталды: {at}.',
      en: 'A way to confirm log-ins was removed from your account on {at}.',
      ky: 'Каттоо жазууңуздан кирүүнү ырастоо жолу алынып салынды: {at}.',
    },
  },
  way_linked: {
    ...shared,
    link: 'user-settings/linked-ways',
    more: [where[2]],
    title: {
      ru: 'К вашей учётной записи добавлен вход',
      kk: 'Есептік жазбаңызға кіру тәсілі қосылды',
      en: 'A way to log in was added to your account',
      ky: 'Каттоо жазууңузга кирүү жолу кошулду',
    },
    text: {
      ru: 'С {at} в вашу учётную запись можно войти и с учётной записью университета «{name}».',
      kk: 'Есептік жазбаңызға енді университеттің «{name}» жазбасымен де кіруге болады. Қосылған уақыты: {at}.',
      en: 'Since {at} it is possible to log in to your account with the account “{name}” of the university, too.',
      ky: 'Каттоо жазууңузга эми университеттин «{name}» жазуусу менен да кирсе болот. Кошулган убактысы: {at}.',
    },
  },
  way_unlinked: {
    ...shared,
    link: 'user-settings/linked-ways',
    more: [where[2]],
    title: {
      ru: 'Из вашей учётной записи убран вход',
      kk: 'Есептік жазбаңыздан кіру тәсілі алынды',
      en: 'A way to log in was removed from your account',
      ky: 'Каттоо жазууңуздан кирүү жолу алынды',
    },
    text: {
      ru: 'С {at} в вашу учётную запись больше нельзя войти с учётной записью университета.',
      kk: 'Есептік жазбаңызға енді университет жазбасымен кіруге болмайды. Алынған уақыты: {at}.',
      en: 'Since {at} it is no longer possible to log in to your account with an account of the university.',
      ky: 'Каттоо жазууңузга эми университеттин жазуусу менен кирүүгө болбойт. Алынган убактысы: {at}.',
    },
  },
  second_factor_reset: {
    ...shared,
    link: 'user-settings/second-factor',
    more: [where[2]],
    title: {
      ru: 'Подтверждение входа сброшено',
      kk: 'Кіруді растау ысырылды',
      en: 'Log-in confirmation was reset',
      ky: 'Кирүүнү ырастоо баштапкы абалга келди',
    },
    text: {
      ru: 'Два администратора сбросили {at} подтверждение входа в вашу учётную запись. Настройте его заново.',
      kk: 'Екі әкімші есептік жазбаңызға кіруді растауды ысырды: {at}. Оны қайта баптаңыз.',
      en: 'Two administrators reset the confirmation of log-ins to your account on {at}. Set it up again.',
      ky: 'Эки администратор каттоо жазууңузга кирүүнү ырастоону баштапкы абалга келтирди: {at}. Аны кайра тууралаңыз.',
    },
  },
  recovery_code_used: {
    ...shared,
    link: 'user-settings/second-factor',
    more: where,
    title: {
      ru: 'Использован запасной код',
      kk: 'Қосалқы код пайдаланылды',
      en: 'A recovery code was used',
      ky: 'Камдык код колдонулду',
    },
    text: {
      ru: 'В вашу учётную запись вошли {at} с запасным кодом. Осталось кодов: {left}.',
      kk: 'Есептік жазбаңызға қосалқы кодпен кірді: {at}. Қалған кодтар: {left}.',
      en: 'Somebody logged in to your account with a recovery code on {at}. Codes left: {left}.',
      ky: 'Каттоо жазууңузга камдык код менен киришти: {at}. Калган коддор: {left}.',
    },
  },
  new_device: {
    ...shared,
    more: where,
    title: {
      ru: 'Вход с нового устройства',
      kk: 'Жаңа құрылғыдан кіру',
      en: 'Log-in from a new device',
      ky: 'Жаңы түзмөктөн кирүү',
    },
    text: {
      ru: 'В вашу учётную запись вошли {at} с устройства или из сети, откуда вы раньше не входили.',
      kk: 'Есептік жазбаңызға бұрын кірмеген құрылғыдан не желіден кірді: {at}.',
      en: 'Somebody logged in to your account on {at} from a device or network that you had not used before.',
      ky: 'Каттоо жазууңузга мурда кирбеген түзмөктөн же тармактан киришти: {at}.',
    },
  },
  rights_review_left: {
    type: 'important',
    channels: allChannels,
    link: 'rights-review',
    title: {
      ru: 'Проверка прав не закончена',
      kk: 'Құқықтарды тексеру аяқталмады',
      en: 'The review of rights is not finished',
      ky: 'Укуктарды текшерүү бүткөн жок',
    },
    text: {
      ru: 'В проверке прав за {year} год ждут решения: {count}.',
      kk: '{year} жылғы құқықтарды тексеруде шешім күтетіндер саны: {count}.',
      en: 'People whose rights are still to be decided in the review of {year}: {count}.',
      ky: '{year}-жылкы укуктарды текшерүүдө чечим күткөндөрдүн саны: {count}.',
    },
  },
  rights_review_due: {
    type: 'important',
    channels: allChannels,
    link: 'rights-review',
    title: {
      ru: 'Пора проверить права',
      kk: 'Құқықтарды тексеретін уақыт келді',
      en: 'It is time to review rights',
      ky: 'Укуктарды текшере турган убакыт келди',
    },
    text: {
      ru: 'Больше года никто не смотрел, нужны ли людям их роли. Начните проверку.',
      kk: 'Адамдарға рөлдері керек пе, бір жылдан астам ешкім қарамады. Тексеруді бастаңыз.',
      en: 'For more than a year nobody has looked whether people still need their roles. Begin a review.',
      ky: 'Адамдарга ролдору керекпи, бир жылдан ашык эч ким караган жок. Текшерүүнү баштаңыз.',
    },
  },
  /** To the administrators. */
  directory_check_stopped: {
    type: 'important',
    channels: allChannels,
    link: 'ways-in',
    title: {
      ru: 'Сверка с каталогом остановлена',
      kk: 'Каталогпен салыстыру тоқтатылды',
      en: 'The comparison with the directory was stopped',
      ky: 'Каталог менен салыштыруу токтотулду',
    },
    text: {
      ru: 'Из {checked} связанных учётных записей в каталоге нет {missing}. Это больше, чем можно отключить за одну ночь, поэтому не отключена ни одна. Проверьте каталог и настройки способа входа.',
      kk: 'Байланысқан {checked} есептік жазбаның {missing} каталогта жоқ. Бұл бір түнде ажыратуға болатыннан көп, сондықтан ешқайсысы ажыратылған жоқ. Каталог пен кіру тәсілінің баптауларын тексеріңіз.',
      en: 'Of {checked} linked accounts {missing} are not in the directory. That is more than one night may disable, so none was. Check the directory and the settings of the way to log in.',
      ky: 'Байланышкан {checked} каттоо жазуусунун {missing} каталогдо жок. Бул бир түндө токтотууга мүмкүн болгондон көп, ошондуктан бири да токтотулган жок. Каталогду жана кирүү жолунун жөндөөлөрүн текшериңиз.',
    },
  },
  avatar_rejected: {
    type: 'personal',
    channels: allChannels,
    link: 'user-settings/edit-my-profile',
    title: {
      ru: 'Ваш снимок отклонён',
      kk: 'Суретіңіз қабылданбады',
      en: 'Your picture was rejected',
      ky: 'Сүрөтүңүз четке кагылды',
    },
    text: {
      ru: 'Другие его больше не видят. Причина: {reason}',
      kk: 'Оны басқалар енді көрмейді. Себебі: {reason}',
      en: 'Others no longer see it. Reason: {reason}',
      ky: 'Аны башкалар эми көрбөйт. Себеби: {reason}',
    },
  },
  /** To the owner of the account. */
  passwords_guessed: {
    type: 'important',
    channels: allChannels,
    link: 'user-settings/change-password',
    title: {
      ru: 'Кто-то подбирает пароль к вашей учётной записи',
      kk: 'Біреу есептік жазбаңыздың құпиясөзін табуға тырысып жатыр',
      en: 'Somebody is trying passwords on your account',
      ky: 'Кимдир бирөө каттоо жазууңуздун сырсөзүн табууга аракет кылып жатат',
    },
    text: {
      ru: 'Неверный пароль ввели {attempts} раз подряд. Вход оттуда закрыт до {until}; с ваших прежних устройств вы входите как обычно. Если это были не вы, смените пароль.',
      kk: 'Құпиясөз {attempts} рет қатарынан қате терілді. Ол жерден кіру жабық, ашылатын уақыты: {until}. Бұрын кірген құрылғыларыңыздан әдеттегідей кіре бересіз. Бұл сіз болмасаңыз, құпиясөзді өзгертіңіз.',
      en: 'A wrong password was entered {attempts} times in a row. Log-in from there is closed until {until}; on devices that you have used before you log in as usual. If this was not you, change your password.',
      ky: 'Сырсөз {attempts} жолу катары менен туура эмес терилди. Ал жактан кирүү жабык, ачылуу убактысы: {until}. Мурда кирген түзмөктөрүңүздөн адаттагыдай эле кире бересиз. Бул сиз болбосоңуз, сырсөздү алмаштырыңыз.',
    },
  },
  /** To the administrators. */
  passwords_guessed_of: {
    type: 'important',
    channels: ['portal'],
    link: 'accounts',
    title: {
      ru: 'Подбор пароля: {person}',
      kk: 'Құпиясөзді табуға әрекет: {person}',
      en: 'Passwords are being tried: {person}',
      ky: 'Сырсөздү табууга аракет: {person}',
    },
    text: {
      ru: 'Неверный пароль ввели {attempts} раз подряд. Вход оттуда закрыт до {until}.',
      kk: 'Құпиясөз {attempts} рет қатарынан қате терілді. Ол жерден кіру жабық, ашылатын уақыты: {until}.',
      en: 'A wrong password was entered {attempts} times in a row. Log-in from there is closed until {until}.',
      ky: 'Сырсөз {attempts} жолу катары менен туура эмес терилди. Ал жактан кирүү жабык, ачылуу убактысы: {until}.',
    },
  },
} as const satisfies Record<string, NoticeKind>;
