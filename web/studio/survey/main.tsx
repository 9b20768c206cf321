import '../../styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Surface } from '../../components/papers/Surface.tsx';
import { ErrorBoundary } from '../../components/status/ErrorBoundary.tsx';
import controls from '../controls.module.css';
import { SurveyPage } from './SurveyPage.tsx';
import { loadWords } from '../../words/catalogues.ts';

// The drawn map has words of the game.
await loadWords('game');
const city = window.location.pathname.split('/').at(-1) ?? '';
const root = document.getElementById('root');
if (!root) throw new Error('survey.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <Surface kind="paper" className={controls.controls}>
        <SurveyPage city={city} />
      </Surface>
    </ErrorBoundary>
  </StrictMode>,
);
