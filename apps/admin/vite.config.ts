/** Builds the admin site as the portal is built: messages compiled, no schemas, answers compressed. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callTable } from '../portal/build/call-table.ts';
import { compiledMessages } from '../portal/build/compiled-messages.ts';
import { iconImports } from '../portal/build/icon-imports.ts';
import { precompress } from '../portal/build/precompress.ts';
import { preloadFonts } from '../portal/build/preload-fonts.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [iconImports(), react(), callTable(), compiledMessages(), preloadFonts(), precompress()],
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
