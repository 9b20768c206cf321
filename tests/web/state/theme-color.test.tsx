// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Terminal } from '../../../web/components/Terminal.tsx';

const CREAM = '#f4ecdb';
const NIGHT = 'rgb(11, 23, 48)';

afterEach(cleanup);

it('the browser’s bars are of the night as long as the game is shown, and of paper before and after', () => {
  document.head.innerHTML = `<meta name="theme-color" content="${CREAM}"><style>body:has(.night) { background-color: ${NIGHT} }</style>`;
  const bars = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
  const { unmount } = render(<Terminal>le bureau</Terminal>);
  expect(bars()).toBe(NIGHT);
  unmount();
  expect(bars()).toBe(CREAM);
});
