/**
 * What's around the blocks of every mail: the brand's band and mark above them, the sender below. Nothing is
 * loaded from anywhere, so a mail looks the same where pictures are blocked.
 */
import type { ThemeColors } from '@sojourn/domain/tenants/theme-colors.ts';
import { escapeHtml } from '#escape-html.ts';
import { darkRules, type Paint, paintIn } from './mail-styles.ts';

export type PageOfMail = {
  readonly locale: string;
  readonly title: string;
  readonly brand: string;
  /** Of the brand's portal. */
  readonly origin: string;
  /** What inboxes show after the subject. */
  readonly preview: string;
  readonly colors: { readonly light: ThemeColors; readonly dark: ThemeColors };
  /** Below the card; the phone number in it is a link. */
  readonly foot: { readonly text: string; readonly phone: string };
};

export function mailPage(body: string, page: PageOfMail): string {
  const { light, dark } = page.colors;
  const paint = paintIn(light);
  return `<!doctype html>
<html lang="${escapeHtml(page.locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(page.title)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${darkRules(dark)}
}</style></head>
<body ${paint('page')}>
<div ${paint('preview')} aria-hidden="true">${escapeHtml(page.preview)}${GAP}</div>
<table role="presentation" ${paint('outer')}><tr><td ${paint('outerCell')}>
${OUTLOOK_COLUMN[0]}
<main>
<table role="presentation" ${paint('column')}>
<tr><td ${paint('band')}>${brandOf(page, paint)}</td></tr>
<tr><td ${paint('card')}>
${body}
</td></tr>
<tr><td ${paint('foot')}>
<p ${paint('footText')}>${footOf(page, paint)}</p>
</td></tr>
</table>
</main>
${OUTLOOK_COLUMN[1]}
</td></tr></table>
</body>
</html>
`;
}

function footOf({ foot: { text, phone } }: PageOfMail, paint: Paint): string {
  const shown = escapeHtml(phone);
  const link = `<a href="tel:${escapeHtml(phone.replaceAll(' ', ''))}" ${paint('footLink')}>${shown}</a>`;
  return escapeHtml(text).replace(shown, link);
}

/** Keeps the text of the mail out of the preview. */
const GAP = '&#847;&zwnj;&nbsp;'.repeat(60);

/** Outlook has no greatest width. */
const OUTLOOK_COLUMN = [
  '<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->',
  '<!--[if mso]></td></tr></table><![endif]-->',
] as const;

/**
 * The mark is drawn with cells: a picture would be blocked, and Gmail draws no SVG. Its wave is a bar that
 * steps down once.
 */
function brandOf({ brand, origin }: PageOfMail, paint: Paint): string {
  const post = '<td style="width:3px;height:20px;padding:0;border-radius:2px;background:#ffffff"></td>';
  const mark =
    `<table role="presentation" style="border-collapse:separate;border-spacing:0;margin:0 auto"><tr>${post}` +
    `<td style="width:9px;padding:0;vertical-align:middle"><div ${paint('wave')}></div>` +
    `<div ${paint('waveEnd')}></div></td>${post}</tr></table>`;
  return (
    `<table role="presentation" style="border-collapse:separate;border-spacing:0"><tr><td ${paint('mark')}>` +
    `${mark}</td><td style="padding:0 0 0 12px;vertical-align:middle">` +
    `<a href="${escapeHtml(origin)}/" ${paint('brand')}>${escapeHtml(brand)}</a></td></tr></table>`
  );
}
