export default {
  'journals.screens.e_journal': 'Менің журналдарым',
  'journals.screens.detail': 'Журнал',
  'journals.screens.electronic_journal': 'Электрондық журналдар',
  'journals.screens.all_detail': 'Оқытушының журналы',
  'journals.screens.blocking': 'Журналдарды жабу',
  'journals.screens.openings': 'Журналдарды ашу',
  'journals.screens.statistics': 'Журнал статистикасы',
  'journals.screens.settings': 'Журнал баптаулары',
  'journals.screens.my_absences': 'Қалған сабақтарым',
  'journals.screens.requests': 'Журналды ашу өтініштері',
  'journals.screens.emc': 'ОӘК: курс материалдары',
};
