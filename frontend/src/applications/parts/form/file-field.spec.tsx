import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import { aField } from '@portal/event-schemas/forms/testing/properties.ts';
import { addCatalogue } from '../../../i18n/texts.ts';
import ru from '../../i18n/form/ru.ts';
import texts from '../../i18n/form/en.ts';
import { acceptFiles } from './accept-files.ts';
import { ApplicationForm } from './application-form.tsx';
import { uploadFile } from './upload.ts';

addCatalogue('en', 'applications-form', texts);
addCatalogue('ru', 'applications-form', ru);
vi.mock('./upload.ts', () => ({ uploadFile: vi.fn() }));
const upload = vi.mocked(uploadFile);
/** What the form held, the last of all. */
const seen: FormValues[] = [];
const values = (): FormValues => seen.at(-1) ?? {};
const file = (name: string, size = 10): File => Object.defineProperty(new File(['x'], name), 'size', { value: size });

function Held({ property }: { property: Property }) {
  const [held, setHeld] = useState<FormValues>({});
  useEffect(() => void seen.push(held), [held]);
  return (
    <ApplicationForm properties={[property]} values={held} onChange={patch => setHeld(now => ({ ...now, ...patch }))} />
  );
}
const show = (property: Property, lang = 'en'): HTMLElement => {
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/:lang/coo', element: <Held property={property} /> }], {
        initialEntries: [`/${lang}/coo`],
      })}
    />,
  );
  return document.querySelector<HTMLElement>('.app-drop')!;
};
const drop = (on: HTMLElement, ...files: File[]): void => void fireEvent.drop(on, { dataTransfer: { files } });
beforeEach(() => {
  seen.length = 0;
  upload.mockImplementation(async one => `uid of ${one.name}`);
});
afterEach(cleanup);

describe('files', () => {
  it('come by dropping, several at once', async () => {
    drop(show(aField('file', { multiple: true })), file('a.pdf'), file('b.pdf'));
    await waitFor(() => expect(values()['file']).toHaveLength(2));
    expect(values()['file']).toEqual(expect.arrayContaining(['uid of a.pdf', 'uid of b.pdf']));
    expect(screen.getByRole('link', { name: 'Download a.pdf' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the file a.pdf' }));
    expect(values()['file']).toEqual(['uid of b.pdf']);
  });
  it('that are too large or there already are warned of, in the words of the specification', async () => {
    const zone = show(aField('file', { multiple: true, max_mb: 100 }), 'ru');
    drop(zone, file('a.pdf'), file('a.pdf'), file('big.pdf', 101 * 1024 * 1024));
    const warning = await screen.findByRole('alert');
    expect(warning.textContent).toContain('Внимание!');
    expect(warning.textContent).toContain('Файл a.pdf уже существует!');
    expect(warning.textContent).toContain('Файл big.pdf превышает 100 мегабайт!');
    await waitFor(() => expect(values()['file']).toEqual(['uid of a.pdf']));
  });
  it('beyond the count close the picker and say why', async () => {
    const zone = show(aField('file', { multiple: true, max_count: 2 }));
    drop(zone, file('a.pdf'), file('b.pdf'));
    await screen.findByText(/uploaded as many files as you can: 2/);
    expect(screen.queryByRole('button', { name: /choose/ })).toBeNull();
  });
  it('that do not get through are tried again alone', async () => {
    upload.mockImplementationOnce(async () => {
      throw new Error('gone');
    });
    drop(show(aField('file', { multiple: true })), file('a.pdf'), file('b.pdf'));
    await screen.findByText('did not upload');
    await waitFor(() => expect(values()['file']).toEqual(['uid of b.pdf']));
    await userEvent.click(screen.getByRole('button', { name: 'Upload again: a.pdf' }));
    await waitFor(() => expect(values()['file']).toEqual(['uid of b.pdf', 'uid of a.pdf']));
  });
  it('on their way show how far they are, and can be stopped', async () => {
    let signal: AbortSignal | undefined;
    upload.mockImplementation(
      (_, uploading) =>
        new Promise(() => {
          signal = uploading.signal;
          setTimeout(() => uploading.onProgress(5));
        }),
    );
    drop(show(aField('file')), file('a.pdf', 10));
    expect(
      (await screen.findByRole('progressbar', { name: 'a.pdf: 50\u00a0% uploaded' })).getAttribute('aria-valuenow'),
    ).toBe('50');
    await userEvent.click(screen.getByRole('button', { name: 'Stop uploading: a.pdf' }));
    expect(signal?.aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

it.each([
  ['too large', { max_mb: 1 }, [file('a.pdf', 1_048_577)], [], 'too_large'],
  ['there already', {}, [file('a.pdf')], ['a.pdf'], 'exists'],
  ['of another type', { file_types: ['pdf'] }, [file('a.exe')], [], 'wrong_type'],
  ['empty', {}, [file('a.pdf', 0)], [], 'is_empty'],
  ['one too many', { multiple: false }, [file('a.pdf')], ['b.pdf'], 'too_many'],
] as const)('a file that is %s is not taken', (_, more, picked, present, kind) => {
  expect(
    acceptFiles(
      {
        ...aField('file', { multiple: true }),
        ...more,
        file_types: [...('file_types' in more ? more.file_types : [])],
      },
      picked,
      present,
    ),
  ).toMatchObject({ taken: [], warnings: [{ kind }] });
});
