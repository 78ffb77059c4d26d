/**
 * The element that the page is rendered into: in the container itself, or inside a shadow root with the
 * module's own style sheets, so that neither the host's styles nor the module's reach the other.
 */

type Look = { readonly theme: string; readonly locale: string; readonly tenantTheme: string };
type Place = {
  readonly element: HTMLElement;
  readonly look: (look: Look) => void;
  readonly remove: () => void;
};

const NAME = 'sojourn-profile';

export function makePlace(container: HTMLElement, sheets: readonly CSSStyleSheet[] | null): Place {
  const page = container.ownerDocument;
  const holder = page.createElement('div');
  holder.dataset.sojournProfile = '';
  const element = sheets ? page.createElement('div') : holder;
  element.classList.add(NAME);
  if (sheets) {
    const shadow = holder.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [...sheets];
    shadow.append(element);
  }
  container.append(holder);
  return {
    element,
    look: ({ theme, locale, tenantTheme }) => {
      element.lang = locale;
      // Within the portal the document has them
      if (sheets) Object.assign(element.dataset, { theme, tenant: tenantTheme });
    },
    remove: () => holder.remove(),
  };
}
