export default {
  'audit.screens.verify': 'Журналды текшерүү',
  'audit.screens.my_receipts': 'Менин дүмүрчөктөрүм',
  'audit.screens.check_receipt': 'Дүмүрчөктү текшерүү',
  'audit.screens.search': 'Тарых',
  'audit.screens.causes': 'Себептери жана натыйжалары',
  'audit.screens.after_deadline': 'Мөөнөттөн кийин',
  'audit.screens.by_others': 'Башкалар өзгөрткөн',
  'audit.screens.log_in_as': 'Башка адам болуп кирүү',
  'audit.screens.bulk': 'Массалык өзгөртүүлөр',
  'audit.screens.refused': 'Баш тартуулар',
  'audit.screens.history': 'Жазуунун тарыхы',
  'audit.screens.as_of': 'Порталдын ошол учурдагы абалы',
};
