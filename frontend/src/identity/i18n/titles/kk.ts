export default {
  'identity.screens.log_in': 'Кіру',
  'identity.screens.first_administrator': 'Алғашқы әкімші',
  'identity.screens.invitation': 'Шақыру',
  'identity.screens.create_new_password': 'Жаңа құпиясөз',
  'identity.screens.fill_phone_number': 'Телефон нөмірі',
  'identity.screens.access_denied': 'Кіруге рұқсат жоқ',
  'identity.screens.change_password': 'Құпиясөзді ауыстыру',
  'identity.screens.sessions': 'Менің сеанстарым',
  'identity.screens.login_as_other_user': 'Басқа адам болып кіру',
  'identity.screens.accounts': 'Есептік жазбалар',
};
