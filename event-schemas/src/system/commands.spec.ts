import { expect, it } from 'vitest';
import { changeMailServer } from './commands.ts';

const server = { port: 25, security: 'none', user: '', sender_address: 'portal@example.edu', sender_name: 'Portal' };

it.each(['mail.example.edu', 'localhost', '10.0.0.7', 'xn--80ak6aa92e.com'])('%s is a mail server', host => {
  expect(changeMailServer.safeParse({ ...server, host }).success).toBe(true);
});

it.each(['1.2.3.999', '999999999999', 'xn--a', 'mail_server', '-mail', 'a..b:25'])(
  '%s is no mail server, because no connection can be opened to it',
  host => {
    expect(changeMailServer.safeParse({ ...server, host }).success).toBe(false);
  },
);
