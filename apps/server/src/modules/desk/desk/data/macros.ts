/** Ready-made replies. An agent reads and changes them before they leave; none of them moves money. */
import macros from './macros.json' with { type: 'json' };

type InLanguages = { readonly en: string; readonly fr: string };
type Macro = { readonly macroId: string; readonly title: InLanguages; readonly text: InLanguages };

export const MACROS: readonly Macro[] = macros;
