/** The style sheet of a shadow root, fetched once, and the fonts, which only a document can hold. */
import { readPortalFile } from '@sojourn/web/api/portal-file.ts';

let fetched: Promise<CSSStyleSheet> | null = null;
let fonts: HTMLLinkElement | null = null;
let users = 0;

async function fetchSheet(origin: string): Promise<CSSStyleSheet> {
  const href = `${origin}/embed/profile-v1.css`;
  const css = await readPortalFile(href);
  return new CSSStyleSheet({ baseURL: href }).replace(css);
}

/** Rejects when it cannot be fetched; the next who asks tries again. */
export function guestSheet(origin: string): Promise<CSSStyleSheet> {
  fetched ??= fetchSheet(origin).catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

/** Puts the fonts' names into the document while any mount is there; returns how to give them up. */
export function holdFonts(page: Document, origin: string): () => void {
  users += 1;
  if (!fonts) {
    fonts = page.createElement('link');
    Object.assign(fonts, {
      rel: 'stylesheet',
      crossOrigin: 'anonymous',
      href: `${origin}/embed/profile-v1-fonts.css`,
    });
    page.head.append(fonts);
  }
  return () => {
    users -= 1;
    if (users > 0) return;
    fonts?.remove();
    fonts = null;
  };
}
