/**
 * The look of mail: one list of blocks becomes the text part and the HTML part, so that both say the same.
 * Every text is escaped here and nowhere else. Mail programs know neither style sheets nor our content
 * policy: the few styles stand on the elements.
 */

export type Block =
  | { readonly block: 'heading' | 'text' | 'small'; readonly text: string }
  | { readonly block: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly block: 'link'; readonly text: string; readonly url: string };

export const escapeHtml = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');

export const textOf = (blocks: readonly Block[], locale: string): string =>
  `${blocks.map((block) => textOfBlock(block, COLONS[locale] ?? ':')).join('\n\n')}\n`;

/** After a label. */
const COLONS: Readonly<Record<string, string>> = { fr: '\u00a0:' };

function textOfBlock(block: Block, colon: string): string {
  switch (block.block) {
    case 'facts':
      return block.rows.map(([label, value]) => `${label}${colon} ${value}`).join('\n');
    case 'link':
      return `${block.text}${colon} ${block.url}`;
    default:
      return block.text;
  }
}

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif';

export function htmlOf(
  blocks: readonly Block[],
  page: { readonly locale: string; readonly title: string; readonly brand: string },
): string {
  const body = blocks.map(htmlOfBlock).join('\n');
  return `<!doctype html>
<html lang="${escapeHtml(page.locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(page.title)}</title></head>
<body style="margin:0;padding:24px;${FONT};font-size:16px;line-height:1.5">
<main style="max-width:560px;margin:0 auto">
<p style="font-weight:600;margin:0 0 24px">${escapeHtml(page.brand)}</p>
${body}
</main>
</body>
</html>
`;
}

function htmlOfBlock(block: Block): string {
  switch (block.block) {
    case 'heading':
      return `<h1 style="font-size:24px;line-height:1.25;margin:0 0 12px">${escapeHtml(block.text)}</h1>`;
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'small':
      return `<p style="margin:24px 0 0;font-size:13px">${escapeHtml(block.text)}</p>`;
    case 'link': {
      const link = `<a href="${escapeHtml(block.url)}">${escapeHtml(block.text)}</a>`;
      return `<p style="margin:0 0 16px">${link}</p>`;
    }
    case 'facts':
      return `<table style="border-collapse:collapse;margin:0 0 16px;width:100%">
${block.rows.map(htmlOfRow).join('\n')}
</table>`;
  }
}

const LABEL = 'text-align:left;font-weight:400;padding:4px 16px 4px 0;vertical-align:top';

const htmlOfRow = ([label, value]: readonly [string, string]): string =>
  `<tr><th scope="row" style="${LABEL}">${escapeHtml(label)}</th>` +
  `<td style="padding:4px 0;text-align:right">${escapeHtml(value)}</td></tr>`;
