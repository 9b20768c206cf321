import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { mount } from './mount.ts';
import { loadPage } from './player/pages/load-page.ts';
import { takeBegun, type Begun } from './state/begun.ts';
import { refreshStatus } from './state/status.ts';
import { FirstState, getState } from './state/store.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Nothing is typed into what was only drawn: it would be lost. */
const wake = (): void => root.removeAttribute('inert');

function Page() {
  useEffect(wake, []);
  return (
    <StrictMode>
      <FirstState value={getState()}>
        <App />
      </FirstState>
    </StrictMode>
  );
}

/** The policy allows what a script sets, and no `style` in a document. */
function setStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) element.style.cssText = element.dataset.style ?? '';
}

/** All that the document asked for has come: what it shows can then be taken over without a gap. What failed is asked for again. */
const partsOf = ({ status }: Begun): Promise<unknown> =>
  Promise.allSettled([
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => import(/* @vite-ignore */ href)),
    ...(status.view?.page ? [loadPage(status.view.page.address)] : []),
  ]);

// A public page, or the step of who plays, comes drawn: it is taken over as it stands. Everywhere else the document comes empty.
const begun = takeBegun();
if (begun) {
  setStyles();
  void partsOf(begun).then(() => hydrateRoot(root, <Page />));
} else if (root.hasChildNodes()) hydrateRoot(root, <Page />);
else createRoot(root).render(<Page />);

// In development, a scenario that was changed shows at once, at the same step.
import.meta.hot?.on('scenarios:changed', () => void refreshStatus());
if (import.meta.hot && mount !== '') void import('./studio/phone/in-phone.ts');
