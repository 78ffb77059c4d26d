/** Hands the texts of a language to everything below, and has it drawn anew when texts arrive. */
import type { I18n } from '@lingui/core';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';

type Translate = I18n['_'];

const TranslateContext = createContext<Translate | null>(null);

/** A new function each time: what depends on it is computed again. */
const translateOf = (i18n: I18n): Translate => i18n._.bind(i18n) as Translate;

export function SpeakerProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) {
  const drawn = useRef(i18n.locale);
  const [translate, setTranslate] = useState(() => translateOf(i18n));
  useEffect(() => {
    const update = () => {
      drawn.current = i18n.locale;
      setTranslate(() => translateOf(i18n));
    };
    // Switched before this was listening
    if (drawn.current !== i18n.locale) update();
    return i18n.on('change', update);
  }, [i18n]);
  return <TranslateContext value={translate}>{children}</TranslateContext>;
}

export function useTranslate(): Translate {
  const translate = useContext(TranslateContext);
  if (!translate) throw new Error('no texts are provided');
  return translate;
}
