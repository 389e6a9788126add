export default {
  'journals.screens.blocking': 'Журналдарды жабу',
};
