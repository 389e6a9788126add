export default {
  'audit.screens.verify': 'Журналды тексеру',
  'audit.screens.my_receipts': 'Менің түбіртектерім',
  'audit.screens.check_receipt': 'Түбіртекті тексеру',
  'audit.screens.search': 'Тарих',
  'audit.screens.causes': 'Себептері мен салдары',
  'audit.screens.after_deadline': 'Мерзімнен кейін',
  'audit.screens.by_others': 'Басқалар өзгерткен',
  'audit.screens.log_in_as': 'Басқа адам болып кіру',
  'audit.screens.bulk': 'Жаппай өзгерістер',
  'audit.screens.refused': 'Бас тартулар',
  'audit.screens.history': 'Жазба тарихы',
  'audit.screens.as_of': 'Порталдың сол сәттегі күйі',
};
