import { defineErrors } from '../../kernel/rejections.ts';

/** A second factor: set up, shown, taken away. */
export const secondFactorErrors = defineErrors({
  'identity.second_factor_required': {
    status: 403,
    ru: 'Подтвердите вход: введите код из приложения или используйте ключ доступа.',
    kk: 'Кіруді растаңыз: қолданбадағы кодты енгізіңіз немесе кіру кілтін пайдаланыңыз.',
    en: 'Confirm the log-in: enter a code from your app, or use a passkey.',
    ky: 'Кирүүнү ырастаңыз: колдонмодогу кодду киргизиңиз же кирүү ачкычын колдонуңуз.',
  },
  'identity.second_factor_to_set_up': {
    status: 403,
    ru: 'Для вашей роли нужен второй способ подтверждения входа. Сначала настройте его.',
    kk: 'Рөліңізге кіруді растаудың екінші тәсілі керек. Алдымен соны баптаңыз.',
    en: 'Your role needs a second way to confirm log-ins. Set it up first.',
    ky: 'Ролуңузга кирүүнү ырастоонун экинчи жолу керек. Адегенде ошону тууралаңыз.',
  },
  'identity.wrong_code': {
    status: 422,
    ru: 'Код не подходит. Возьмите новый из приложения или один из сохранённых.',
    kk: 'Код жарамайды. Қолданбадан жаңасын немесе сақталған кодтардың бірін алыңыз.',
    en: 'The code is not right. Take a new one from the app, or one of those that you have kept.',
    ky: 'Код жарабайт. Колдонмодон жаңысын же сакталган коддордун бирин алыңыз.',
  },
  'identity.passkey_failed': {
    status: 422,
    ru: 'Ключ доступа не подошёл. Попробуйте ещё раз или введите код.',
    kk: 'Кіру кілті жарамады. Қайталап көріңіз немесе код енгізіңіз.',
    en: 'The passkey did not work. Try again, or enter a code.',
    ky: 'Кирүү ачкычы жараган жок. Кайра аракет кылыңыз же код киргизиңиз.',
  },
  'identity.nothing_to_prove': {
    ru: 'Подтверждать нечего: войдите снова.',
    kk: 'Растайтын ештеңе жоқ: қайта кіріңіз.',
    en: 'There is nothing to confirm: log in again.',
    ky: 'Ырастай турган эч нерсе жок: кайра кириңиз.',
  },
  'identity.too_many_factors': {
    ru: 'Способов подтверждения может быть не больше {max}.',
    kk: 'Растау тәсілдері {max} тәсілден аспауы керек.',
    en: 'There can be no more than {max} ways to confirm.',
    ky: 'Ырастоо жолдору {max} жолдон ашпашы керек.',
  },
  'identity.factor_not_found': {
    status: 404,
    ru: 'Такого способа подтверждения нет.',
    kk: 'Мұндай растау тәсілі жоқ.',
    en: 'There is no such way to confirm.',
    ky: 'Мындай ырастоо жолу жок.',
  },
  'identity.factor_needed': {
    ru: 'Это последний способ, а ваша роль требует подтверждать вход. Сначала добавьте другой.',
    kk: 'Бұл соңғы тәсіл, ал рөліңіз кіруді растауды талап етеді. Алдымен басқасын қосыңыз.',
    en: 'This is the last one, and your role needs log-ins to be confirmed. Add another one first.',
    ky: 'Бул акыркы жол, ал эми ролуңуз кирүүнү ырастоону талап кылат. Адегенде башкасын кошуңуз.',
  },
  'identity.no_second_factor': {
    ru: 'Второго способа подтверждения у этой учётной записи нет.',
    kk: 'Бұл есептік жазбада растаудың екінші тәсілі жоқ.',
    en: 'This account has no second way to confirm.',
    ky: 'Бул каттоо жазуусунда ырастоонун экинчи жолу жок.',
  },
  'identity.reset_not_asked': {
    ru: 'Сброса никто не просил, или прошло больше суток.',
    kk: 'Ешкім ысыруды сұрамаған немесе бір тәуліктен көп өткен.',
    en: 'Nobody asked for this reset, or more than a day has passed.',
    ky: 'Баштапкы абалга келтирүүнү эч ким сураган эмес же бир суткадан көп өткөн.',
  },
  'identity.second_administrator': {
    status: 403,
    ru: 'Согласиться должен другой администратор, не тот, кто попросил.',
    kk: 'Сұраған әкімші емес, басқа әкімші келісуі керек.',
    en: 'Another administrator than the one who asked has to agree.',
    ky: 'Сураган администратор эмес, башка администратор макул болушу керек.',
  },
});
