/**
 * The language of the page: the session's, else the device's choice, else the browser's, else English;
 * catalogues load lazily.
 */

import loaders from 'virtual:messages';
import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { readStored, store } from '../storage.ts';

export type PortalLocale = 'en' | 'fr';
/** Messages that come with a page; `base` is there from the start. */
export type MessageChunk =
  | 'base'
  | 'booking'
  | 'cards'
  | 'errors'
  | 'faq'
  | 'flights'
  | 'flight-form'
  | 'flight-results'
  | 'flight-review'
  | 'maintenance'
  | 'premium-offers'
  | 'profile'
  | 'profile-favorites'
  | 'profile-preferences'
  | 'profile-travelers'
  | 'results'
  | 'stay'
  | 'terms'
  | 'travelers'
  | 'checkout'
  | 'trips'
  | 'wallet';

const KEY = 'locale';
/** Intl's regions: the United States' English, Canada's French. */
const TAGS: Readonly<Record<PortalLocale, string>> = { en: 'en-US', fr: 'fr-CA' };
const wanted = new Set<MessageChunk>(['base']);
const arriving = new Map<MessageChunk, Promise<void>>();
/** What the page speaks or is about to: catalogues asked for meanwhile are of this language. */
let current: PortalLocale = 'en';

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

async function loadChunks(locale: PortalLocale, chunks: Iterable<MessageChunk>): Promise<void> {
  const catalogues = await Promise.all([...chunks].map((chunk) => loadChunk(locale, chunk)));
  i18n.load(locale, Object.assign({}, ...catalogues) as Messages);
}

/**
 * From now on texts are of this language; the document says nothing of it. False, and nothing is changed,
 * when another language was asked for meanwhile; rejects, likewise, when its texts cannot be had.
 */
export async function speak(locale: PortalLocale): Promise<boolean> {
  current = locale;
  try {
    await loadChunks(locale, wanted);
  } catch (error) {
    if (current === locale && isLocale(i18n.locale)) current = i18n.locale;
    throw error;
  }
  if (current !== locale) return false;
  i18n.activate(locale, [TAGS[locale]]);
  return true;
}

export async function activateLocale(locale: PortalLocale): Promise<boolean> {
  const isSpoken = await speak(locale);
  if (isSpoken) document.documentElement.lang = locale;
  return isSpoken;
}

function begin(chunk: MessageChunk): Promise<void> {
  wanted.add(chunk);
  const loading = loadChunks(current, [chunk]);
  arriving.set(chunk, loading);
  // What could not be fetched is tried again by the next who needs it.
  loading.catch(() => arriving.delete(chunk));
  return loading;
}

/** Loads the messages that a page needs, beside its code; whoever asks waits until they are there. */
export async function loadMessages(...chunks: readonly MessageChunk[]): Promise<void> {
  await Promise.all(chunks.map((chunk) => arriving.get(chunk) ?? begin(chunk)));
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
  const wish = useRef(first);
  const setLocale = useCallback((next: PortalLocale) => {
    wish.current = next;
    // Also what the session says, so that its pages and the sign-in page before it speak one language.
    store('local', KEY, next);
    const follow = async (): Promise<void> => {
      if (await activateLocale(next)) setShown(next);
      // A module that is being mounted on the page asked for the language that it began with.
      else if (wish.current === next) await follow();
    };
    // Without the network the page stays in the language it has.
    follow().catch(() => undefined);
  }, []);
  const state = useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
  return (
    <I18nProvider i18n={i18n}>
      <LocaleContext value={state}>{children}</LocaleContext>
    </I18nProvider>
  );
}

/** The language that a host has chosen: whoever renders this has it spoken already, and keeps nothing. */
export function HostLocaleProvider(props: { readonly locale: PortalLocale; readonly children: ReactNode }) {
  const { locale, children } = props;
  const state = useMemo(() => ({ locale, setLocale: () => undefined }), [locale]);
  return (
    <I18nProvider i18n={i18n}>
      <LocaleContext value={state}>{children}</LocaleContext>
    </I18nProvider>
  );
}

export const useLocale = (): PortalLocale => useContext(LocaleContext).locale;
export const useSetLocale = (): ((locale: PortalLocale) => void) => useContext(LocaleContext).setLocale;
