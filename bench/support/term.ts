import { writeFileSync } from 'node:fs';

/**
 * Writes an invented term in the ITC 2019 format, of the size of a large faculty: 212 courses, 1,061 classes, 84 rooms,
 * 13,497 students (or `students`), 19,614 requests. Deterministic, so that runs can be compared.
 */
export function writeTerm(file: string, name = 'bench-term', students = 13_497): void {
  const courses = 212;
  const requests = Math.round(students * 1.4532);
  const random = generator(20260901);
  const lines = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<problem name="${name}" nrDays="7" slotsPerDay="288" nrWeeks="15">`,
    '<optimization time="3" room="1" distribution="16" student="8"/>',
    '<rooms>',
  ];
  for (let room = 1; room <= 84; room++)
    lines.push(`<room id="${room}" capacity="${20 + Math.floor(random() * 280)}"/>`);
  lines.push('</rooms>', '<courses>');
  let classes = 0;
  let subparts = 0;
  for (let course = 1; course <= courses; course++) {
    lines.push(`<course id="${course}"><config id="${course}">`);
    // One lecture and four practices a course; one class more makes 1,061.
    for (const of of [1, course === 1 ? 5 : 4]) {
      lines.push(`<subpart id="${++subparts}">`);
      for (let one = 0; one < of; one++) {
        const day = Math.floor(random() * 5);
        const start = 96 + Math.floor(random() * 9) * 12;
        const days = [...'0000000'].map((_, index) => (index === day ? '1' : '0')).join('');
        lines.push(
          `<class id="${++classes}" limit="${of === 1 ? 160 : 40}"><room id="${1 + Math.floor(random() * 84)}" ` +
            `penalty="0"/><time days="${days}" start="${start}" length="10" weeks="111111111111111" penalty="0"/></class>`,
        );
      }
      lines.push('</subpart>');
    }
    lines.push('</config></course>');
  }
  lines.push('</courses>', '<distributions/>', '<students>');
  for (let student = 1, asked = 0; student <= students; student++) {
    const wishes = new Set<number>();
    const many = student <= requests - students ? 2 : 1;
    while (wishes.size < many) wishes.add(1 + Math.floor(random() ** 1.5 * courses));
    asked += wishes.size;
    lines.push(`<student id="${student}">${[...wishes].map(course => `<course id="${course}"/>`).join('')}</student>`);
    if (student === students && asked !== requests) throw new Error(`${asked} requests instead of ${requests}`);
  }
  lines.push('</students>', '</problem>');
  writeFileSync(file, lines.join('\n'));
}

/** Mulberry32: small, seeded, good enough for demand. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
