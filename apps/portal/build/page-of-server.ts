/**
 * While Vite serves the page, the tenant's data island and the attributes of <html> come from the server for
 * the same host name, so that every tenant looks as it does in production.
 */
import { request } from 'node:http';
import type { Plugin } from 'vite';

const ISLAND = /(<script type="application\/json" id="tenant">)([\s\S]*?)(<\/script>)/;
const TENANT = /data-tenant="[\w-]+"(?: data-corporate="")?/;

function pageFor(server: string, host: string): Promise<string> {
  const { hostname, port } = new URL(server);
  return new Promise((resolve, reject) => {
    const requested = request(
      { hostname, port, path: '/', headers: { host, accept: 'text/html' } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
      },
    );
    requested.on('error', reject);
    requested.end();
  });
}

export function pageOfServer(server: string): Plugin {
  let host = 'localhost';
  return {
    name: 'page-of-server',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((incoming, _answer, next) => {
        if (incoming.headers.accept?.includes('text/html')) host = incoming.headers.host ?? host;
        next();
      });
    },
    async transformIndexHtml(html) {
      const page = await pageFor(server, host).catch(() => '');
      const island = ISLAND.exec(page)?.[2];
      const tenant = TENANT.exec(page)?.[0];
      const filled = island ? html.replace(ISLAND, `$1${island}$3`) : html;
      return tenant ? filled.replace(TENANT, tenant) : filled;
    },
  };
}
