export default {
  'records.screens.own_papers': 'Жашоо документтери',
  'records.screens.papers': 'Чет элдик студенттердин документтери',
  'records.screens.notification': 'Документтер тууралуу эскертүүлөр',
};
