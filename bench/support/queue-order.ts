import pg from 'pg';

/** Read off the log alone: who sits, who waits in which order, who was offered a seat, and how often somebody was served past who stood ahead. */
export interface QueueOrder {
  seated: string[];
  waiting: string[];
  offered: string[];
  outOfOrder: number;
}

export async function queueOrder(url: string, course: string): Promise<QueueOrder> {
  const pool = new pg.Pool({ connectionString: url, max: 1 }).on('error', () => undefined);
  const { rows } = await pool.query<{ type: string; student: string }>(
    `select type, data->>'student' as student from log.events where stream_id = $1 order by position`,
    [`course_offering-${course}`],
  );
  await pool.end();
  const seated = new Set<string>();
  const waiting: string[] = [];
  const offered: string[] = [];
  let outOfOrder = 0;
  for (const { type, student } of rows) {
    if (type === 'SeatsTaken') seated.add(student);
    if (type === 'SeatsReleased') seated.delete(student);
    if (type === 'WaitingListJoined') waiting.push(student);
    if (type !== 'SeatOffered') continue;
    if (waiting.find(one => !offered.includes(one)) !== student) outOfOrder += 1;
    offered.push(student);
  }
  return { seated: [...seated], waiting, offered, outOfOrder };
}
