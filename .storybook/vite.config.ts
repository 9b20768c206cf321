import { defineConfig } from 'vite';
import { sitePlugins } from './site-plugins.ts';

/** Separate from the site's configuration, which sets another root and other inputs. */
export default defineConfig({ plugins: sitePlugins(), build: { assetsInlineLimit: 0 } });
