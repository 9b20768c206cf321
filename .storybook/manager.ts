import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { StepPanel } from './step-panel.ts';

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
