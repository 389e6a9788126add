import { renderHook } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { addCatalogue } from '../i18n/texts.ts';
import kk from './i18n/kk.ts';
import { useKitText } from './words.ts';

it('a text that begins with what it is done to begins with a capital', () => {
  addCatalogue('kk', 'entity', kk);
  const t = renderHook(() => useKitText(), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/kk']}>
        <Routes>
          <Route path="/:lang" element={children} />
        </Routes>
      </MemoryRouter>
    ),
  }).result.current;
  expect(t('add', { object: 'баннерді' })).toBe('Баннерді қосу');
  expect(t('save')).toBe('Сақтау');
});
