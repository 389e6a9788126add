export default {
  'specialists.screens.cabinet': 'Мамандардың қабылдауы',
  'specialists.screens.appointment': 'Маманға жазылу',
  'specialists.screens.card': 'Маман карточкасы',
  'specialists.screens.specialists': 'Мамандар',
  'specialists.screens.types': 'Маман түрлері',
};
