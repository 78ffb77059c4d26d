/**
 * Builds the portal: code split by route, messages compiled, answers to the browser compressed beforehand.
 */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callTable } from './build/call-table.ts';
import { compiledMessages } from './build/compiled-messages.ts';
import { pageOfServer } from './build/page-of-server.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';

/** Where the server listens while the front end is served by Vite (`npx vite apps/portal`). */
const server = process.env.PORTAL_SERVER ?? 'http://localhost:8080';
const proxied = Object.fromEntries(
  ['/api', '/art', '/healthz'].map((path) => [path, { target: server, changeOrigin: false }]),
);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), callTable(), compiledMessages(), pageOfServer(server), preloadFonts(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: proxied },
  preview: { proxy: proxied },
});
