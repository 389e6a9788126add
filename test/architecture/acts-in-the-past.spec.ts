import { describe, expect, it } from 'vitest';
import { accessTables, callsIn, composedIn, pagesOf } from './page-calls.ts';
import { isTest, readSources, type Source } from './sources.ts';

const sources = readSources();
const commands = new Set((await accessTables(sources)).flatMap(table => Object.keys(table.commands)));
const pages = pagesOf(sources);

/** Changes of the present whatever is looked at, and what others keep off. */
const inTheirOwnRight: Readonly<Record<string, string>> = {
  'shell/banners.tsx': 'ends acting for another person: the own session, which is of the present',
  'shell/user-panel.tsx': 'logs out',
  'shell/language-switch.tsx': 'the reader’s own language',
  'registration/parts/planner.tsx': 'hands the acts to its parts, whose buttons are off',
  'identity/screens/forgot-login.tsx': 'asked before logging in, when there is no past to look at',
  'identity/screens/way-in.tsx': 'finishes a log-in, when there is no past to look at',
  'identity/screens/forgot-password.tsx': 'asked before logging in, when there is no past to look at',
  'week-plans/parts/builder.tsx': 'saves what its form of preferences says, which is off',
  'week-plans/parts/ways.tsx': 'saves what its form of preferences says, which is off',
  'applications/parts/form/file-field.tsx': 'stands in the form of an application, which is off as a whole',
};
/** Buttons of components that change something which themselves only show. */
const showing: Readonly<Record<string, string>> = {
  'advising/parts/what-if/what-if.tsx': 'changes are tried on a copy; making them is an act',
  'audit/screens/audit-verify.tsx': 'recomputes the ledger and compares',
  'notifications/parts/schedules.tsx': 'a preview of the mail, and whom it reaches',
  'offerings/rollover/report.tsx': 'opens the history; undoing asks in a dialog that is off',
  'offerings/screens/needs.tsx': 'opens the students behind a number',
  'offerings/parts/editor.tsx': 'opens the history; nothing of a plan can be changed there',
  'plans/parts/entry-actions.tsx': 'unfolds the lines of a discipline',
  'access/screens/discipline-online-registration-access.tsx': 'opens the history',
  'access/screens/discipline-registration-access.tsx': 'opens the history',
  'access/screens/discipline-registration-access-for-selected-students.tsx': 'opens the history',
  'teacher-requests/screens/my-teacher-requests.tsx': 'shows more of the list',
  'registration/parts/office/settings-form.tsx': 'opens the history',
  'curriculum/screens/discipline.tsx': 'opens the history',
  'curriculum/screens/study-plan.tsx': 'opens the history',
  'identity/screens/bad-avatar.tsx': 'turns the pages',
  'identity/screens/rights-review.tsx': 'shows the review of another year',
};

/** Sends a change: by `useSend`, or by naming a command. */
const sending = (text: string): boolean =>
  /\buseSend\b[<(]/.test(text) || [...callsIn(text), ...composedIn(text)].some(call => commands.has(call));
/** Hooks outside components by which changes are sent: `useCourseActs` of registration/calls.ts. */
function sendingHooks({ file, text }: Source): string[] {
  if (file.endsWith('.tsx') || file.endsWith('/use-send.ts') || !sending(text)) return [];
  const [, ...parts] = text.split(/^export (?:const|function) (?=use[A-Z])/m);
  const own = parts.filter(part => sending(part.split(/\n(?=export |const |function |\/\*\*)/)[0]!));
  return (own.length > 0 || parts.length > 1 ? own : parts).map(part => /^\w+/.exec(part)![0]);
}
const hooks = pages.flatMap(sendingHooks);
const usesHook = (text: string): boolean => hooks.some(hook => new RegExp(`\\b${hook}\\(`).test(text));
const components = pages.filter(({ file }) => file.endsWith('.tsx'));
const senders = components.filter(({ text }) => sending(text) || usesHook(text));

/** Knows the past by itself. */
const aware = /<(?:Office)?ActButton\b|<RowButtons\b|\buse(?:AsOf|ReadOnlyReason)\(/;
/** Forms and dialogs that send nothing in the past, and tell so. */
const awareDialog =
  /<(?:CommentedAnswer|ConfirmDialog|Form|FormDialog|FormPage|ImportDialog|PasswordByLink|PickDiscipline|ReasonDialog|WithPassword)\b/;
const nameOf = ({ file }: Source): string => file.replace('frontend/src/', '');

/** Controls that are not off in the past, each with its whole tag. */
function plainControls(text: string): string[] {
  return [...text.matchAll(/<(?:button|Button|IconButton|Switch|ToggleButton|MenuItem)\b/g)].map(({ index }) => {
    let depth = 0;
    let end = index;
    while (end < text.length && (text[end] !== '>' || depth > 0)) {
      if (text[end] === '{') depth++;
      if (text[end] === '}') depth--;
      end++;
    }
    return text.slice(index, end);
  });
}
const handler = (control: string): string =>
  control.slice(Math.max(control.indexOf('onClick='), control.indexOf('onChange='), 0));
const sends = (control: string): boolean => /\.mutate(?:Async)?\(/.test(handler(control));
/** Sets a state to something: `setAsking(true)`, not `setAsking(null)`. */
const opens = (control: string): boolean => /\bset[A-Z]\w*\((?!null|false|undefined|''|\w+ =>)/.test(handler(control));
const ownPast = (control: string): boolean => /disabled=\{[^}]*\b(?:past|readOnly)\b/.test(control);

describe('while a past moment is looked at', () => {
  it('the walk finds what sends changes', () => {
    expect(senders.length).toBeGreaterThan(70);
    expect(hooks).toEqual(expect.arrayContaining(['useCourseActs', 'useWatching', 'useWithdraw']));
  });

  it('every component that sends a change is off, or sends it by a form or dialog that is', () => {
    expect(
      senders
        .filter(({ text }) => !aware.test(text) && !awareDialog.test(text))
        .map(nameOf)
        .filter(name => !(name in inTheirOwnRight)),
    ).toEqual([]);
  });

  it('a button that sends a change, or opens the dialog that does, is an ActButton', () => {
    const dialogs = new Set(senders.filter(({ text }) => awareDialog.test(text)).map(({ file }) => file));
    const openers = components.filter(
      ({ file, imports }) =>
        dialogs.has(file) ||
        imports.some(({ target, typeOnly }) => !typeOnly && target !== null && dialogs.has(target)),
    );
    const found = components.flatMap(source =>
      plainControls(source.text)
        .filter(control => !ownPast(control) && (sends(control) || (openers.includes(source) && opens(control))))
        .map(control => `${nameOf(source)}: ${control.replace(/\s+/g, ' ').slice(0, 120)}`),
    );
    expect(
      found.filter(one => !Object.keys({ ...inTheirOwnRight, ...showing }).some(name => one.startsWith(`${name}:`))),
    ).toEqual([]);
  });

  it('the exceptions are there', () => {
    const names = new Set(sources.filter(({ file }) => !isTest(file)).map(nameOf));
    expect(Object.keys({ ...inTheirOwnRight, ...showing }).filter(name => !names.has(name))).toEqual([]);
  });
});
