export default {
  'specialists.screens.cabinet': 'Адистердин кабыл алуусу',
  'specialists.screens.appointment': 'Адиске жазылуу',
  'specialists.screens.card': 'Адистин карточкасы',
  'specialists.screens.specialists': 'Адистер',
  'specialists.screens.types': 'Адистердин түрлөрү',
};
