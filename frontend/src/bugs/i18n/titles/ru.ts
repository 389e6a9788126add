export default {
  'bugs.screens.list': 'Ошибки портала',
  'bugs.screens.mine': 'Мои сообщения об ошибках',
  'bugs.screens.bug': 'Сообщение об ошибке',
};
