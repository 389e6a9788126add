/** A type of file that is let through: its name's endings and how its content begins (`null`: text, which has no signature). */
interface FileKind {
  endings: readonly string[];
  starts: readonly (readonly [offset: number, bytes: string])[] | null;
}
const zip = [
  [0, '504b0304'],
  [0, '504b0506'],
] as const;
const ole = [[0, 'd0cf11e0a1b11ae1']] as const;

/** Documents, pictures, sound and archives that a university exchanges. Nothing that a browser would run (HTML, SVG, scripts). */
export const fileKinds: Record<string, FileKind> = {
  'application/pdf': { endings: ['pdf'], starts: [[0, '25504446']] },
  'image/png': { endings: ['png'], starts: [[0, '89504e47']] },
  'image/jpeg': { endings: ['jpg', 'jpeg'], starts: [[0, 'ffd8ff']] },
  'image/gif': { endings: ['gif'], starts: [[0, '47494638']] },
  'image/webp': { endings: ['webp'], starts: [[8, '57454250']] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { endings: ['docx'], starts: zip },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { endings: ['xlsx'], starts: zip },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': { endings: ['pptx'], starts: zip },
  'application/vnd.oasis.opendocument.text': { endings: ['odt'], starts: zip },
  'application/msword': { endings: ['doc'], starts: ole },
  'application/vnd.ms-excel': { endings: ['xls'], starts: ole },
  'application/vnd.ms-powerpoint': { endings: ['ppt'], starts: ole },
  'application/zip': { endings: ['zip'], starts: zip },
  'audio/mpeg': {
    endings: ['mp3'],
    starts: [
      [0, '494433'],
      [0, 'fffb'],
    ],
  },
  'video/mp4': { endings: ['mp4'], starts: [[4, '66747970']] },
  'text/plain': { endings: ['txt'], starts: null },
  'text/csv': { endings: ['csv'], starts: null },
};
/** Bytes that `sniff` needs. */
export const sniffLength = 4100;

/** The media type by the name's ending, if the content begins as that type does; null otherwise. The client's own word for it is not asked. */
export function sniff(name: string, head: Uint8Array): string | null {
  const ending = name.split('.').at(-1)!.toLowerCase();
  const [type, kind] = Object.entries(fileKinds).find(([, { endings }]) => endings.includes(ending)) ?? [];
  if (!type || !kind) return null;
  if (kind.starts === null) return head.includes(0) ? null : type;
  const bytes = Buffer.from(head);
  return kind.starts.some(
    ([offset, start]) => bytes.subarray(offset, offset + start.length / 2).toString('hex') === start,
  )
    ? type
    : null;
}

/** A name that every file system and header can carry: one folder level, no control characters, 1–200 characters, with an ending. */
export const isFileName = (name: string): boolean =>
  name.length <= 200 &&
  /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069/\\:*?"<>|]+\.[A-Za-z0-9]{1,10}$/u.test(name) &&
  !name.startsWith('.') &&
  name.trim() === name;
