/**
 * The page that a bank's check ends with where the processor wants an address to go back to (`returnUrl`). It
 * stands in the checkout's frame, or in a tab of its own, and has no content: the server finds out for itself
 * what came of the check.
 */
import type { FastifyInstance } from 'fastify';

const SCRIPT = `const over = { kind: 'sojourn-card-check/1', type: 'over' };
if (parent !== window) parent.postMessage(over, location.origin);
`;
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
};
const TEXTS = {
  en: ['Back from your bank', 'You can close this page and go back to your booking.'],
  fr: ['De retour de votre banque', 'Vous pouvez fermer cette page et revenir à votre réservation.'],
} as const;

const page = (locale: keyof typeof TEXTS): string => {
  const [title, text] = TEXTS[locale];
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8">
<meta name="color-scheme" content="light dark"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title>
<script src="/card-check/over.js"></script><h1>${title}</h1><p>${text}</p></html>`;
};

export function addCardCheckPage(app: FastifyInstance): void {
  app.get('/card-check', async ({ headers }, reply) => {
    const isFrench = headers['accept-language']?.trimStart().toLowerCase().startsWith('fr');
    return reply
      .headers(HEADERS)
      .type('text/html; charset=utf-8')
      .send(page(isFrench ? 'fr' : 'en'));
  });
  app.get('/card-check/over.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=300').send(SCRIPT),
  );
}
