export default {
  'bugs.screens.list': 'Bugs of the portal',
  'bugs.screens.mine': 'My bug reports',
  'bugs.screens.bug': 'Bug report',
};
