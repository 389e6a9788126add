export default {
  'specialists.screens.cabinet': 'Кабинет специалиста',
  'specialists.screens.appointment': 'Запись к специалисту',
  'specialists.screens.card': 'Карточка специалиста',
  'specialists.screens.specialists': 'Специалисты',
  'specialists.screens.types': 'Виды специалистов',
};
