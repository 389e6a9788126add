export default {
  'bugs.screens.list': 'Порталдын каталары',
  'bugs.screens.mine': 'Менин ката тууралуу билдирүүлөрүм',
  'bugs.screens.bug': 'Ката тууралуу билдирүү',
};
