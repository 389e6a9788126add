export default {
  'specialists.screens.cabinet': 'Specialist appointments',
  'specialists.screens.appointment': 'Specialist appointment',
  'specialists.screens.card': 'Specialist card',
  'specialists.screens.specialists': 'Specialists',
  'specialists.screens.types': 'Types of specialists',
};
