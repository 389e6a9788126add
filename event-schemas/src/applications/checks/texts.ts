import { formFaultTexts } from './form-texts.ts';
import { routeFaultTexts } from './route-texts.ts';

/** Every fault in words; they are among the module's errors too. */
export const faultTexts = { ...formFaultTexts, ...routeFaultTexts };
export type FaultCode = keyof typeof faultTexts;

/** Faults that a type may be published with: they are worth a look. */
export const warnings: readonly FaultCode[] = ['applications.fault_role_without_accounts', 'applications.fault_advisor_of_students_only', 'applications.fault_department_without_head', 'applications.fault_narrowed_without_students', 'applications.fault_forward_by_nobody'];
