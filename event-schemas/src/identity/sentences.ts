import type { Localized } from '../kernel/localized.ts';
import type { identityEvents } from './events.ts';

const ofRoleNames: Record<string, Localized> = {
  RoleNameRelationCreated: {
    ru: '{actor} добавляет название роли: {name}',
    kk: '{actor} рөл атауын қосты: {name}',
    en: '{actor} adds the name of a role: {name}',
    ky: '{actor} ролдун аталышын кошту: {name}',
  },
  RoleNameRelationChanged: {
    ru: '{actor} изменяет название роли',
    kk: '{actor} рөл атауын өзгертті',
    en: '{actor} changes the name of a role',
    ky: '{actor} ролдун аталышын өзгөрттү',
  },
  RoleNameRelationRemoved: {
    ru: '{actor} удаляет название роли',
    kk: '{actor} рөл атауын жойды',
    en: '{actor} removes the name of a role',
    ky: '{actor} ролдун аталышын өчүрдү',
  },
};

/** The audit history in words, one sentence an event; `{actor}` and paths into the event's data. */
export const sentences: Record<keyof typeof identityEvents, Localized> = {
  ...ofRoleNames,
  AccountOpened: {
    ru: '{actor} открывает учётную запись «{login}»: {last_name} {first_name}, роли: {roles}',
    kk: '{actor} «{login}» есептік жазбасын ашты: {last_name} {first_name}, рөлдері: {roles}',
    en: '{actor} opens the account “{login}” for {last_name} {first_name}, roles: {roles}',
    ky: '{actor} «{login}» каттоо жазуусун ачты: {last_name} {first_name}, ролдору: {roles}',
  },
  FirstAdministratorOpened: {
    ru: 'Первый администратор создан по одноразовой ссылке',
    kk: 'Алғашқы әкімші бір реттік сілтеме арқылы ашылды',
    en: 'The first administrator was created with the one-time link',
    ky: 'Биринчи администратор бир жолку шилтеме аркылуу ачылды',
  },
  RolesChanged: {
    ru: '{actor} меняет роли: было {from}, стало {to}',
    kk: '{actor} рөлдерді өзгертті: бұрын {from}, енді {to}',
    en: '{actor} changes the roles from {from} to {to}',
    ky: '{actor} ролдорду өзгөрттү: мурда {from}, эми {to}',
  },
  ProfileChanged: {
    ru: '{actor} меняет данные: {last_name} {first_name} {middle_name}, почта {email}, телефон {phone}',
    kk: '{actor} деректерді өзгертті: {last_name} {first_name} {middle_name}, пошта {email}, телефон {phone}',
    en: '{actor} changes the details to {last_name} {first_name} {middle_name}, e-mail {email}, phone {phone}',
    ky: '{actor} маалыматты өзгөрттү: {last_name} {first_name} {middle_name}, почта {email}, телефон {phone}',
  },
  LanguageChosen: {
    ru: '{actor} выбирает язык: {language}',
    kk: '{actor} тілді таңдады: {language}',
    en: '{actor} chooses the language {language}',
    ky: '{actor} тилди тандады: {language}',
  },
  PasswordSet: {
    ru: '{actor} задаёт новый пароль',
    kk: '{actor} жаңа құпиясөз қойды',
    en: '{actor} sets a new password',
    ky: '{actor} жаңы сырсөз койду',
  },
  AccountInvited: {
    ru: '{actor} отправляет на почту приглашение задать пароль; ссылка действует до {until}',
    kk: '{actor} құпиясөз қоюға шақыруды поштаға жіберді; сілтеме жарамды мерзімі: {until}',
    en: '{actor} e-mails an invitation to set a password; its link works until {until}',
    ky: '{actor} сырсөз коюуга чакырууну почтага жөнөттү; шилтеменин мөөнөтү: {until}',
  },
  OwnProfileChanged: {
    ru: '{actor} меняет то, что рассказывает о себе',
    kk: '{actor} өзі туралы айтқанын өзгертті',
    en: '{actor} changes what they say about themselves',
    ky: '{actor} өзү жөнүндө айтканын өзгөрттү',
  },
  EmailChangeAsked: {
    ru: '{actor} хочет сменить адрес почты на {email}; его нужно подтвердить до {until}',
    kk: '{actor} пошта мекенжайын {email} мекенжайына ауыстырғысы келеді; растау мерзімі: {until}',
    en: '{actor} wants to change the e-mail address to {email}; it is to be confirmed by {until}',
    ky: '{actor} почта дарегин {email} дарегине алмаштыргысы келет; ырастоо мөөнөтү: {until}',
  },
  EmailChangeConfirmed: {
    ru: '{actor} подтверждает новый адрес почты: было {before}, стало {email}',
    kk: '{actor} жаңа пошта мекенжайын растады: бұрын {before}, енді {email}',
    en: '{actor} confirms the new e-mail address: was {before}, is {email}',
    ky: '{actor} жаңы почта дарегин ырастады: мурда {before}, эми {email}',
  },
  PasswordRecoveryAsked: {
    ru: 'На почту отправлена ссылка, по которой задают новый пароль; она действует до {until}',
    kk: 'Поштаға жаңа құпиясөз қоятын сілтеме жіберілді; мерзімі: {until}',
    en: 'A link for a new password was e-mailed; it works until {until}',
    ky: 'Почтага жаңы сырсөз коюучу шилтеме жөнөтүлдү; мөөнөтү: {until}',
  },
  PasswordRecovered: {
    ru: '{actor} задаёт новый пароль по ссылке из письма',
    kk: '{actor} хаттағы сілтемемен жаңа құпиясөз қойды',
    en: '{actor} sets a new password with the link of an e-mail',
    ky: '{actor} каттагы шилтеме менен жаңы сырсөз койду',
  },
  LoginReminded: {
    ru: 'На почту отправлен забытый логин',
    kk: 'Поштаға ұмытылған логин жіберілді',
    en: 'The forgotten login was e-mailed',
    ky: 'Почтага унутулган логин жөнөтүлдү',
  },
  PasswordChanged: {
    ru: '{actor} меняет свой пароль',
    kk: '{actor} өз құпиясөзін өзгертті',
    en: '{actor} changes their password',
    ky: '{actor} өз сырсөзүн алмаштырды',
  },
  LoginSucceeded: {
    ru: '{actor} входит на портал',
    kk: '{actor} порталға кірді',
    en: '{actor} logs in',
    ky: '{actor} порталга кирди',
  },
  LoggedOut: {
    ru: '{actor} выходит из портала',
    kk: '{actor} порталдан шықты',
    en: '{actor} logs out',
    ky: '{actor} порталдан чыкты',
  },
  LoginFailed: {
    ru: 'Введён неверный пароль',
    kk: 'Құпиясөз қате терілді',
    en: 'A wrong password was entered',
    ky: 'Туура эмес сырсөз терилди',
  },
  AccountLocked: {
    ru: 'Вход закрыт до {until} после {attempts} неудачных попыток',
    kk: '{attempts} сәтсіз әрекеттен кейін кіру жабылды, мерзімі: {until}',
    en: 'Log-in is locked until {until} after {attempts} failed attempts',
    ky: '{attempts} ийгиликсиз аракеттен кийин кирүү жабылды, мөөнөтү: {until}',
  },
  AccountUnlocked: {
    ru: '{actor} снова открывает вход',
    kk: '{actor} кіруді қайта ашты',
    en: '{actor} unlocks the account',
    ky: '{actor} кирүүнү кайра ачты',
  },
  AccountDisabled: {
    ru: '{actor} отключает учётную запись: {reason}',
    kk: '{actor} есептік жазбаны ажыратты: {reason}',
    en: '{actor} disables the account: {reason}',
    ky: '{actor} каттоо жазуусун токтотту: {reason}',
  },
  AccountEnabled: {
    ru: '{actor} снова включает учётную запись',
    kk: '{actor} есептік жазбаны қайта қосты',
    en: '{actor} enables the account again',
    ky: '{actor} каттоо жазуусун кайра иштетти',
  },
  LoginAsStarted: {
    ru: '{actor} входит под этой учётной записью от имени её владельца',
    kk: '{actor} осы есептік жазбаға иесінің атынан кірді',
    en: '{actor} logs in as this person',
    ky: '{actor} бул каттоо жазуусуна ээсинин атынан кирди',
  },
  LoginAsEnded: {
    ru: '{actor} возвращается в свою учётную запись',
    kk: '{actor} өз есептік жазбасына оралды',
    en: '{actor} goes back to their own account',
    ky: '{actor} өз каттоо жазуусуна кайтты',
  },
  LoginNameClaimed: {
    ru: '{actor} закрепляет логин «{login}» за учётной записью',
    kk: '{actor} «{login}» логинін есептік жазбаға бекітті',
    en: '{actor} gives the login “{login}” to an account',
    ky: '{actor} «{login}» логинин каттоо жазуусуна бекитти',
  },
  EmailAddressClaimed: {
    ru: '{actor} закрепляет адрес почты за учётной записью',
    kk: '{actor} пошта мекенжайын есептік жазбаға бекітті',
    en: '{actor} gives the e-mail address to an account',
    ky: '{actor} почта дарегин каттоо жазуусуна бекитти',
  },
  EmailAddressReleased: {
    ru: '{actor} освобождает адрес почты',
    kk: '{actor} пошта мекенжайын босатты',
    en: '{actor} releases the e-mail address',
    ky: '{actor} почта дарегин бошотту',
  },
  IinClaimed: {
    ru: '{actor} закрепляет ИИН за учётной записью',
    kk: '{actor} ЖСН-ді есептік жазбаға бекітті',
    en: '{actor} gives the IIN to an account',
    ky: '{actor} ЖИНди каттоо жазуусуна бекитти',
  },
  IinReleased: {
    ru: '{actor} освобождает ИИН',
    kk: '{actor} ЖСН-ді босатты',
    en: '{actor} releases the IIN',
    ky: '{actor} ЖИНди бошотту',
  },
  SignUpRequested: {
    ru: 'Поступающий регистрируется и принимает соглашение {agreement}; почту нужно подтвердить до {until}',
    kk: 'Талапкер тіркеліп, {agreement} келісімін қабылдады; поштаны растау мерзімі: {until}',
    en: 'An applicant signs up and accepts the agreement {agreement}; the e-mail address is to be confirmed by {until}',
    ky: 'Абитуриент катталып, {agreement} макулдашуусун кабыл алды; почтаны ырастоо мөөнөтү: {until}',
  },
  ActivationMailSentAgain: {
    ru: 'Письмо для подтверждения почты отправлено ещё раз',
    kk: 'Поштаны растау хаты тағы бір рет жіберілді',
    en: 'The e-mail for confirming the address was sent again',
    ky: 'Почтаны ырастоо каты дагы бир жолу жөнөтүлдү',
  },
  SignUpActivated: {
    ru: 'Поступающий подтвердил почту, учётная запись открыта',
    kk: 'Талапкер поштасын растады, есептік жазба ашылды',
    en: 'The applicant has confirmed the address, an account is open',
    ky: 'Абитуриент почтасын ырастады, каттоо жазуусу ачылды',
  },
  SignUpExpired: {
    ru: 'Почту не подтвердили вовремя, введённые данные удалены',
    kk: 'Пошта уақытында расталмады, енгізілген деректер жойылды',
    en: 'The address was not confirmed in time, what was typed is deleted',
    ky: 'Почта убагында ырасталган жок, киргизилген маалымат өчүрүлдү',
  },
};
