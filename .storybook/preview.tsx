import '../web/styles/fonts.css';
import '../web/styles/tokens.css';
import '../web/styles/base.css';
import '../web/styles/kit.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { Circumstances } from './Circumstances.tsx';

// A story is looked at, and judged by axe, once it is there: not in the middle of the fade between two screens.
document.documentElement.style.setProperty('--fade', '0ms');
document.documentElement.lang = 'fr';

const inCircumstances: Decorator = (Story, { globals }) => (
  <Circumstances text={String(globals['text'])} motion={String(globals['motion'])} key={String(globals['motion'])}>
    <Story />
  </Circumstances>
);

const phone = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type: 'mobile' as const,
});

const TEXT_SIZES = [
  { value: '100', title: 'Texte 100 %' },
  { value: '200', title: 'Texte 200 %' },
];
const MOTIONS = [
  { value: 'full', title: 'Mouvement entier' },
  { value: 'reduced', title: 'Mouvement réduit' },
];

const preview: Preview = {
  decorators: [inCircumstances],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { disable: true },
    viewport: {
      options: {
        phone: phone('Téléphone', 390, 844),
        small: phone('Petit téléphone', 320, 640),
        landscape: phone('Téléphone couché', 844, 390),
        wide: { ...phone('Ordinateur', 1280, 800), type: 'desktop' },
      },
    },
    options: { storySort: { order: ['Fondations', 'Composants', 'Écrans', 'Épreuves', 'Pages', 'Villes'], method: 'alphabetical' } },
  },
  globalTypes: {
    text: {
      description: 'Taille du texte',
      toolbar: { title: 'Texte', icon: 'paragraph', dynamicTitle: true, items: TEXT_SIZES },
    },
    motion: {
      description: 'Mouvement',
      toolbar: { title: 'Mouvement', icon: 'lightning', dynamicTitle: true, items: MOTIONS },
    },
  },
  initialGlobals: { viewport: { value: 'phone', isRotated: false }, text: '100', motion: 'full' },
};

export default preview;
