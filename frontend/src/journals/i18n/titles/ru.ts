export default {
  'journals.screens.blocking': 'Закрытие журналов',
};
