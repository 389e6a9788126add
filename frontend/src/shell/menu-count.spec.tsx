import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MenuCount } from './menu-count.tsx';

afterEach(cleanup);
it('says how much waits, in figures and in words; of none it says nothing', () => {
  const { container, rerender } = render(<MenuCount count={120} label="waiting for your decision: 120" />);
  expect(screen.getByText('99+').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('waiting for your decision: 120').className).toBe('visually-hidden');
  rerender(<MenuCount count={0} label="" />);
  expect(container.innerHTML).toBe('');
});
