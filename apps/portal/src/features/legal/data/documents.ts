/** The pages on privacy, cookies and accessibility: their sections, whose words are in the catalog. */

export type LegalSection = {
  /** Its anchor. */
  readonly id: string;
  readonly kind: 'text' | 'list' | 'facts';
  readonly items: number;
};

export const LEGAL_DOCUMENTS = {
  privacy: [
    { id: 'collect', kind: 'list', items: 4 },
    { id: 'use', kind: 'list', items: 4 },
    { id: 'share', kind: 'list', items: 4 },
    { id: 'keep', kind: 'list', items: 4 },
    { id: 'protect', kind: 'text', items: 1 },
    { id: 'choices', kind: 'list', items: 3 },
  ],
  cookies: [
    { id: 'cookies', kind: 'facts', items: 4 },
    { id: 'device', kind: 'text', items: 1 },
    { id: 'tracking', kind: 'list', items: 3 },
    { id: 'off', kind: 'text', items: 1 },
  ],
  accessibility: [
    { id: 'standard', kind: 'text', items: 1 },
    { id: 'works', kind: 'list', items: 4 },
    { id: 'trip', kind: 'text', items: 1 },
    { id: 'contact', kind: 'text', items: 1 },
  ],
} as const satisfies Readonly<Record<string, readonly LegalSection[]>>;
export type LegalDocumentId = keyof typeof LEGAL_DOCUMENTS;
