export default {
  'audit.screens.verify': 'Verification of the log',
  'audit.screens.my_receipts': 'My receipts',
  'audit.screens.check_receipt': 'Check a receipt',
  'audit.screens.search': 'History',
  'audit.screens.causes': 'Causes and consequences',
  'audit.screens.after_deadline': 'After the deadline',
  'audit.screens.by_others': 'By others',
  'audit.screens.log_in_as': 'Logged in as others',
  'audit.screens.bulk': 'Bulk changes',
  'audit.screens.refused': 'Refused attempts',
  'audit.screens.history': 'History of a record',
  'audit.screens.as_of': 'As of a moment',
};
