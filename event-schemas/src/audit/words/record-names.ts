/** A text of the modules' `recorded/`, '' where they have none. */
export type RecordText = (key: string, params?: Readonly<Record<string, string>>) => string;

const keyStream = /_key$/;

/** What a kind of record is called: "Study card"; the stream that keeps a code unique is "Code: Faculty". */
export function recordName(aggregate: string, text: RecordText): string {
  const named = (kind: string): string => text(`kind.${kind}`);
  const key = keyStream.test(aggregate) ? named(aggregate.replace(keyStream, '')) : '';
  return named(aggregate) || (key ? text('key', { name: key }) : text('unknown'));
}
