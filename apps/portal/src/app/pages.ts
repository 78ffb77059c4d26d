/**
 * The pages of all products (A §2.1), and what each loads. Read by the router and, to fetch a page's files
 * before the entry has run, by the build.
 */
import type { Capability } from '@sojourn/domain/tenants/tenant.ts';
import { PRODUCTS } from '@sojourn/products/lists/pages.ts';
import type { MessageChunk } from '@sojourn/web/text/locale.tsx';
import type { Page } from '#shared/product/product.ts';
import type { Steps } from './tracking/page-steps.ts';

/** Inside the shell, for signed-in people. */
export const SIGNED_IN_PAGES = [
  { path: '/', file: 'features/home/home-page', name: 'HomePage', messages: [], part: 'home' },
  {
    path: '/checkout/$checkoutId',
    file: 'features/checkout/checkout-page',
    name: 'CheckoutPage',
    shell: 'checkout',
    isPersonal: true,
    messages: [
      'approvals',
      'bank',
      'booking',
      'cards',
      'checkout',
      'errors',
      'flights',
      'policy',
      'protections',
      'trip-fit',
    ],
    part: 'checkout',
  },
  {
    path: '/trips',
    isPersonal: true,
    file: 'features/trips/trips-page',
    name: 'TripsPage',
    messages: ['bank', 'booking', 'schedule-changes', 'trips'],
    part: 'trips',
  },
  {
    path: '/trips/$bookingId',
    isPersonal: true,
    file: 'features/trips/trip-page',
    name: 'TripPage',
    messages: ['approvals', 'bank', 'booking', 'price-match', 'protections', 'schedule-changes', 'trips'],
    part: 'trip',
  },
  {
    path: '/trips/$bookingId/cancel-part',
    isPersonal: true,
    file: 'features/trips/part/cancel-part-page',
    name: 'CancelPartPage',
    messages: ['booking', 'cancel-part', 'trips'],
    part: 'trip',
  },
  {
    path: '/trips/$bookingId/price-match',
    isPersonal: true,
    file: 'features/trips/price-match/price-match-page',
    name: 'PriceMatchPage',
    messages: ['errors', 'files', 'price-match', 'protections', 'trips'],
    part: 'trip',
  },
  {
    path: '/trips/$bookingId/itinerary',
    isPersonal: true,
    file: 'features/trips/group-page',
    name: 'GroupPage',
    messages: ['booking', 'trip-fit', 'trips'],
    part: 'trips',
  },
  {
    path: '/confirm-payment/$confirmationId',
    isPersonal: true,
    file: 'features/confirm-payment/confirm-payment-page',
    name: 'ConfirmPaymentPage',
    messages: ['bank', 'cards', 'errors'],
  },
  {
    path: '/approvals',
    isPersonal: true,
    file: 'features/approvals/approvals-page',
    name: 'ApprovalsPage',
    messages: ['approvals', 'errors'],
  },
  {
    path: '/approvals/$requestId',
    isPersonal: true,
    file: 'features/approvals/approval-page',
    name: 'ApprovalPage',
    messages: ['approvals', 'errors', 'flights', 'policy'],
  },
  {
    path: '/approvals/$requestId/other',
    isPersonal: true,
    file: 'features/approvals/choose-other-page',
    name: 'ChooseOtherPage',
    messages: ['approvals', 'errors'],
    part: 'checkout',
  },
  {
    path: '/wallet',
    isPersonal: true,
    file: 'features/wallet/wallet-page',
    name: 'WalletPage',
    messages: ['booking', 'wallet'],
  },
  {
    path: '/support',
    file: 'features/support/support-page',
    name: 'SupportPage',
    messages: ['errors', 'files', 'support'],
  },
  {
    path: '/support/$caseId',
    file: 'features/support/case-page',
    name: 'CasePage',
    messages: ['booking', 'errors', 'files', 'support', 'trips'],
  },
  // A §2.3: a module of its own, which redirects by its own rules
  { path: '/profile/', file: 'features/profile/profile-page', name: 'ProfilePage', messages: ['profile'] },
  {
    path: '/premium-offers/',
    file: 'features/premium-offers/premium-offers-page',
    name: 'PremiumOffersPage',
    messages: ['booking', 'errors', 'premium-offers', 'wallet'],
    part: 'offers',
  },
] as const satisfies readonly Page[];

