export default {
  'journals.screens.e_journal': 'Менин журналдарым',
  'journals.screens.detail': 'Журнал',
  'journals.screens.electronic_journal': 'Электрондук журналдар',
  'journals.screens.all_detail': 'Окутуучунун журналы',
  'journals.screens.blocking': 'Журналдарды жабуу',
  'journals.screens.openings': 'Журналдарды ачуу',
  'journals.screens.statistics': 'Журналдардын статистикасы',
  'journals.screens.settings': 'Журналдардын жөндөөлөрү',
  'journals.screens.my_absences': 'Калган сабактарым',
  'journals.screens.requests': 'Журналды ачуу өтүнүчтөрү',
  'journals.screens.emc': 'ОУК: курстун материалдары',
};
