/**
 * While Vite serves the portal, the profile module under the name that hosts load it by: its source, so that
 * a section that is changed is changed on the open page. Pages of other origins get a build (`tools/dev`).
 */
import type { Plugin } from 'vite';

/** `source` is the entry's file. */
export function serveProfile(entry: string, source: string): Plugin {
  const named = new RegExp(`^/embed/${entry}\\.js(?=\\?|$)`);
  return {
    name: 'serve-profile',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _answer, next) => {
        request.url = request.url?.replace(named, `/@fs${source}`);
        next();
      });
    },
  };
}
