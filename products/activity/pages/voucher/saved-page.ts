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

const STYLE = `body{margin:0;background:#0e2a2f;color:#f1f7f5;font:16px/1.5 system-ui,sans-serif}main{max-width:560px;margin:auto;padding:24px}
h1{font:400 30px/36px Georgia,serif;margin:0 0 16px}dt{color:#b4cbca;font-size:14px}dd{margin:0 0 12px;font-weight:600}a{color:#f3a477}
figure{margin:20px 0;padding:20px;border-radius:16px;background:#fff;color:#0f2226;text-align:center}svg{width:100%;max-width:260px}
figcaption{font-weight:650;letter-spacing:.06em;overflow-wrap:anywhere}.dead svg{opacity:.25}.dead b{text-decoration:line-through}`;

function drawn({ code, of, dead }: SavedVoucher): string {
  const { size, path } = qrShape(code);
  const picture = `<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${safe(code)}" shape-rendering="crispEdges"><path fill="#000" d="${path}"/></svg>`;
  const words = [of && `${safe(of)}<br>`, `<b>${safe(code)}</b>`, dead && `<br>${safe(dead)}`];
  return `<figure${dead ? ' class="dead"' : ''}>${picture}<figcaption>${words.filter(Boolean).join('')}</figcaption></figure>`;
}

export function savedPage(page: SavedPage): string {
  const facts = page.facts.map(([name, value]) => `<dt>${safe(name)}</dt><dd>${safe(value)}</dd>`).join('');
  const bring = page.bring.map((item) => `<li>${safe(item)}</li>`).join('');
  return `<!doctype html><html lang="${safe(page.language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${safe(page.title)}</title><style>${STYLE}</style><main><h1>${safe(page.title)}</h1>${page.vouchers.map(drawn).join('')}<p>${safe(page.note)}</p><dl>${facts}</dl><p><a href="tel:${safe(page.phone.number.replace(/[^\d+]/g, ''))}">${safe(page.phone.text)}</a><br><a href="${safe(page.map.href)}">${safe(page.map.text)}</a></p>${bring && `<h2>${safe(page.bringTitle)}</h2><ul>${bring}</ul>`}</main></html>`;
}
