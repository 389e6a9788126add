import { z } from 'zod';
import { components, cycles, genders, preparationLevels, semesters, studentStatuses, studyForms } from './codes.ts';

/** Codes in the fields of the catalogue: apart from its records, so that a page that shows one loads no record. */
export const preparationLevel = z.enum(preparationLevels);
export const studyForm = z.enum(studyForms);
export const cycle = z.enum(cycles);
export const component = z.enum(components);
export const semester = z.enum(semesters);
export const gender = z.enum(genders);
export const studentStatus = z.enum(studentStatuses);
