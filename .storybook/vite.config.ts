import { defineConfig } from 'vite';
import { sitePlugins } from './site-plugins.ts';

/** Storybook's own: the site's root and inputs are none of its business. */
export default defineConfig({ plugins: sitePlugins(), build: { assetsInlineLimit: 0 } });
