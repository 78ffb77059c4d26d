/**
 * Builds the portal: code split by route, messages compiled, answers to the browser compressed beforehand.
 */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callTable } from './build/call-table.ts';
import { compiledMessages } from './build/compiled-messages.ts';
import { embedStyles } from './build/embed-styles.ts';
import { guestPreload } from './build/guest-preload.ts';
import { libraryImports } from './build/library-imports.ts';
import { listRoutes } from './build/list-routes.ts';
import { pageLoads } from './build/page-loads.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { preloadRoutes } from './build/preload-routes.ts';
import { serveProfile } from './build/serve-profile.ts';
import { sharedChunks } from './build/shared-chunks.ts';

const ofPortal = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const isOfPage = (name: string): boolean => /(?<!sign-in)-(page|part)(-\d+)?$/.test(name);
/** Hosts name this file; its number changes with the hooks' shape alone. */
const PROFILE_ENTRY = 'profile-v1';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    libraryImports(),
    react(),
    sharedChunks({ start: '/portal/index.html', also: '/profile/src/main.tsx' }),
    callTable({ everything: false }),
    compiledMessages({ everything: false }),
    serveProfile(PROFILE_ENTRY, ofPortal('../profile/src/main.tsx')),
    guestPreload(),
    embedStyles(PROFILE_ENTRY),
    preloadFonts(),
    preloadRoutes(),
    pageLoads('shell', isOfPage),
    listRoutes(),
    precompress(),
  ],
  experimental: {
    // Chunks name each other by their own place: pages of other hosts load them too
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'js' ? { relative: true } : undefined),
  },
  build: {
    outDir: 'dist',
    // tools/build.ts builds into a fresh folder; emptying one that is served would break open pages.
    emptyOutDir: false,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: ofPortal('index.html'), [PROFILE_ENTRY]: ofPortal('../profile/src/main.tsx') },
      output: {
        entryFileNames: ({ name }) =>
          name === PROFILE_ENTRY ? `embed/${PROFILE_ENTRY}.js` : 'assets/[name]-[hash].js',
      },
    },
    reportCompressedSize: false,
    // The map's library, which is loaded by itself.
    chunkSizeWarningLimit: 1200,
  },
});
