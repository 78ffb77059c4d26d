/** Asks for the two faces that every page is set in before the style sheet names them. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

const FACES = /(newsreader-latin-opsz|instrument-sans-latin-wght)-normal-[\w-]+\.woff2$/;

export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }): HtmlTagDescriptor[] =>
        Object.keys(bundle ?? {})
          .filter((file) => FACES.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}
