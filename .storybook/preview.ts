import '../web/styles/fonts.css';
import '../web/styles/tokens.css';
import '../web/styles/base.css';
import '../web/styles/kit.css';
import type { Preview } from '@storybook/react-vite';

// A story is looked at, and judged by axe, once it is there: not in the middle of the fade between two screens.
document.documentElement.style.setProperty('--fade', '0ms');

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Téléphone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        small: { name: 'Petit téléphone', styles: { width: '320px', height: '568px' }, type: 'mobile' },
      },
    },
    options: { storySort: { order: ['Épreuves', 'Pages', 'Villes'], method: 'alphabetical' } },
  },
  initialGlobals: { viewport: { value: 'phone', isRotated: false } },
};

export default preview;
