import { WebSocket } from 'ws';

/**
 * One account that means ill, a process of its own: opens sockets, subscribes to hundreds of keys on each and sends messages as fast as it can.
 * Arguments: address of the channel, cookie, sockets, keys of each, seconds. Prints what it got as JSON.
 */
const [, , address = '', cookie = '', sockets = '3000', keys = '480', seconds = '10'] = process.argv;
const subscription = JSON.stringify({ subscribe: Array.from({ length: Number(keys) }, (_, key) => `flood-${key}`) });
const small = JSON.stringify({ subscribe: ['flood'] });
const until = Date.now() + Number(seconds) * 1000;
const outcome = { tried: 0, opened: 0, refused: 0, sent: 0, closed: {} as Record<string, number> };

function attack(number: number): void {
  if (Date.now() > until) return;
  outcome.tried += 1;
  const socket = new WebSocket(address, { headers: { cookie } });
  socket.on('open', () => {
    outcome.opened += 1;
    // Two of three keep to what is allowed and only stay; the others flood.
    if (number % 3 === 0) socket.send(subscription);
    if (number % 3 === 1) flood(socket);
  });
  socket.on('close', code => {
    outcome.closed[code] = (outcome.closed[code] ?? 0) + 1;
    setTimeout(() => {
      attack(number);
    }, 20);
  });
  socket.on('error', () => {
    outcome.refused += 1;
  });
}
function flood(socket: WebSocket): void {
  if (socket.readyState !== WebSocket.OPEN || Date.now() > until) return;
  for (let n = 0; n < 200 && socket.bufferedAmount < 1_000_000; n++) {
    socket.send(small);
    outcome.sent += 1;
  }
  setImmediate(() => {
    flood(socket);
  });
}

for (let number = 0; number < Number(sockets); number++) {
  attack(number);
  if (number % 50 === 49)
    await new Promise(resolve => {
      setTimeout(resolve, 20);
    });
}
await new Promise(resolve => {
  setTimeout(resolve, Math.max(0, until - Date.now()));
});
process.stdout.write(JSON.stringify(outcome));
process.exit(0);
