import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { callTable } from './call-table.ts';
import { compiledMessages } from './compiled-messages.ts';
import { libraryImports } from './library-imports.ts';
import { precompress } from './precompress.ts';
import { preloadFonts } from './preload-fonts.ts';

/** Builds a site beside the portal as the portal is built; `config` is the URL of its vite.config.ts. */
export const siteConfig = (config: string): UserConfig => ({
  root: fileURLToPath(new URL('.', config)),
  publicDir: fileURLToPath(new URL('../../packages/web/src/site/public', config)),
  plugins: [
    libraryImports(),
    react(),
    callTable({ everything: true }),
    compiledMessages({ everything: true }),
    preloadFonts(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    // tools/build.ts builds into a fresh folder; emptying one that is served would break open pages.
    emptyOutDir: false,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
