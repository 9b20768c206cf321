import type { StorybookConfig } from '@storybook/react-vite';
import { stepIndexer } from '../web/workshop/city/city-steps.ts';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../web/**/*.stories.tsx', './{,foundations/}*.stories.tsx', '../scenarios/*/steps/*.yaml'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (existing = []) => [stepIndexer, ...existing],
};

export default config;
