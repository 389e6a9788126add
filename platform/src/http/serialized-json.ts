/** An answer that is JSON already, put together of parts that many answers share: sent as it is. `T`: what it says. */
export class SerializedJson<T> {
  declare readonly says: T;
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}
