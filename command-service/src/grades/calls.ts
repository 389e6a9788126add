import { contracts } from '@portal/event-schemas/grades/calls.ts';
import { rowId } from '@portal/event-schemas/grades/ids.ts';
import { isOfficer } from '@portal/event-schemas/grades/roles.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import * as commands from './commands.ts';
import { act, partsOf, sheetAndStudent, sheetNamed, targetsOf } from './rows.ts';

const one = ({ params, body }: { params: { uid: string }; body: { version?: number | undefined } }) =>
  targetsOf([{ uid: params.uid, version: body.version }]);
/** Agreements are answered by their teachers alone. */
function ownAgreements(uids: readonly string[], account: string) {
  const found = uids.map(partsOf);
  if (found.some(({ teacher }) => teacher !== account))
    throw new Refused(reject('grades.not_co_teacher', { rows: [] }));
  return targetsOf(found.map(({ row }) => ({ uid: row })));
}

const changeMark = command(contracts['PUT /journals/change_mark/{uid}/'], {
  summary: 'Set the mark of a row, or take it back; what co-teachers have said of the one before ends',
  run: async ({ host, send, params, body }) => {
    const data = { ...sheetAndStudent(params.uid), ...body, zone: host.config.timeZone };
    const { changed } = await send(commands.SetMark, data);
    return { changed, uids: [params.uid] };
  },
});
const recordParts = command(contracts['PUT /journals/final_grades/parts/'], {
  summary: 'Record what students have reached in a part, in hundredths of a percent',
  run: async ({ host, send, body }) => {
    const sheet = sheetNamed(body.sheet);
    const data = { ...body, sheet, zone: host.config.timeZone };
    const { changed } = await send(commands.RecordParts, data);
    return { changed, uids: body.rows.map(({ student }) => rowId(sheet, student)) };
  },
});
const ask = command(contracts['POST /journals/create_agreeing/'], {
  summary: 'Ask the co-teachers of rows to agree on their marks; who was asked already is not asked again',
  run: async input => act(input, { act: 'ask' }, targetsOf(input.body.final_grades.map(uid => ({ uid })))),
});
const agree = command(contracts['PUT /journals/change_agreeing/'], {
  summary: 'Agree or disagree with marks: all of them or none',
  run: async input =>
    act(
      input,
      input.body.agreed ? { act: 'agree' } : { act: 'disagree', comment: input.body.comment },
      ownAgreements(input.body.agreements, input.actor.id),
    ),
});
const agreeOne = command(contracts['PUT /journals/update_agreeing/{uid}/'], {
  summary: 'Agree or disagree with one mark',
  run: async input =>
    act(
      input,
      input.body.agreed ? { act: 'agree' } : { act: 'disagree', comment: input.body.comment },
      ownAgreements([input.params.uid], input.actor.id),
    ),
});
const clean = command(contracts['PUT /journals/clean_agreeing/'], {
  summary: 'Take answers of co-teachers back: the main teacher any, a co-teacher the own',
  run: async input => {
    const found = input.body.agreements.map(partsOf);
    const teachers = [...new Set(found.map(({ teacher }) => teacher))];
    return act(input, { act: 'clean', teachers }, targetsOf(found.map(({ row }) => ({ uid: row }))));
  },
});
const sendOffice = command(contracts['PUT /journals/send_office/'], {
  summary: 'Send a whole sheet, or rows, to the office; approved rows stay approved',
  run: async input => {
    const { sheet, rows } = input.body;
    if (rows) return act(input, { act: 'send' }, targetsOf(rows));
    if (!sheet) throw new Refused(reject('grades.send_what', {}, { sheet: 'required' }));
    const { changed } = await input.send(commands.SendSheet, {
      sheet: sheetNamed(sheet),
      zone: input.host.config.timeZone,
    });
    return { changed, uids: [sheet] };
  },
});
const sendOne = command(contracts['PUT /journals/send_office_individual/{uid}/'], {
  summary: 'Send one row; an approved one while the office keeps it open, and its result does not count meanwhile',
  run: async input => act(input, { act: 'resend' }, one(input)),
});
const approve = command(contracts['PUT /journals/final_grades/approve/'], {
  summary: 'Approve rows as they were seen: all of them or none',
  run: async input => act(input, { act: 'approve' }, targetsOf(input.body.rows)),
});
const approveOne = command(contracts['PUT /journals/approve_individual/{uid}/'], {
  summary: 'Approve one row as it was seen',
  run: async input => act(input, { act: 'approve' }, one(input)),
});
const rejectRows = command(contracts['PUT /journals/final_grades/reject/'], {
  summary: 'Send rows back to the teacher, with the reason: all of them or none',
  run: async input => act(input, { act: 'reject', comment: input.body.comment }, targetsOf(input.body.rows)),
});
const rejectOne = command(contracts['PUT /journals/reject_individual/{uid}/'], {
  summary: 'Send one row back to the teacher, with the reason',
  run: async input => act(input, { act: 'reject', comment: input.body.comment }, one(input)),
});
const commentMain = command(contracts['PUT /journals/change_comment/main/{uid}/'], {
  summary: 'The comment of the main teacher on a row',
  run: async input =>
    act(input, { act: 'comment_main', comment: input.body.comment }, targetsOf([{ uid: input.params.uid }])),
});
const commentOffice = command(contracts['PUT /journals/change_comment/is_office/{uid}/'], {
  summary: 'The comment of the office on a row',
  run: async input =>
    act(input, { act: 'comment_office', comment: input.body.comment }, targetsOf([{ uid: input.params.uid }])),
});
const commentCo = command(contracts['PUT /journals/change_comment/coteachers/{uid}/'], {
  summary: 'The comment of a co-teacher on their agreement',
  run: async input =>
    act(input, { act: 'comment_co', comment: input.body.comment }, ownAgreements([input.params.uid], input.actor.id)),
});
const commentCreated = command(contracts['POST /journals/change_comment/coteachers/created/'], {
  summary: 'The comment of a co-teacher on a row on which they have not been asked yet',
  run: async input =>
    act(input, { act: 'comment_co', comment: input.body.comment }, targetsOf([{ uid: input.body.final_grades }])),
});
const change = command(contracts['PUT /journals/final_grades/change/'], {
  summary: 'Change marks for the office, with the reason; others of the office decide on them',
  run: async input => {
    const { rows, reason } = input.body;
    const [target, ...others] = targetsOf(rows);
    if (others.length > 0) throw new Refused(reject('grades.one_sheet', {}, { rows: 'not_allowed' }));
    const marks = rows.map(({ uid, mark, version }) => ({ student: sheetAndStudent(uid).student, mark, version }));
    return act(input, { act: 'change_by_office', change: { sheet: target!.sheet, rows: marks, reason } }, [target!]);
  },
});
/** With a reason it is the office's change, without one the teacher's mark: the rules of either hold. */
const academicChange = command(contracts['PUT /schedules/academic_performance/change/'], {
  summary: 'Set the mark of a student in a course by the rules of the sheet; the office changes it with a reason',
  run: async input => {
    const { uid, mark, version, reason } = input.body;
    const { sheet, student } = sheetAndStudent(uid);
    if (reason === undefined) {
      const data = { sheet, student, mark, version, zone: input.host.config.timeZone };
      return { changed: (await input.send(commands.SetMark, data)).changed, uids: [uid] };
    }
    const changed = { sheet, rows: [{ student, mark, version }], reason };
    return act(input, { act: 'change_by_office', change: changed }, targetsOf([{ uid }]));
  },
});
const remark = command(contracts['POST /journals/create_history_final_grades/'], {
  summary: 'A remark in the history of a row: the acts themselves stand there already',
  run: async input => {
    const { row, comment } = input.body;
    const targets = targetsOf([{ uid: row }]);
    if (!comment.trim()) return { changed: false, uids: [row] };
    return act(input, { act: isOfficer(input.roles) ? 'comment_office' : 'comment_main', comment }, targets);
  },
});
const nameTeacher = command(contracts['PUT /journals/sheets/{uid}/teachers/'], {
  summary: 'Name the main teacher of a sheet, whoever gives the lessons',
  run: async ({ send, params, body }) => {
    const data = { sheet: sheetNamed(params.uid), teacher: body.main_teacher };
    const { changed } = await send(commands.NameMainTeacher, data);
    return { changed, uids: [params.uid] };
  },
});

export const calls = [
  changeMark,
  recordParts,
  ask,
  agree,
  agreeOne,
  clean,
  sendOffice,
  sendOne,
  approve,
  approveOne,
  rejectRows,
  rejectOne,
  commentMain,
  commentOffice,
  commentCo,
  commentCreated,
  change,
  academicChange,
  remark,
  nameTeacher,
];
