export default {
  'specialists.screens.cabinet': 'Приём специалистов',
  'specialists.screens.appointment': 'Запись к специалисту',
  'specialists.screens.card': 'Карточка специалиста',
  'specialists.screens.specialists': 'Специалисты',
  'specialists.screens.types': 'Виды специалистов',
};
