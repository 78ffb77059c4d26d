/**
 * A booking's vouchers as a page of its own, which needs no network, no sign-in and no other file: what the
 * device keeps of them. Pure.
 */
import { qrShape } from './qr-shape.ts';

export type SavedVoucher = {
  readonly code: string;
  /** Whose, where each has their own. */
  readonly of: string | null;
  /** Why it's refused; null for a valid one. */
  readonly dead: string | null;
};
export type SavedPage = {
  readonly language: string;
  readonly title: string;
  /** Names and values, in order. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly bring: readonly string[];
  readonly bringTitle: string;
  readonly map: { readonly href: string; readonly text: string };
  readonly phone: { readonly number: string; readonly text: string };
  readonly note: string;
  readonly vouchers: readonly SavedVoucher[];
};

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** Scanners want black on white. */
const STYLE = [
  'body{margin:0;background:#0e2a2f;color:#f1f7f5;font:16px/1.5 system-ui,sans-serif}',
  'main{max-width:560px;margin:auto;padding:24px}',
  'h1{font:400 30px/36px Georgia,serif;margin:0 0 16px}',
  'dt{color:#b4cbca;font-size:14px}dd{margin:0 0 12px;font-weight:600}a{color:#f3a477}',
  'figure{margin:20px 0;padding:20px;border-radius:16px;background:#fff;color:#0f2226;text-align:center}',
  'svg{width:100%;max-width:260px}',
  'figcaption{font-weight:650;letter-spacing:.06em;overflow-wrap:anywhere}',
  '.dead svg{opacity:.25}.dead b{text-decoration:line-through}',
].join('');

function drawn({ code, of, dead }: SavedVoucher): string {
  const { size, path } = qrShape(code);
  const box = `viewBox="0 0 ${size} ${size}" role="img" aria-label="${safe(code)}"`;
  const picture = `<svg ${box} shape-rendering="crispEdges"><path fill="#000" d="${path}"/></svg>`;
  const words = [of && `${safe(of)}<br>`, `<b>${safe(code)}</b>`, dead && `<br>${safe(dead)}`];
  const look = dead ? ' class="dead"' : '';
  return `<figure${look}>${picture}<figcaption>${words.filter(Boolean).join('')}</figcaption></figure>`;
}

const link = (href: string, text: string): string => `<a href="${safe(href)}">${safe(text)}</a>`;

export function savedPage(page: SavedPage): string {
  const { title, language, phone, map } = page;
  const facts = page.facts.map(([name, value]) => `<dt>${safe(name)}</dt><dd>${safe(value)}</dd>`);
  const bring = page.bring.map((item) => `<li>${safe(item)}</li>`);
  const call = link(`tel:${phone.number.replace(/[^\d+]/g, '')}`, phone.text);
  return [
    `<!doctype html><html lang="${safe(language)}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${safe(title)}</title><style>${STYLE}</style><main><h1>${safe(title)}</h1>`,
    ...page.vouchers.map(drawn),
    `<p>${safe(page.note)}</p><dl>${facts.join('')}</dl>`,
    `<p>${call}<br>${link(map.href, map.text)}</p>`,
    bring.length > 0 ? `<h2>${safe(page.bringTitle)}</h2><ul>${bring.join('')}</ul>` : '',
    '</main></html>',
  ].join('');
}
