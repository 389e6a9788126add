/** What other modules with forms of their own show: a form to fill in, what was filled in, the editor of its fields. */
export { Answers } from './parts/form/answers.tsx';
export { ApplicationForm } from './parts/form/application-form.tsx';
export type { FormCalls } from './parts/form/form-calls.ts';
export { FormCallsProvider } from './parts/form/use-form-calls.ts';
export { days } from './parts/form/days.ts';
export { faultText } from './parts/form/limits.ts';
export { useFormText } from './form-text.ts';
export { FormEditor } from './parts/type-editor/form-editor.tsx';
