/**
 * While Vite serves the portal, the profile module under the name that hosts load it by: its source, so that
 * a section that is changed is changed on the open page. Pages of other origins have the last build.
 */
import type { Plugin } from 'vite';

/** `source` is the entry's file. */
export function serveProfile(entry: string, source: string): Plugin {
  const named = new RegExp(`^/embed/${entry}\\.js(?=\\?|$)`);
  return {
    name: 'serve-profile',
    apply: 'serve',
    config: ({ server }) => ({
      server: {
        // People may sign in there and nowhere else (`tools/start/settings.ts`)
        port: server?.port ?? Number(process.env.VITE_PORT || 5173),
        strictPort: true,
        // What `npm run dev` builds beside it would load the page anew
        watch: { ignored: ['**/dist/**'] },
      },
    }),
    configureServer({ middlewares }) {
      middlewares.use((request, _answer, next) => {
        request.url = request.url?.replace(named, `/@fs${source}`);
        next();
      });
    },
  };
}
