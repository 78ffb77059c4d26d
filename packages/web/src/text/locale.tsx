/**
 * The language of the page: the session's, else the device's choice, else the browser's, else English;
 * catalogues load lazily.
 */

import loaders from 'virtual:messages';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { readStored, store } from '../storage.ts';
import type { MessageArea } from './messages.ts';
import { SpeakerProvider } from './speaker-context.tsx';

export type PortalLocale = 'en' | 'fr';
/** Messages that come with a page; `base` is there from the start. */
export type MessageChunk = 'base' | MessageArea;

const KEY = 'locale';
/** Intl's regions: the United States' English, Canada's French. */
const TAGS: Readonly<Record<PortalLocale, string>> = { en: 'en-US', fr: 'fr-CA' };
/** What anybody on the page has needed: who speaks another language later needs it too. */
const wanted = new Set<MessageChunk>(['base']);
/** How each who speaks on the page comes by a chunk. */
const speaking = new Set<(chunk: MessageChunk) => Promise<void>>();

export const isLocale = (text: unknown): text is PortalLocale => text === 'en' || text === 'fr';

/** Before the session is known: what was chosen on this device, else the browser's language. */
export function firstLocale(languages: readonly string[]): PortalLocale {
  const stored = readStored('local', KEY);
  if (isLocale(stored)) return stored;
  const spoken = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale);
  return spoken ?? 'en';
}

async function loadChunk(locale: PortalLocale, chunk: MessageChunk): Promise<Messages> {
  const load = loaders[locale][chunk];
  return load ? (await load()).default : {};
}

/** Who speaks one language at a time: the portal's own pages, and each mount of the profile module. */
export type Speaker = {
  readonly i18n: I18n;
  /**
   * Switches the texts to this language, but not the document's `lang`. False, with nothing changed, when
   * another language was requested in between; rejects, with nothing changed, when its texts fail to load.
   */
  readonly speak: (locale: PortalLocale) => Promise<boolean>;
  /** Stops loading texts for it. */
  readonly fallSilent: () => void;
};

/**
 * What is shown for an error code before its texts are there: a failed call loads their catalog, but a page
 * can derive an error itself, and loading can fail. Other missing texts are bugs: a page that asks for one
 * fails its journey by what it says in the console.
 */
function errorStandIn(i18n: I18n, id: string): string {
  const [area, code, part] = id.split('.');
  if (area !== 'errors' || code === 'InternalError') return id;
  return i18n._(`errors.InternalError.${part}`);
}

export function createSpeaker(): Speaker {
  const i18n: I18n = setupI18n({
    missing: (_, id) => {
      // The provider renders again once they are loaded
      if (id.startsWith('errors.')) void need('errors').catch(() => undefined);
      else console.error(`Warning: no text ${id}`);
      return errorStandIn(i18n, id);
    },
  });
  const arriving = new Map<MessageChunk, Promise<void>>();
  /** The current or the next language: catalogs requested during a switch are in the next one. */
  let current: PortalLocale = 'en';
  let switching: Promise<unknown> = Promise.resolve();
  const load = async (locale: PortalLocale, chunks: Iterable<MessageChunk>): Promise<void> => {
    const catalogues = await Promise.all([...chunks].map((chunk) => loadChunk(locale, chunk)));
    i18n.load(locale, Object.assign({}, ...catalogues) as Messages);
  };
  const need = (chunk: MessageChunk): Promise<void> => {
    const held = arriving.get(chunk);
    if (held) return held;
    // Until the switch is over, what's on screen would have it in neither language
    const loading = Promise.all([load(current, [chunk]), switching]).then(() => undefined);
    arriving.set(chunk, loading);
    // What could not be fetched is tried again by the next who needs it.
    loading.catch(() => arriving.delete(chunk));
    return loading;
  };
  const change = async (locale: PortalLocale): Promise<boolean> => {
    try {
      await load(locale, wanted);
    } catch (error) {
      if (current === locale && isLocale(i18n.locale)) {
        current = i18n.locale;
        // With what was needed in between
        await load(current, wanted).catch(() => undefined);
      }
      throw error;
    }
    if (current !== locale) return false;
    i18n.activate(locale, [TAGS[locale]]);
    return true;
  };
  const speak = (locale: PortalLocale): Promise<boolean> => {
    current = locale;
    speaking.add(need);
    const changing = change(locale);
    switching = changing.catch(() => undefined);
    return changing;
  };
  return { i18n, speak, fallSilent: () => void speaking.delete(need) };
}

/** Loads the messages that a page needs, in parallel with its code. Resolves when they're there. */
export async function loadMessages(...chunks: readonly MessageChunk[]): Promise<void> {
  for (const chunk of chunks) wanted.add(chunk);
  await Promise.all([...speaking].flatMap((need) => chunks.map(need)));
}

/** Of the portal's own pages. */
const own = createSpeaker();

export async function activateLocale(locale: PortalLocale): Promise<boolean> {
  const isSpoken = await own.speak(locale);
  if (isSpoken) document.documentElement.lang = locale;
  return isSpoken;
}

type LocaleState = { readonly locale: PortalLocale; readonly setLocale: (locale: PortalLocale) => void };
const LocaleContext = createContext<LocaleState>({ locale: 'en', setLocale: () => undefined });

export function LocaleProvider({
  first,
  children,
}: {
  readonly first: PortalLocale;
  readonly children: ReactNode;
}) {
  const [locale, setShown] = useState(first);
  const setLocale = useCallback((next: PortalLocale) => {
    // Also what the session says, so that its pages and the sign-in page before it speak one language.
    store('local', KEY, next);
    const follow = (isSpoken: boolean) => isSpoken && setShown(next);
    // Without the network the page stays in the language it has.
    activateLocale(next).then(follow, () => undefined);
  }, []);
  const state = useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
  return (
    <SpeakerProvider i18n={own.i18n}>
      <LocaleContext value={state}>{children}</LocaleContext>
    </SpeakerProvider>
  );
}

type HostLocaleProps = {
  readonly speaker: Speaker;
  readonly locale: PortalLocale;
  readonly children: ReactNode;
};

/** The language that a host has chosen. Its texts must be loaded already; nothing is stored. */
export function HostLocaleProvider({ speaker, locale, children }: HostLocaleProps) {
  const state = useMemo(() => ({ locale, setLocale: () => undefined }), [locale]);
  return (
    <SpeakerProvider i18n={speaker.i18n}>
      <LocaleContext value={state}>{children}</LocaleContext>
    </SpeakerProvider>
  );
}

export const useLocale = (): PortalLocale => useContext(LocaleContext).locale;
export const useSetLocale = (): ((locale: PortalLocale) => void) => useContext(LocaleContext).setLocale;
