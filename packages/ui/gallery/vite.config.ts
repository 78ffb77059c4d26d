/** A page to look at the components: `npx vite packages/ui/gallery`, then `?tenant=business&theme=dark`. */

import { parseArtQuery } from '@sojourn/artwork/art-query.ts';
import { artwork } from '@sojourn/artwork/artwork.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const pictures: Plugin = {
  name: 'pictures',
  configureServer(server) {
    server.middlewares.use('/art', (request, response) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const options = parseArtQuery(url.pathname.replace(/^\/|\.svg$/g, ''), url.searchParams);
      response.statusCode = options ? 200 : 404;
      response.setHeader('content-type', 'image/svg+xml');
      response.end(options ? artwork(options) : '');
    });
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), pictures],
  server: { host: '127.0.0.1' },
});
