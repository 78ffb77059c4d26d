/** The sections of the profile and which of them a visitor is shown (A §2.3). Pure. */

/** Values of the query parameter `section`, in the order of the tabs. */
export const PROFILE_SECTIONS = [
  'travelers',
  'favorites',
  'hotel-preferences',
  'flight-preferences',
  'payment-methods',
  'contact-info',
] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

const isProfileSection = (value: unknown): value is ProfileSection =>
  (PROFILE_SECTIONS as readonly unknown[]).includes(value);

/** The tabs: favorites only where they are offered. */
export const sectionsOffered = (hasFavorites: boolean): readonly ProfileSection[] =>
  PROFILE_SECTIONS.filter((section) => section !== 'favorites' || hasFavorites);

type SectionRequest = {
  /** The query parameter as it stands in the address; null without one. */
  readonly requested: string | null;
  readonly isPhone: boolean;
  /** Undefined until the experiment has answered. */
  readonly hasFavorites: boolean | undefined;
};

/**
 * - `section`: it is shown, on phones with the way back to the list;
 * - `list`: the bare list of sections, on phones alone;
 * - `redirect`: the address is replaced, by another section or by none;
 * - `wait`: whether favorites are there is not known yet.
 */
type SectionShown =
  | { readonly show: 'section'; readonly section: ProfileSection }
  | { readonly show: 'list' }
  | { readonly show: 'redirect'; readonly to: ProfileSection | null }
  | { readonly show: 'wait' };

export function sectionShown({ requested, isPhone, hasFavorites }: SectionRequest): SectionShown {
  if (requested === null) return isPhone ? { show: 'list' } : { show: 'redirect', to: 'travelers' };
  if (requested === 'favorites' && hasFavorites === undefined) return { show: 'wait' };
  if (isProfileSection(requested) && (requested !== 'favorites' || hasFavorites)) {
    return { show: 'section', section: requested };
  }
  return { show: 'redirect', to: isPhone ? null : 'travelers' };
}
