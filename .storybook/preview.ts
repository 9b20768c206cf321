import '../web/styles/fonts.css';
import '../web/styles/tokens.css';
import '../web/styles/base.css';
import '../web/styles/kit.css';
import '../web/styles/gestures.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { inLanguage, loadLanguage } from '../web/workshop/language/in-language.tsx';
import { inCircumstances } from '../web/workshop/puzzle/Circumstances.tsx';

// Without the fade, so that axe never checks a half-transparent screen.
document.documentElement.style.setProperty('--fade', '0ms');
// Long, for busy machines: it costs time only when something is wrong.
configure({ asyncUtilTimeout: 120_000 });

const screen = (name: string, width: number, height: number, type: 'mobile' | 'desktop' = 'mobile') => ({
  name: `${name}, ${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

const preview: Preview = {
  loaders: [loadLanguage],
  decorators: [inLanguage, inCircumstances],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { disable: true },
    viewport: {
      options: {
        phone: screen('Téléphone', 390, 844),
        small: screen('Petit téléphone', 320, 640),
        landscape: screen('Téléphone couché', 844, 390),
        wide: screen('Ordinateur', 1280, 800, 'desktop'),
      },
    },
    options: {
      storySort: {
        order: ['Fondations', 'Composants', 'Écrans', 'Épreuves', 'Pages', 'Villes'],
        method: 'alphabetical',
      },
    },
  },
  globalTypes: {
    text: {
      description: 'Taille du texte',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: '100', title: 'Texte 100 %' },
          { value: '200', title: 'Texte 200 %' },
        ],
      },
    },
    language: {
      description: 'Langue',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'fr', title: 'Français' },
          { value: 'en', title: 'Anglais' },
          { value: 'qps', title: 'Langue inventée' },
        ],
      },
    },
    motion: {
      description: 'Mouvement',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Mouvement entier' },
          { value: 'reduced', title: 'Mouvement réduit' },
        ],
      },
    },
  },
  initialGlobals: {
    viewport: { value: 'phone', isRotated: false },
    text: '100',
    motion: 'full',
    language: 'fr',
  },
};

export default preview;
