export default {
  'journals.screens.blocking': 'Журналдарды жабуу',
};
