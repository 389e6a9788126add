/** The beginning of a PNG of so many pixels; what follows is empty. */
export function png(width: number, height: number): Blob {
  const head = Buffer.alloc(16);
  head.write('IHDR', 4, 'latin1');
  head.writeUInt32BE(13, 0);
  head.writeUInt32BE(width, 8);
  head.writeUInt32BE(height, 12);
  return new Blob([Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), head, Buffer.alloc(32)])]);
}
/** A file as uploads take it. */
export function inForm(content: Blob, name: string): FormData {
  const body = new FormData();
  body.append('file', content, name);
  return body;
}
