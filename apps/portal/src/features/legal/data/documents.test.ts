import { expect, test } from 'vitest';
import en from '../../../../../../packages/web/src/messages/en/legal.json' with { type: 'json' };
import { LEGAL_DOCUMENTS, type LegalSection } from './documents.ts';

const documents: Readonly<Record<string, readonly LegalSection[]>> = LEGAL_DOCUMENTS;
const partsOf = ({ id, kind, items }: LegalSection): string[] => [
  `${id}.title`,
  ...Array.from({ length: items }, (_, at) => `${id}.${at + 1}`).flatMap((row) =>
    kind === 'facts' ? [`${row}.name`, `${row}.use`] : [row],
  ),
];

test('privacy, cookies and accessibility have all their words, and none besides', () => {
  const named = Object.entries(documents).flatMap(([document, sections]) =>
    ['title', 'lead', ...sections.flatMap(partsOf)].map((part) => `legal.${document}.${part}`),
  );
  const written = Object.keys(en).filter((key) => /^legal\.(privacy|cookies|accessibility)\./.test(key));
  expect(named.toSorted()).toEqual(written.toSorted());
});

test('the cookies that are named are those that are set', async () => {
  const { COOKIES } = await import('../../../../../server/src/modules/customers/sessions/secrets.ts');
  const named = Object.entries(en).flatMap(([key, text]) => (/cookies\.\d\.name$/.test(key) ? [text] : []));
  expect(named.toSorted()).toEqual(Object.values(COOKIES).toSorted());
});
