export default {
  'specialists.screens.cabinet': 'Адистин кабинети',
  'specialists.screens.appointment': 'Адиске жазылуу',
  'specialists.screens.card': 'Адистин карточкасы',
  'specialists.screens.specialists': 'Адистер',
  'specialists.screens.types': 'Адистердин түрлөрү',
};
