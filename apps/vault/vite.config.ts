/** Builds the hosted card fields, the vault's own and Stripe's: a page each with its script and style. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  root: at('.'),
  base: '/card-fields/',
  build: {
    rolldownOptions: { input: [at('index.html'), at('stripe.html')] },
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
