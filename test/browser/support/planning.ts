import type { Locator, Page } from 'playwright-core';
import { openScreen, settled } from './settled.ts';

/** What the office does to have a term, in English. */

const confirm = async (page: Page, name: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** The editor of a course in the list that stands on the page. */
export async function openCourse(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await settled(page);
}

/** Opens the fields of a lesson in the editor: "Lecture 1". */
export async function unfold(page: Page, lesson: string): Promise<Locator> {
  await page.getByRole('button', { name: `Change: ${lesson}` }).click();
  return page.getByRole('group', { name: lesson, exact: true });
}

/** Chooses a record in a field that searches. */
export async function pick(within: Locator, field: string, text: string): Promise<void> {
  await within.getByRole('combobox', { name: field, exact: true }).fill(text);
  await within
    .page()
    .getByRole('option', { name: new RegExp(text) })
    .click();
}

/** Moves a meeting from one day of the week to another. */
export async function toDay(lesson: Locator, from: string, to: string): Promise<void> {
  const days = lesson.getByRole('group', { name: 'Days of the week' });
  if (from !== to) for (const day of [from, to]) await days.getByRole('button', { name: day }).click();
}

export async function savePlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('region', { name: 'There are unsaved changes' }).waitFor({ state: 'detached' });
}

/** Saves a change that touches one registered student: what the dialog counts is answered, the student keeps the lesson. */
export async function saveKeeping(page: Page, reason: string): Promise<string[]> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'The change affects 1 student' });
  await dialog.locator('dd').first().waitFor();
  const numbers = await dialog.locator('dd').allTextContents();
  if (await dialog.getByRole('combobox', { name: /^Decision/ }).count()) {
    await dialog.getByRole('combobox', { name: /^Decision/ }).click();
    await page.getByRole('option', { name: 'keep in the lesson' }).click();
  }
  await dialog.getByLabel('Reason').fill(reason);
  await confirm(page, 'Save and notify');
  return numbers;
}

/** Opens all drafts of the list that stands on the page. */
export async function openDrafts(page: Page, count: number): Promise<void> {
  await page.getByRole('searchbox').fill('');
  await page.getByRole('row').nth(count).waitFor();
  await page.getByRole('checkbox', { name: /select all/i }).check();
  await page.getByRole('button', { name: `Open ${count} drafts` }).click();
  await confirm(page, 'Open');
  await page.getByText(`Done: ${count} of ${count}`).waitFor();
}

/** A main period of registration; moments as `2026-08-24T08:00`. */
export async function addPeriod(page: Page, term: string, from: string, to: string): Promise<void> {
  await openScreen(page, '/en/registration-periods');
  await page.getByRole('button', { name: 'Add a period' }).first().click();
  const dialog = page.getByRole('dialog');
  for (const language of ['Russian', 'Kazakh', 'English']) await dialog.getByLabel(`Name in ${language}`).fill(term);
  await dialog.getByRole('combobox', { name: /Term|Study period/ }).click();
  await page.getByRole('option', { name: term }).click();
  await dialog.getByLabel('Start').fill(from);
  await dialog.getByLabel('End').fill(to);
  await confirm(page, 'Save');
}
