#!/usr/bin/env node
// Verifies an export of the portal's log without the portal: node verify.mjs [receipt.json …]
// It needs Node 20 or newer and nothing else. README.md says what every file holds and how each step could be done by hand.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const file = name => path.join(here, name);
const sha256 = input => createHash('sha256').update(input).digest();
const linesOf = name => createInterface({ input: createReadStream(file(name)), crlfDelay: Number.POSITIVE_INFINITY });

const say = text => process.stdout.write(`${text}\n`);

let faults = 0;
const fault = text => {
  faults += 1;
  if (faults <= 20) say(`FAULT  ${text}`);
};
const fine = text => say(`ok     ${text}`);

// What a seal signs: these fields, in this order, as JSON without blanks.
const sealText = ({ number, first_position, last_position, events, chain, root, previous, sealed_at, key }) =>
  JSON.stringify({
    format: 'portal-seal-1',
    number,
    first_position,
    last_position,
    events,
    chain,
    root,
    previous,
    sealed_at,
    key,
  });
const keyId = publicKey => sha256(Buffer.from(publicKey, 'base64')).toString('hex').slice(0, 32);
const isSigned = (seal, publicKey) =>
  verify(
    null,
    Buffer.from(sealText(seal)),
    createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' }),
    Buffer.from(seal.signature, 'base64'),
  );

// A Merkle tree: pairs are hashed with a leading byte 1, a node without a neighbour goes up as it is.
const parent = (left, right) => sha256(Buffer.concat([Buffer.from([1]), left, right]));
function rootOf(leaves) {
  let level = leaves;
  while (level.length > 1) {
    const next = [];
    for (let i = 0; i < level.length; i += 2)
      next.push(i + 1 < level.length ? parent(level[i], level[i + 1]) : level[i]);
    level = next;
  }
  return level[0];
}

const keys = JSON.parse(readFileSync(file('keys.json'), 'utf8'));
for (const [id, key] of Object.entries(keys)) if (keyId(key) !== id) fault(`keys.json: ${id} is not the id of its key`);

function checkSeal(seal) {
  const key = keys[seal.key];
  if (!key) fault(`seal ${seal.number}: its key ${seal.key} is not in keys.json`);
  else if (!isSigned(seal, key)) fault(`seal ${seal.number}: the signature does not fit`);
}

// 1. The seals: signed, and each knows the one before it.
const seals = [];
for await (const line of linesOf('seals.jsonl')) if (line) seals.push(JSON.parse(line));
let before;
for (const seal of seals) {
  checkSeal(seal);
  const previous = before ? sha256(sealText(before)).toString('hex') : '0'.repeat(64);
  if (seal.previous !== previous || seal.number !== (before?.number ?? 0) + 1)
    fault(`seal ${seal.number}: it does not follow the seal before it`);
  before = seal;
}
fine(
  `${seals.length} seals, signed with ${Object.keys(keys).length === 1 ? 'the key' : 'the keys'} ${Object.keys(keys).join(', ')}`,
);

// 2. The hashes: the chain comes out, and every seal fits the hashes that it was made over.
const { from, to, events: wanted, chain_before } = JSON.parse(readFileSync(file('ledger.json'), 'utf8'));
const hashes = new Map();
let chain = Buffer.from(chain_before, 'hex');
let leaves = [];
let at = 0;
let first;
let last = 0;
const closeSeals = position => {
  while (at < seals.length && seals[at].last_position < position) {
    const seal = seals[at++];
    // Of seals outside this export there are no hashes here.
    if (first === undefined || seal.first_position < first) continue;
    const root = rootOf(leaves);
    if (leaves.length !== seal.events || root?.toString('hex') !== seal.root || chain.toString('hex') !== seal.chain)
      fault(`events ${seal.first_position} to ${seal.last_position} are not those of seal ${seal.number}`);
    leaves = [];
    chain = Buffer.from(seal.chain, 'hex');
  }
};
for await (const line of linesOf('hashes.txt')) {
  if (!line) continue;
  const [text, hash] = line.split(' ');
  const position = Number(text);
  if (position <= last) fault(`hashes.txt: ${position} stands after ${last}`);
  last = position;
  if (first === undefined) {
    const start = seals.findLast(seal => seal.last_position < position)?.chain ?? '0'.repeat(64);
    if (chain_before !== start) fault('ledger.json: chain_before is not the chain of the seal before the first hash');
    while (at < seals.length && seals[at].last_position < position) at += 1;
    first = position;
  }
  closeSeals(position);
  const bytes = Buffer.from(hash, 'hex');
  leaves.push(bytes);
  chain = sha256(Buffer.concat([chain, bytes]));
  hashes.set(position, hash);
}
closeSeals(last + 1);
const sealedTo = seals.findLast(seal => seal.last_position <= last)?.last_position ?? 0;
fine(
  `${hashes.size} hashes, chained; ${[...hashes.keys()].filter(position => position > sealedTo).length} of them after the last seal`,
);

// 3. The events: each is what its hash says, none is missing and none too many.
let count = 0;
let previous = 0;
const seen = new Set();
for await (const line of linesOf('events.jsonl')) {
  if (!line) continue;
  count += 1;
  const position = Number(/^\{"position":(-?\d+),/.exec(line)?.[1]);
  const hash = sha256(line).toString('hex');
  if (!hashes.has(position)) fault(`event ${position} was inserted: nothing was recorded there`);
  else if (hashes.get(position) !== hash) fault(`event ${position} was altered`);
  if (position <= previous) fault(`event ${position} stands after event ${previous}`);
  previous = position;
  seen.add(position);
}
for (const position of hashes.keys())
  if (position >= from && position <= to && !seen.has(position)) fault(`event ${position} is missing`);
if (count !== wanted) fault(`${count} events instead of ${wanted}`);
fine(`${count} events, ${from} to ${to}`);

// 4. Receipts, where some were named.
for (const name of process.argv.slice(2)) {
  if (!existsSync(name)) {
    fault(`${name}: there is no such file`);
    continue;
  }
  const {
    position,
    hash,
    event,
    path: way,
    seal,
  } = JSON.parse(readFileSync(name, 'utf8')).receipt ?? JSON.parse(readFileSync(name, 'utf8'));
  const ahead = faults;
  if (event !== undefined && (sha256(event).toString('hex') !== hash || !event.startsWith(`{"position":${position},`)))
    fault(`${name}: the event is not what the hash says`);
  if (hashes.has(position) && hashes.get(position) !== hash)
    fault(`${name}: event ${position} of this export has another hash`);
  if (!seal || !way) {
    if (!hashes.has(position)) fault(`${name}: it is provisional, and event ${position} is not in this export`);
  } else {
    checkSeal(seal);
    const root = way.reduce(
      (node, step) =>
        step.side === 'left'
          ? parent(Buffer.from(step.hash, 'hex'), node)
          : parent(node, Buffer.from(step.hash, 'hex')),
      Buffer.from(hash, 'hex'),
    );
    if (root.toString('hex') !== seal.root || position < seal.first_position || position > seal.last_position)
      fault(`${name}: it does not lead to the root of seal ${seal.number}`);
  }
  if (faults === ahead)
    fine(
      `${name}: event ${position}${seal ? ` was recorded by ${seal.sealed_at} (seal ${seal.number})` : ' stands in this export; it is not sealed'}`,
    );
}

say(
  faults
    ? `\n${faults} fault${faults === 1 ? '' : 's'}: this is not what was recorded.`
    : '\nEverything is as it was recorded and sealed. Compare the ids of the keys with those that the university publishes.',
);
process.exitCode = faults ? 1 : 0;
