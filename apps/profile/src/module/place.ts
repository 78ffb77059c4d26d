/**
 * The element that the page is rendered into: in the container itself, or inside a shadow root with the
 * module's own style sheet, so that neither the host's styles nor the module's reach the other.
 */

export type Look = { readonly theme: string; readonly locale: string; readonly tenantTheme: string };
export type Place = {
  readonly element: HTMLElement;
  readonly look: (look: Look) => void;
  readonly remove: () => void;
};

const NAME = 'sojourn-profile';

export function makePlace(container: HTMLElement, sheet: CSSStyleSheet | null): Place {
  const page = container.ownerDocument;
  const holder = page.createElement('div');
  holder.dataset.sojournProfile = '';
  const element = sheet ? page.createElement('div') : holder;
  element.classList.add(NAME);
  if (sheet) {
    const shadow = holder.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(element);
  }
  container.append(holder);
  return {
    element,
    look: ({ theme, locale, tenantTheme }) => {
      element.lang = locale;
      // Within the portal the document has them
      if (sheet) Object.assign(element.dataset, { theme, tenant: tenantTheme });
    },
    remove: () => holder.remove(),
  };
}
