import { createElement as h } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { useParameter } from 'storybook/manager-api';
import { STEP_SHEET, type StepSheet } from '../web/workshop/city/step-sheet-shape.ts';

// No JSX here: the manager has its own, older React, and JSX would import the site's.
const page = { padding: '16px 20px', lineHeight: 1.5, fontSize: 14, maxWidth: '62ch' };
const title = { fontSize: 16, margin: '0 0 8px' };

/** Panel with the step's description, answer, hints and hours. */
export function StepPanel({ active }: { readonly active: boolean }) {
  const sheet = useParameter<StepSheet | null>(STEP_SHEET, null);
  const content = sheet ? h(Sheet, sheet) : h('p', null, 'Cette histoire n’est pas l’étape d’une ville.');
  return h(AddonPanel, { active, children: h('div', { style: page }, content) });
}

function Sheet({ city, step, file, description, puzzle, answer, hints, hours, closed }: StepSheet) {
  return h(
    'div',
    null,
    h('h2', { style: title }, `${city}, ${step.toLowerCase()} (${file})`),
    h('p', null, description),
    puzzle && h('p', null, `Instrument : ${puzzle}. Réponse du parcours écrit : ${answer}`),
    hints.length > 0 && h('h3', { style: title }, 'Indices'),
    h(
      'ol',
      null,
      hints.map((hint) => h('li', { key: hint }, hint)),
    ),
    h('h3', { style: title }, 'Horaires'),
    h('p', null, hours.join(' · ')),
    h('p', null, closed),
  );
}
