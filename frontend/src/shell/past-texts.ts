import { carriedText } from '../i18n/carried-text.ts';

/** Texts of the banner over a past moment: `const t = usePastText(); t('as_of', { date })`. */
export const usePastText = carriedText({
  ru: { as_of: 'На %{date}', event: 'событие № %{position}', subject: 'Экраны студента: %{name}', read_only: 'Здесь ничего нельзя изменить', slider: 'Время суток', previous: 'Предыдущее событие', next: 'Следующее событие', leave: 'Вернуться в настоящее', moving: 'Восстанавливаем состояние: %{percent}%', failed: 'Состояние не удалось восстановить. Попробуйте ещё раз.' },
  kk: { as_of: '%{date} жағдайы', event: '№ %{position} оқиға', subject: 'Студенттің экрандары: %{name}', read_only: 'Мұнда ештеңе өзгертуге болмайды', slider: 'Тәулік уақыты', previous: 'Алдыңғы оқиға', next: 'Келесі оқиға', leave: 'Қазіргі уақытқа оралу', moving: 'Күйі қалпына келтірілуде: %{percent}%', failed: 'Күйді қалпына келтіру мүмкін болмады. Қайталап көріңіз.' },
  en: { as_of: 'As of %{date}', event: 'event #%{position}', subject: 'Screens of the student %{name}', read_only: 'Nothing can be changed here', slider: 'Time of day', previous: 'Previous event', next: 'Next event', leave: 'Back to the present', moving: 'Putting the moment together: %{percent}%', failed: 'The moment could not be put together. Please try again.' },
  ky: { as_of: '%{date} абалы', event: '№ %{position} окуя', subject: 'Студенттин экрандары: %{name}', read_only: 'Бул жерде эч нерсе өзгөртүүгө болбойт', slider: 'Сутка убактысы', previous: 'Мурунку окуя', next: 'Кийинки окуя', leave: 'Азыркы учурга кайтуу', moving: 'Абал калыбына келтирилүүдө: %{percent}%', failed: 'Абалды калыбына келтирүү мүмкүн болбоду. Кайра аракет кылыңыз.' },
});
