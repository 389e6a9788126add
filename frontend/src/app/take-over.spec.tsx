import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, redirect, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endWaiting, startWhenTouched } from './start-when-touched.ts';
import { takeOver } from './take-over.ts';

const sent = vi.fn<(login: string) => void>();
function LogIn() {
  const [login, setLogin] = useState('');
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        sent(login);
      }}
    >
      <input name="login" value={login} onChange={event => setLogin(event.target.value)} />
      <button type="submit">Log in</button>
    </form>
  );
}

let container: HTMLElement;
let root: Root | undefined;
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[type=module]')];
const field = () => container.querySelector('input')!;
const button = () => container.querySelector('button')!;

beforeEach(() => {
  sent.mockClear();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<LogIn />);
  startWhenTouched('/assets/start.js', ['/assets/screen.js']);
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  endWaiting();
  container.remove();
  document.head.innerHTML = '';
  delete document.documentElement.dataset['theme'];
});

/** The application comes, with a router that needs a moment for its screen. */
async function arrive(loader: () => unknown = () => null): Promise<void> {
  const router = createMemoryRouter([
    { path: '/', loader, element: <LogIn /> },
    { path: '/desktop', element: <input name="search" /> },
  ]);
  const drawn = new Promise<void>(resolve => {
    takeOver(container, router, () => {
      root = createRoot(container);
      root.render(<RouterProvider router={router} />);
      resolve();
    });
  });
  await drawn;
}

describe('a page that the server has drawn', () => {
  it('asks for no script until somebody touches it', async () => {
    expect(scripts()).toEqual([]);
    fireEvent.pointerMove(document.body);
    expect(scripts().map(script => script.getAttribute('src') ?? script.src)).toEqual(['/assets/start.js']);
    expect(document.head.querySelector('link[rel=modulepreload]')?.getAttribute('href')).toBe('/assets/screen.js');
    fireEvent.keyDown(field(), { key: 'a' });
    expect(scripts()).toHaveLength(1);
  });

  it('asks for none because a field has the focus from the start; one that is filled in is a touch', () => {
    field().focus();
    fireEvent.focusIn(field());
    expect(scripts()).toEqual([]);
    fireEvent.change(field(), { target: { value: 'kept by the browser' } });
    expect(scripts()).toHaveLength(1);
  });

  it('begins when somebody goes back or forth', () => {
    fireEvent.popState(window);
    expect(scripts()).toHaveLength(1);
  });

  it('asks again when the script did not arrive', () => {
    fireEvent.pointerDown(field());
    fireEvent.error(scripts()[0]!);
    expect(scripts()).toEqual([]);
    fireEvent.pointerDown(field());
    expect(scripts()).toHaveLength(1);
  });

  it('starts at once where this browser is dark', () => {
    endWaiting();
    document.documentElement.dataset['theme'] = 'dark';
    startWhenTouched('/assets/start.js', []);
    expect(scripts()).toHaveLength(1);
  });

  it('keeps what is typed, where the cursor stands, and does what was pressed when the application has come', async () => {
    const user = userEvent.setup();
    await user.type(field(), 'student');
    field().setSelectionRange(2, 4);
    await user.click(button());
    field().focus();
    field().setSelectionRange(2, 4);
    expect(sent).not.toHaveBeenCalled();
    const before = field();
    await arrive();
    expect(field()).not.toBe(before);
    expect(field().value).toBe('student');
    expect(document.activeElement).toBe(field());
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 4]);
    await vi.waitFor(() => expect(sent.mock.calls).toEqual([['student']]));
  });

  it('is sent by the enter key, too', async () => {
    const user = userEvent.setup();
    await user.type(field(), 'student{Enter}');
    expect(sent).not.toHaveBeenCalled();
    await arrive();
    await vi.waitFor(() => expect(sent.mock.calls).toEqual([['student']]));
  });

  it('does nothing by itself where nothing was touched', async () => {
    await arrive();
    expect(field().value).toBe('');
    expect(sent).not.toHaveBeenCalled();
    await userEvent.setup().type(field(), 'b{Enter}');
    expect(sent.mock.calls).toEqual([['b']]);
  });

  it('hands nothing to another screen that is shown in its place', async () => {
    await userEvent.setup().type(field(), 'secret');
    await arrive(() => redirect('/desktop'));
    expect(field().name).toBe('search');
    expect(field().value).toBe('');
  });
});
