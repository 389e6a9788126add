export default {
  'identity.screens.log_in': 'Log in',
  'identity.screens.first_administrator': 'The first administrator',
  'identity.screens.invitation': 'Invitation',
  'identity.screens.create_new_password': 'A new password',
  'identity.screens.fill_phone_number': 'Phone number',
  'identity.screens.access_denied': 'No access',
  'identity.screens.change_password': 'Change password',
  'identity.screens.sessions': 'My sessions',
  'identity.screens.login_as_other_user': 'Log in as another user',
  'identity.screens.accounts': 'Accounts',
};
