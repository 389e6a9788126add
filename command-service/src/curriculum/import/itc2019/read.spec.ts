import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ImportRefused } from '@portal/platform/imports/refusal.ts';
import { exampleTerm } from '../testing/itc2019.ts';
import { parseProblem, readProblem } from './read.ts';

const parse = (text: string) => parseProblem('term.xml', [new TextEncoder().encode(text)]);
/** The line on which a text begins to differ from the example. */
const changedLine = (text: string) => {
  const at = [...text].findIndex((letter, index) => letter !== exampleTerm[index]);
  return text.slice(0, at).split('\n').length;
};

describe('reading a term', () => {
  it('takes in rooms, courses, classes with rooms and times, and wishes', async () => {
    const problem = await parse(exampleTerm);
    expect(problem).toMatchObject({
      name: 'tiny-spr20',
      days: 7,
      weeks: 4,
      slotsPerDay: 288,
      weights: { time: 2, room: 1 },
    });
    expect(problem.rooms).toEqual([
      { id: '1', capacity: 30, unavailable: [] },
      { id: '2', capacity: 12, unavailable: [{ days: '1000000', weeks: '1111', start: 96, length: 24 }] },
    ]);
    expect(
      problem.courses.map(course =>
        course.configs.map(config => config.subparts.map(subpart => subpart.classes.map(one => one.id))),
      ),
    ).toEqual([
      [
        [
          ['1', '2'],
          ['3', '4'],
        ],
      ],
      [[['5']], [['6']]],
    ]);
    expect(problem.courses[0]!.configs[0]!.subparts[1]!.classes[0]).toMatchObject({
      limit: 12,
      parent: '1',
      rooms: [{ id: '2', penalty: 0 }],
    });
    expect(problem.students).toEqual([
      { id: '1', courses: ['1', '2'] },
      { id: '2', courses: ['2'] },
      { id: '3', courses: [] },
    ]);
  });

  it('reads the same whatever pieces the file arrives in', async () => {
    const bytes = new TextEncoder().encode(exampleTerm);
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, index) =>
      bytes.subarray(index * 7, index * 7 + 7),
    );
    expect(await parseProblem('term.xml', pieces)).toEqual(await parse(exampleTerm));
  });

  const change = (from: string, to: string) => exampleTerm.replace(from, to);
  const huge = `<!DOCTYPE problem [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>`;
  const doctype = /<!DOCTYPE[^>]*>/.exec(exampleTerm)![0];
  it.each([
    [
      'another root',
      exampleTerm.replace('<problem ', '<solution ').replace('</problem>', '</solution>'),
      /root is <solution>/,
      'there',
    ],
    ['no content', '', /root element/i, 'somewhere'],
    ['no XML', 'courses,rooms\n1,2', /text|root|<|close/i, 'somewhere'],
    ['a truncated file', exampleTerm.slice(0, exampleTerm.indexOf('</courses>')), /unclosed tag/i, 'somewhere'],
    ['entities of its own', change(doctype, huge), /document type declares/, 'somewhere'],
    [
      'an external entity',
      change(doctype, '<!DOCTYPE problem [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
      /document type declares/,
      'somewhere',
    ],
    ['an unknown entity', change('name="tiny-spr20"', 'name="&boom;"'), /entity/, 'there'],
    ['a missing id', change('<room id="2" capacity="12">', '<room capacity="12">'), /<room>: id is missing/, 'there'],
    [
      'a doubled room',
      change('<room id="2" capacity', '<room id="1" capacity'),
      /room 1 is here twice \(first on line 6\)/,
      'there',
    ],
    ['a doubled class', change('<class id="2"', '<class id="1"'), /class 1 is here twice/, 'there'],
    ['a doubled student', change('<student id="2"', '<student id="1"'), /student 1 is here twice/, 'there'],
    ['a negative limit', change('limit="12"', 'limit="-5"'), /<class>: limit "-5" must be from 0 to 10000/, 'there'],
    ['an absurd limit', change('limit="12"', 'limit="999999999"'), /must be from 0/, 'there'],
    ['a limit in words', change('limit="12"', 'limit="many"'), /limit "many" must be a whole number/, 'there'],
    [
      'a fractional capacity',
      change('capacity="30"', 'capacity="3.5"'),
      /capacity "3.5" must be a whole number/,
      'there',
    ],
    ['no limit', change(' limit="12"', ''), /limit is missing/, 'there'],
    [
      'an unknown room',
      change('<room id="2" penalty="3"/>', '<room id="77" penalty="3"/>'),
      /class 2 names room 77, which does not exist/,
      'there',
    ],
    [
      'a wish for no course',
      change('<student id="2"><course id="2"/>', '<student id="2"><course id="9"/>'),
      /student 2 names course 9, which does not exist/,
      'there',
    ],
    [
      'a wish made twice',
      change('<student id="1"><course id="1"/><course id="2"/>', '<student id="1"><course id="1"/><course id="1"/>'),
      /asks for course 1 twice/,
      'there',
    ],
    ['a parent elsewhere', change('parent="2"', 'parent="5"'), /parent 5, which is no class of config 1/, 'there'],
    ['a parent of itself', change('parent="2"', 'parent="4"'), /class 4 is its own ancestor/, 'there'],
    [
      'a class of no config in a distribution',
      change('<class id="3"/>', '<class id="30"/>'),
      /a distribution names class 30/,
      'there',
    ],
    ['short days', change('days="0001000"', 'days="00010"'), /days has 5 characters, the problem has 7 days/, 'there'],
    [
      'weeks in other letters',
      change('weeks="0101"', 'weeks="01x1"'),
      /weeks "01x1" must be a string of 0 and 1/,
      'there',
    ],
    ['a class that never meets', change('weeks="0101"', 'weeks="0000"'), /has no 1 in it/, 'there'],
    [
      'a time after midnight',
      change('start="200" length="10"', 'start="280" length="10"'),
      /go beyond the day's 288/,
      'there',
    ],
    [
      'a class without a time',
      change('<time days="0001000" start="150" length="12" weeks="1111" penalty="0"/>', ''),
      /class 6 has no time/,
      'there',
    ],
    [
      'no courses',
      exampleTerm.replace(/<courses>[^]*<\/courses>/, '<courses/>').replace(/<distributions>[^]*<\/students>/, ''),
      /has no course/,
      'somewhere',
    ],
    [
      'an element of another format',
      change('<students>', '<teachers/><students>'),
      /<teachers> has no place in <problem>/,
      'there',
    ],
    ['deep nesting', change('<students>', `${'<a>'.repeat(5000)}<students>`), /<a> has no place/, 'there'],
    [
      'text between elements',
      change('<courses>', '<courses>drop table students'),
      /text "drop table students"/,
      'somewhere',
    ],
    ['a control character', change('tiny-spr20', 'tiny\u0000spr20'), /./, 'somewhere'],
    ['an endless attribute', change('tiny-spr20', 'a'.repeat(5000)), /attribute of 5000 characters/, 'there'],
    ['a day of seven parts', change('slotsPerDay="288"', 'slotsPerDay="7"'), /slotsPerDay/, 'there'],
    ['a second list of students', change('</students>', '</students><students/>'), /second <students>/, 'there'],
  ])('refuses %s with line and reason', async (_what, text, reason, where) => {
    const refusal = await parse(text).then(
      () => null,
      error => error,
    );
    expect(refusal).toBeInstanceOf(ImportRefused);
    expect(refusal.message).toMatch(reason);
    if (where === 'there') expect(refusal.line).toBe(changedLine(text));
  });

  it('refuses what is not UTF-8', async () => {
    await expect(parseProblem('term.xml', [Uint8Array.from([0x3c, 0xff, 0xfe, 0x3e])])).rejects.toThrow(/not UTF-8/);
  });

  it('refuses a file that is not there', async () => {
    await expect(readProblem('/nowhere/term.xml')).rejects.toThrow(/no such file/);
  });

  it('answers a problem or a refusal for every damaged file, never anything else', async () => {
    const bytes = new TextEncoder().encode(exampleTerm);
    const damage = fc.record({
      at: fc.nat(bytes.length - 1),
      length: fc.nat(40),
      put: fc.uint8Array({ maxLength: 20 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 4 }), async damages => {
        let text = bytes;
        for (const { at, length, put } of damages)
          text = Uint8Array.from([...text.slice(0, at), ...put, ...text.slice(at + length)]);
        const outcome = await parseProblem('term.xml', [text]).catch(error => error);
        expect(outcome instanceof ImportRefused || typeof outcome.name === 'string').toBe(true);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ImportRefused);
      }),
      { numRuns: 300 },
    );
  });

  it('answers a problem or a refusal when attributes are exchanged', async () => {
    const attribute = /"[^"]*"/g;
    const places = [...exampleTerm.matchAll(attribute)];
    const value = fc.oneof(
      fc.string({ maxLength: 30 }).map(text => text.replace(/["<&]/g, '')),
      fc.integer().map(String),
      fc.stringMatching(/^[01]{0,9}$/),
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(places.length - 1), value, async (which, put) => {
        let index = 0;
        const outcome = await parse(
          exampleTerm.replace(attribute, old => (index++ === which ? `"${put}"` : old)),
        ).catch(error => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ImportRefused);
      }),
      { numRuns: 300 },
    );
  });
});
