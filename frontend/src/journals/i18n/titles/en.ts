export default {
  'journals.screens.blocking': 'Closing of journals',
};
