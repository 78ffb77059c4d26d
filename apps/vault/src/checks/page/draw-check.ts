/** The page of a card's bank, as HTML. It works without scripts; one posts its end to the page around it. */
import { formatMoney } from '@sojourn/domain/formats.ts';
import { money } from '@sojourn/domain/money.ts';
import type { CheckStage } from '../answer-check.ts';
import type { Check } from '../store.ts';
import { CHECK_TEXTS } from './texts.ts';

const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (c) => NAMES[c] ?? c);

/** Seconds after which a page that waits for the bank looks again. */
const LOOK_SECONDS = 5;

export function drawCheck(check: Check, stage: CheckStage): string {
  const { locale, payee, label, amountMinor, isLater, currency } = check;
  const t = CHECK_TEXTS[locale];
  const question = amountMinor === null ? t.adding : isLater ? t.later : t.now;
  const { heading, text } = stage === 'open' ? question : t.stages[stage];
  const isOpen = stage === 'open' || stage === 'waiting';
  const row = (name: string, value: string) =>
    `<div><dt>${escapeText(name)}</dt><dd>${escapeText(value)}</dd></div>`;
  const button = (answer: string, name: string) =>
    `<button name="answer" value="${answer}" class="${answer}">${escapeText(name)}</button>`;
  const amount =
    amountMinor === null
      ? ''
      : row(isLater ? t.atMost : t.amount, formatMoney(money(amountMinor, currency), locale));
  const facts = amount + (payee ? row(t.payee, payee) : '') + row(t.card, label);
  const buttons =
    (stage === 'open' ? button('approve', question.approve) : '') + button('decline', t.decline);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
${stage === 'waiting' ? `<meta http-equiv="refresh" content="${LOOK_SECONDS}">` : ''}
<title>${escapeText(t.title)}</title><link rel="stylesheet" href="/card-checks/files/check.css">
${isOpen ? '' : '<script src="/card-checks/files/over.js"></script>'}</head>
<body data-stage="${stage}"><main><h1>${escapeText(heading)}</h1><p>${escapeText(text)}</p>
${isOpen ? `<dl>${facts}</dl><form method="post">${buttons}</form>` : ''}
<p class="demo">${escapeText(t.demo)}</p></main></body></html>`;
}
