const ru = {
  kind: { bug_numbers: 'Номера сообщений об ошибках' },
  field: { bug: 'Сообщение об ошибке' },
};
export default ru;
