/**
 * PostgreSQL arrays in the binary wire format. A driver's text arrays quote every quotation mark of a JSON text; here the bytes
 * go as they are, which halves the processor time of an append.
 */
const oid = { json: 114, jsonb: 3802, int: 23, text: 25, uuid: 2950 } as const;

const header = (type: keyof typeof oid, length: number, room: number): Buffer => {
  const buffer = Buffer.allocUnsafe(20 + room);
  buffer.writeInt32BE(length === 0 ? 0 : 1, 0);
  buffer.writeInt32BE(0, 4);
  buffer.writeInt32BE(oid[type], 8);
  buffer.writeInt32BE(length, 12);
  buffer.writeInt32BE(1, 16);
  return length === 0 ? buffer.subarray(0, 12) : buffer;
};

export function intArray(values: readonly number[]): Buffer {
  const buffer = header('int', values.length, values.length * 8);
  let at = 20;
  for (const value of values) {
    at = buffer.writeInt32BE(4, at);
    at = buffer.writeInt32BE(value, at);
  }
  return buffer;
}

/** Texts, or JSON texts. */
export function textArray(type: 'text' | 'json' | 'jsonb', values: readonly string[]): Buffer {
  let room = values.length * 5;
  for (const value of values) room += value.length * 3;
  const buffer = header(type, values.length, room);
  if (values.length === 0) return buffer;
  let at = 20;
  for (const value of values) {
    const start = at;
    at += 4;
    if (type === 'jsonb') at = buffer.writeUInt8(1, at);
    at += buffer.write(value, at);
    buffer.writeInt32BE(at - start - 4, start);
  }
  return buffer.subarray(0, at);
}

/** UUIDs in their text form; null stays null (which flags the array as having nulls). */
export function uuidArray(values: readonly (string | null)[]): Buffer {
  const buffer = header('uuid', values.length, values.length * 20);
  if (values.length === 0) return buffer;
  let at = 20;
  for (const value of values) {
    if (value === null) {
      buffer.writeInt32BE(1, 4);
      at = buffer.writeInt32BE(-1, at);
    } else {
      at = buffer.writeInt32BE(16, at);
      at += buffer.write(value.replaceAll('-', ''), at, 'hex');
    }
  }
  return buffer.subarray(0, at);
}