/** What anybody may read, signed in or not. */
export const OPEN_PAGES = [
  { path: '/terms/', file: 'features/terms/terms-page', name: 'TermsPage', messages: ['terms'] },
  {
    path: '/terms/complimentary-night/',
    file: 'features/terms/night-terms-page',
    name: 'NightTermsPage',
    messages: ['terms'],
  },
  { path: '/faq/', file: 'features/faq/faq-page', name: 'FaqPage', messages: ['faq'], part: 'faq' },
  {
    path: '/shared/$token',
    file: 'features/shared-trip/shared-trip-page',
    name: 'SharedTripPage',
    messages: ['shared-trip'],
  },
  {
    path: '/stop-watching/$token',
    file: 'features/stop-watching/stop-watching-page',
    name: 'StopWatchingPage',
    messages: ['watches'],
  },
  {
    path: '/how-are-you/$token',
    file: 'features/answer-company/answer-company-page',
    name: 'AnswerCompanyPage',
    messages: ['answer-company'],
  },
  {
    path: '/price-predictions/',
    file: 'features/prediction-scores/prediction-scores-page',
    name: 'PredictionScoresPage',
    messages: ['predictions'],
  },
  { path: '/privacy/', file: 'features/legal/privacy-page', name: 'PrivacyPage', messages: ['legal'] },
  { path: '/cookies/', file: 'features/legal/cookies-page', name: 'CookiesPage', messages: ['legal'] },
  {
    path: '/accessibility/',
    file: 'features/legal/accessibility-page',
    name: 'AccessibilityPage',
    messages: ['legal'],
  },
] as const satisfies readonly Page[];

/** Around a session, outside the shell. `needs`: what a tenant must be for the page to exist. */
export const SIGN_IN_PAGES = [
  { path: '/login', name: 'LoginPage' },
  { path: '/auth/startsession/', name: 'StartSessionPage' },
  { path: '/auth/delegated/', name: 'DelegatedPage' },
  { path: '/auth/invalidsession/', name: 'InvalidSessionPage' },
  { path: '/auth/endsession/', name: 'EndSessionPage' },
  { path: '/access-denied', name: 'AccessDeniedPage' },
  { path: '/access-denied-not-beta', name: 'NotBetaPage' },
  { path: '/onboarding/', name: 'OnboardingPage', needs: 'corporate' },
  { path: '/acknowledgement/', name: 'AcknowledgementPage', needs: 'corporate' },
] as const satisfies readonly SignInPage[];
type SignInPage = { readonly path: string; readonly name: string; readonly needs?: Capability };

type ProductPage = (typeof PRODUCTS)[keyof typeof PRODUCTS]['pages'][number];

export const PRODUCT_PAGES: readonly ProductPage[] = Object.values(PRODUCTS).flatMap(
  ({ pages }): readonly ProductPage[] => pages,
);

type ProductOpenPage = NonNullable<(typeof PRODUCTS)[keyof typeof PRODUCTS]['openPages']>[number];

/** The products' pages that anybody may read who has their address. */
export const PRODUCT_OPEN_PAGES: readonly ProductOpenPage[] = Object.values(PRODUCTS).flatMap(
  ({ openPages = [] }): readonly ProductOpenPage[] => openPages,
);

/** The products' own steps of booking, by the paths of their pages. */
export const PRODUCT_STEPS: Steps = new Map(
  Object.values(PRODUCTS).flatMap(({ capability, pages }) =>
    (pages as readonly Page[]).flatMap(({ path, step }) =>
      step ? [[path, { step, product: capability }] as const] : [],
    ),
  ),
);

export const ALL_PAGES: readonly Page[] = [
  ...SIGNED_IN_PAGES,
  ...PRODUCT_PAGES,
  ...OPEN_PAGES,
  ...PRODUCT_OPEN_PAGES,
];

/** The areas of a page's texts, with those that it needs for the products. */
export function messagesOf({ messages, part }: Omit<Page, 'path'>): MessageChunk[] {
  const parts = part ? Object.values(PRODUCTS).map((product) => product[part].messages) : [];
  return [...new Set([...messages, ...parts.flat()])];
}
