/**
 * The sections of every version of every document, as data. The words are the portal's catalogue
 * `terms.<version>.<section>.<block>`. A version that anybody was shown is never changed or taken out.
 */
import type { TermsBlock, TermsSection } from '../section.ts';

const text: TermsBlock = { kind: 'text' };
const list = (items: number): TermsBlock => ({ kind: 'list', items });
const steps = (items: number): TermsBlock => ({ kind: 'steps', items });
/** Rows of what and how much, how long, until when. */
const facts = (items: number): TermsBlock => ({ kind: 'facts', items });

const SITE: readonly TermsSection[] = [
  { id: 'who', blocks: [text, text] },
  { id: 'account', blocks: [text, text] },
  { id: 'companies', blocks: [text, text], capability: 'corporate' },
  { id: 'use', blocks: [text, list(4), text] },
  { id: 'information', blocks: [text, text] },
  { id: 'liability', blocks: [text, text] },
  { id: 'changes', blocks: [text] },
];
const BOOKING: readonly TermsSection[] = [
  { id: 'contract', blocks: [text, text] },
  { id: 'charge', blocks: [text, text] },
  { id: 'hotels', blocks: [text, text] },
  { id: 'flights', blocks: [text, facts(4), text, text] },
  { id: 'refunds', blocks: [text] },
  { id: 'provider-changes', blocks: [text] },
  { id: 'proof', blocks: [text] },
];
const CREDITS: readonly TermsSection[] = [
  { id: 'annual', blocks: [text, text] },
  { id: 'one-time', blocks: [text] },
  { id: 'others', blocks: [facts(4), text] },
  { id: 'spending', blocks: [text, text, text] },
  { id: 'rewards', blocks: [text] },
  { id: 'disputes', blocks: [text] },
];

export const TERMS_SECTIONS: Readonly<Record<string, readonly TermsSection[]>> = {
  'site-2026-11': SITE,
  'site-2026-11-29': SITE,
  'booking-2026-11': BOOKING,
  'booking-2026-11-29': BOOKING,
  'add-ons-2026-11': [
    { id: 'common', blocks: [text, text] },
    { id: 'limits', blocks: [facts(8)] },
    { id: 'cancel', blocks: [text, text, list(4)] },
    { id: 'change', blocks: [text] },
    { id: 'freeze', blocks: [text, text] },
    { id: 'price-drop', blocks: [text] },
    { id: 'price-match', blocks: [text, list(3), text] },
    { id: 'disruption', blocks: [text, list(2), text] },
    { id: 'connection', blocks: [text, text] },
  ],
  'add-ons-2026-11-29': [
    { id: 'common', blocks: [text, text] },
    { id: 'limits', blocks: [facts(8)] },
    { id: 'cancel', blocks: [text, text, list(5), text] },
    { id: 'change', blocks: [text, text] },
    { id: 'freeze', blocks: [text, text] },
    { id: 'price-drop', blocks: [text] },
    { id: 'price-match', blocks: [text, list(3), text] },
    { id: 'brought', blocks: [text] },
    { id: 'disruption', blocks: [text, list(2), text] },
    { id: 'connection', blocks: [text, text] },
  ],
  'credits-2026-11': CREDITS,
  'credits-2026-11-29': [...CREDITS, { id: 'referral', blocks: [text, text] }],
  'complimentary-2026-11': [
    { id: 'eligible', blocks: [text, text] },
    { id: 'amount', blocks: [text, text, facts(4)] },
    { id: 'cancel', blocks: [text] },
  ],
  'copyright-2026-11': [
    { id: 'takedown', blocks: [text, steps(6), text] },
    { id: 'counter', blocks: [text, steps(4), text] },
    { id: 'repeat', blocks: [text] },
  ],
  'seller-2026-11': [
    { id: 'right', blocks: [text, facts(2), text] },
    { id: 'payments', blocks: [text] },
    { id: 'registration', blocks: [text] },
  ],
  'general-2026-11': [
    { id: 'entire', blocks: [text, text] },
    { id: 'contact', blocks: [text, text] },
  ],
};
