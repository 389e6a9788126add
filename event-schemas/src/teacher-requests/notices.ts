import { kindsOfTopic, idOf, type ModuleNotices, type NoticeRule } from '../kernel/notices.ts';
import { studentName, studentNoted } from '../registration/notice-parts.ts';
import type { teacherRequestEvents } from './events.ts';
import { kinds } from './notice-kinds.ts';

/** To the student of a request, `teacher_request-<student>.<offering>`. */
const answered = (kind: keyof typeof kinds): NoticeRule<keyof typeof kinds> => ({
  tells: ({ stream, data: { course, comment } }) => [
    { account: idOf(stream).split('.')[0]!, kind, params: { course, comment } },
  ],
});

/** Whom events of requests to teachers tell what. */
const rules: Partial<Record<keyof typeof teacherRequestEvents, NoticeRule<keyof typeof kinds>>> = {
  TeacherRequestAsked: {
    asks: ({ data }) => [studentNoted(data.student)],
    tells: ({ data: { student, course, text, teachers } }, known) =>
      teachers.map((account: string) => ({
        account,
        kind: 'request_asked',
        params: { student: studentName(student, known), course, request: text },
      })),
  },
  TeacherRequestApproved: answered('request_approved'),
  TeacherRequestRefused: answered('request_refused'),
};

export const notices: Partial<ModuleNotices> = { kinds: kindsOfTopic('permissions', kinds), rules };
