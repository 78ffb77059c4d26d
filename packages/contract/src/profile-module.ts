/**
 * The profile module as its hosts see it: four hooks on one frozen object, `window.SojournProfile`, put
 * there by `/embed/profile-v1.js`, and the events by which a host announces a change (A §1). Types alone: a
 * host in another language than TypeScript needs nothing of this file.
 */
import type { ProfileSection } from '@sojourn/domain/profile/sections.ts';

export type { ProfileSection };
export type ProfileTheme = 'light' | 'dark';
export type ProfileLocale = 'en' | 'fr';

/** The events of a host: `window.dispatchEvent(new CustomEvent('sojourn:host', { detail }))`. */
export type HostEvent =
  | { readonly type: 'themeChange'; readonly theme: ProfileTheme }
  | { readonly type: 'localeChange'; readonly locale: ProfileLocale };
export type HostEventName = 'sojourn:host';
export type HostListener = (event: HostEvent) => void;

/** Asks the person when something unsaved would be lost; true when the page may be left. */
export type MayLeave = () => Promise<boolean>;

export type RenderOptions = {
  readonly container: HTMLElement;
  /** The bearer token of the present session, asked for with every call; never kept. */
  readonly getToken: () => string | null | Promise<string | null>;
  /** `en` unless an earlier host event changed it. Each mount has its own; an event is for all. */
  readonly locale?: ProfileLocale;
  /** `light` unless an earlier host event changed it. */
  readonly theme?: ProfileTheme;
  /** The agent portal's flag: the agent landing view on all paths, and events that say so. */
  readonly isAgent?: boolean;
  /**
   * Value of the query parameter `section`, as it stands in the host's address, which holds nothing else of
   * the module: what a section shows, such as the view and dates of favorites, is kept by the mount.
   */
  readonly section?: string | null;
  /** Called with the section to show; the host renders again with it. Without one the module keeps it. */
  readonly onSection?: (section: ProfileSection | null, how: 'push' | 'replace') => void;
  /** Goes to a path of the portal without loading a page. Without one links lead to the portal's origin. */
  readonly navigate?: (path: string) => void;
  /** Back in the history, else to the start: breadcrumbs. Without one the link leads to the portal. */
  readonly goBack?: () => void;
  /** Given while something is unsaved, null when nothing is: for hosts with a router of their own. */
  readonly onUnsaved?: (mayLeave: MayLeave | null) => void;
  /** Something was saved, so that what the host holds of it is old. */
  readonly onChanged?: () => void;
  /** The session has ended: the host signs in again and renders again. */
  readonly onSessionEnd?: () => void;
  /**
   * `shadow` keeps the host's styles and the module's apart (default); `none` for the portal itself, by whose
   * own session the module then calls.
   */
  readonly isolation?: 'shadow' | 'none';
};

export type ProfileModule = {
  /** Semantic version; its first number is in the file's name. */
  readonly version: string;
  /**
   * Resolves when the page is first on screen. The same container again: the options are taken up and the
   * answer is the first's. Rejects when the module cannot be loaded, and with an `AbortError` when the
   * container is unmounted before that.
   */
  readonly render: (options: RenderOptions) => Promise<void>;
  /** Takes away everything; does nothing for a container that holds nothing. */
  readonly unmount: (container: HTMLElement) => void;
  /** Called with each host event, and immediately with the last of each kind. */
  readonly subscribe: (listener: HostListener) => void;
  readonly unsubscribe: (listener: HostListener) => void;
};
