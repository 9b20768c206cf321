// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { GameFrame } from '../../../web/components/screen/GameFrame.tsx';
import { PublicShell } from '../../../web/site/PublicShell.tsx';
import { applyTheme } from '../../../web/state/device/preferences.ts';

const CREAM = 'rgb(244, 236, 219)';
const NIGHT = 'rgb(11, 23, 48)';

afterEach(cleanup);

it('the theme colour is dark in the game and light on the pages of the site', () => {
  const rules = `body { background-color: ${CREAM} } body:has(.night) { background-color: ${NIGHT} }`;
  document.head.innerHTML = `<meta name="theme-color" content="${CREAM}"><style>${rules}</style>`;
  const bars = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
  const { unmount } = render(<GameFrame>le bureau</GameFrame>);
  applyTheme();
  expect(bars()).toBe(NIGHT);
  unmount();
  render(<PublicShell />, { wrapper: MemoryRouter });
  expect(bars()).toBe(CREAM);
});
