import { createElement, createElement as h } from 'react';
import { addons, types, useParameter } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { AddonPanel } from 'storybook/internal/components';
import { STEP_SHEET, type StepSheet } from '../web/workshop/city/step-sheet-shape.ts';

// No JSX here: the manager has its own, older React, and JSX would import the site's.
const page = { padding: '16px 20px', lineHeight: 1.5, fontSize: 14, maxWidth: '62ch' };
const title = { fontSize: 16, margin: '0 0 8px' };

/** Panel with the step's description, answer, hints and hours. */
function StepPanel({ active }: { readonly active: boolean }) {
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

/** Colours of Storybook's own interface. */
const theme = create({
  base: 'light',
  brandTitle: 'Poste Restante — l’atelier',
  brandTarget: '_self',
  fontBase: '"Atkinson Hyperlegible", Verdana, sans-serif',
  appBg: '#f4ecdb',
  appContentBg: '#fffaf0',
  appPreviewBg: '#e8dcc3',
  appBorderColor: '#37415a',
  barBg: '#fffaf0',
  barTextColor: '#37415a',
  barSelectedColor: '#83120e',
  barHoverColor: '#83120e',
  colorPrimary: '#83120e',
  colorSecondary: '#83120e',
  textColor: '#15213d',
  textMutedColor: '#37415a',
});

addons.setConfig({ theme, sidebar: { showRoots: true } });

addons.register('poste-restante/step', () => {
  addons.add('poste-restante/step/panel', {
    type: types.PANEL,
    title: 'Étape',
    render: ({ active = false }) => createElement(StepPanel, { active }),
  });
});
