/**
 * The style sheets of the profile module for pages of other hosts: `embed/profile-v1.css`, all that its
 * chunks use, written for a shadow root, and `embed/profile-v1-fonts.css`, which a shadow root cannot hold.
 */
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** `html` and `body` are the module's own root there, `:root` is the shadow root's host. */
export function forShadowRoot(css: string): string {
  return css
    .replace(FONT_FACE, '')
    .replace(/:root\b/g, ':host')
    .replace(/(^|[},{;]|\*\/)(\s*)(?:html|body)(?=\s*[,{:.[])/g, '$1$2.sojourn-profile');
}

/** Of a chunk and of all that it loads now or later; what others build on comes first. */
function stylesOf(bundle: Bundle, file: string, seen = new Set<string>(), styles = new Set<string>()) {
  const chunk = bundle[file] as Chunk | undefined;
  if (chunk?.type !== 'chunk' || seen.has(file)) return styles;
  seen.add(file);
  for (const next of chunk.imports) stylesOf(bundle, next, seen, styles);
  const { viteMetadata } = chunk as { viteMetadata?: { importedCss: ReadonlySet<string> } };
  for (const style of viteMetadata?.importedCss ?? []) styles.add(style);
  for (const next of chunk.dynamicImports) stylesOf(bundle, next, seen, styles);
  return styles;
}

export function embedStyles(entry: string): Plugin {
  return {
    name: 'embed-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const sheets = [...stylesOf(bundle, `embed/${entry}.js`)].map((file) => {
        const asset = bundle[file] as Rolldown.OutputAsset | undefined;
        if (!asset) throw new Error(`the style sheet ${file} is not in the build`);
        return String(asset.source);
      });
      const css = sheets.join('\n');
      const fonts = (css.match(FONT_FACE) ?? []).join('\n');
      this.emitFile({ type: 'asset', fileName: `embed/${entry}.css`, source: forShadowRoot(css) });
      this.emitFile({ type: 'asset', fileName: `embed/${entry}-fonts.css`, source: fonts });
    },
  };
}
