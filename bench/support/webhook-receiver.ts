import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Takes messages in a process of its own, checks each signature, and tells its parent: how many it has taken when it is asked, and in the end every
 * position in the order in which it came.
 */
const secret = Buffer.from(process.argv[2]!, 'base64');
const arrived: string[] = [];
let wrong = 0;
const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => (body += part));
  request.on('end', () => {
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = request.headers;
    const signed = createHmac('sha256', secret)
      .update(`${String(id)}.${String(at)}.${body}`)
      .digest('base64');
    if (signature === `v1,${signed}`) arrived.push(String(id));
    else wrong += 1;
    response.end();
  });
});
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
process.on('message', what => {
  if (what === 'count') process.send!({ count: arrived.length });
  if (what === 'all') process.send!({ arrived, wrong });
  if (what === 'forget') arrived.length = 0;
});
