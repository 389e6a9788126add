import { module as declared } from '@portal/event-schemas/grades/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { calls } from './calls.ts';
import { CloseGradeSheets, sheetsClosing } from './closing.ts';
import * as commands from './commands.ts';
import { demo } from './demo/demo.ts';
import { failures } from './failures.ts';
import { blockRulesFact, gradePeriodsFact, systemsFact } from './known.ts';
import { gradePeriodReminder, RemindOfGradePeriod } from './reminder.ts';
import { contributionsFact, takeRatingsOf } from './ratings.ts';
import { gradeSheet } from './sheet.ts';
import { statementCalls } from './statements/calls.ts';
import * as statements from './statements/commands.ts';
import { statement, statementNumber } from './statements/statement.ts';
import { gradeUnblock, openingsFact } from './unblock.ts';
import { unblockCalls, workerCalls } from './worker-calls.ts';

const { SetMark, RecordParts, SendSheet, NameMainTeacher, ClearGrades, UnblockFinalGrades, ChangeUnblock } = commands;

/** Final grades: sheets that follow the seats of courses, agreement on their marks, what the office decides. */
export const module = serviceModule({
  declared,
  after: ['curriculum', 'identity', 'registration', 'journals'],
  aggregates: [gradeSheet, gradeUnblock, failures, gradePeriodReminder, sheetsClosing, statement, statementNumber],
  facts: [systemsFact, gradePeriodsFact, blockRulesFact, contributionsFact, openingsFact],
  commands: {
    SetMark,
    RecordParts,
    SendSheet,
    NameMainTeacher,
    ClearGrades,
    UnblockFinalGrades,
    ChangeUnblock,
    RemindOfGradePeriod,
    CloseGradeSheets,
    FollowCourse: commands.followCourse(1),
    TakeRatings: takeRatingsOf(1),
    ActOnRows: commands.actOnRows(1, { students: 1, attempts: 1 }),
    DraftStatement: statements.DraftStatement,
    FillStatement: statements.FillStatement,
    SendStatement: statements.SendStatement,
    RejectStatement: statements.RejectStatement,
    CorrectStatement: statements.CorrectStatement,
    DiscardStatement: statements.discardStatement(true),
    ApproveStatement: statements.approveStatement(1),
    SignStatement: statements.signStatement(1, true),
  },
  calls: [...calls, ...statementCalls, ...unblockCalls, ...workerCalls],
  demo,
});
