import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { academicLeave } from './types/academic-leave.ts';
import { certificateOfStudy } from './types/certificate-of-study.ts';
import { dormitory } from './types/dormitory.ts';
import { personalData } from './types/personal-data.ts';
import { reinstatement } from './types/reinstatement.ts';
import { retake } from './types/retake.ts';
import { scholarshipAppeal } from './types/scholarship-appeal.ts';
import { transfer } from './types/transfer.ts';

/** Eight application types that universities really use, as of a day. */
export const demoDefinitions = {
  academic_leave: academicLeave,
  transfer,
  reinstatement,
  certificate_of_study: certificateOfStudy,
  retake,
  scholarship_appeal: scholarshipAppeal,
  dormitory,
  personal_data: personalData,
} satisfies Record<string, (now: string) => TypeDefinition>;
export type DemoType = keyof typeof demoDefinitions;
