export default {
  'bugs.screens.list': 'Портал қателері',
  'bugs.screens.mine': 'Менің қате туралы хабарларым',
  'bugs.screens.bug': 'Қате туралы хабар',
};
