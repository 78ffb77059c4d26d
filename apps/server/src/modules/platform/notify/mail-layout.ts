/**
 * What a mail consists of: one list of blocks becomes the text part and the HTML part, so that both say the
 * same. Every text of the HTML part is escaped here and in `mail-page.ts`, which draws what's around it.
 */
import { escapeHtml } from '#escape-html.ts';
import { mailPage, type PageOfMail } from './mail-page.ts';
import { type Paint, paintIn } from './mail-styles.ts';

/** `total`: the row that the others add up to. */
export type Row = readonly [label: string, value: string, kind?: 'total'];
export type Tone = 'good' | 'warn' | 'bad';
export type Block =
  /** `tone`: good news, something to decide or to know soon, something that isn't or is no more. */
  | { readonly block: 'heading'; readonly text: string; readonly tone?: Tone }
  | { readonly block: 'text' | 'small'; readonly text: string }
  | { readonly block: 'list'; readonly items: readonly string[] }
  /** The one value that people look for: a confirmation code. */
  | { readonly block: 'code'; readonly label: string; readonly value: string }
  /** `facts` are read, `amounts` are compared and stand at the right. */
  | { readonly block: 'facts' | 'amounts'; readonly title?: string; readonly rows: readonly Row[] }
  /** The first of a mail is its button. */
  | { readonly block: 'link'; readonly text: string; readonly url: string };

export const textOf = (blocks: readonly Block[], locale: string): string =>
  `${blocks.map((block) => textOfBlock(block, COLONS[locale] ?? ':')).join('\n\n')}\n`;

/** After a label. */
const COLONS: Readonly<Record<string, string>> = { fr: '\u00a0:' };

function textOfBlock(block: Block, colon: string): string {
  switch (block.block) {
    case 'facts':
    case 'amounts': {
      const rows = block.rows.map(([label, value]) => `${label}${colon} ${value}`);
      return [...(block.title ? [block.title] : []), ...rows].join('\n');
    }
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'code':
      return `${block.label}${colon} ${block.value}`;
    case 'link':
      return `${block.text}${colon} ${block.url}`;
    default:
      return block.text;
  }
}

export function htmlOf(blocks: readonly Block[], page: PageOfMail): string {
  const first = blocks.find(({ block }) => block === 'link');
  const paint = paintIn(page.colors.light);
  return mailPage(blocks.map((block) => htmlOfBlock(block, block === first, paint)).join('\n'), page);
}

function htmlOfBlock(block: Block, isButton: boolean, paint: Paint): string {
  switch (block.block) {
    case 'heading':
      return `${signOf(block.tone, paint)}<h1 ${paint('heading')}>${escapeHtml(block.text)}</h1>`;
    case 'text':
      return `<p ${paint('text')}>${escapeHtml(block.text)}</p>`;
    case 'small':
      return `<p ${paint('small')}>${escapeHtml(block.text)}</p>`;
    case 'list': {
      const items = block.items.map((item) => `<li ${paint('item')}>${escapeHtml(item)}</li>`);
      return `<ul ${paint('list')}>${items.join('')}</ul>`;
    }
    case 'code':
      return `<table role="presentation" ${paint('table')}><tr><td ${paint('code')}>
<p ${paint('codeLabel')}>${escapeHtml(block.label)}</p>
<p ${paint('codeValue')}>${escapeHtml(block.value)}</p></td></tr></table>`;
    case 'link':
      return isButton ? button(block, paint) : `<p ${paint('text')}>${link(block, paint)}</p>`;
    case 'facts':
    case 'amounts':
      return rowsOf(block, paint);
  }
}

/** The heading says it in words. */
const SIGNS: Readonly<Record<Tone, string>> = { good: '&#10003;&#65038;', warn: '!', bad: '&#215;' };
function signOf(tone: Tone | undefined, paint: Paint): string {
  if (!tone) return '';
  const cell = `<tr><td ${paint(tone)}>${SIGNS[tone]}</td></tr>`;
  return `<table role="presentation" aria-hidden="true" ${paint('signTable')}>${cell}</table>\n`;
}

type Link = { readonly text: string; readonly url: string };
const link = ({ text, url }: Link, paint: Paint): string =>
  `<a href="${escapeHtml(url)}" ${paint('link')}>${escapeHtml(text)}</a>`;

/** A cell with a ground of its own: Outlook draws no padding of a link. */
const button = ({ text, url }: Link, paint: Paint): string =>
  `<table role="presentation" ${paint('buttonTable')}><tr><td ${paint('button')}>` +
  `<a href="${escapeHtml(url)}" ${paint('buttonLink')}>${escapeHtml(text)}</a></td></tr></table>`;

type Rows = Extract<Block, { block: 'facts' | 'amounts' }>;
function rowsOf({ block, title, rows }: Rows, paint: Paint): string {
  const over = title ? `<h2 ${paint('title')}>${escapeHtml(title)}</h2>\n` : '';
  const cells = block === 'facts' ? FACT_CELLS : AMOUNT_CELLS;
  const lines = rows.map(([label, value, kind]) => {
    const [labelStyle, valueStyle] = kind === 'total' ? TOTAL_CELLS : cells;
    const head = `<th scope="row" ${paint(labelStyle)}>${escapeHtml(label)}</th>`;
    return `<tr>${head}<td ${paint(valueStyle)}>${escapeHtml(value)}</td></tr>`;
  });
  return `${over}<table ${paint('table')}>\n${lines.join('\n')}\n</table>`;
}
const FACT_CELLS = ['label', 'value'] as const;
const AMOUNT_CELLS = ['amountLabel', 'amount'] as const;
const TOTAL_CELLS = ['totalLabel', 'total'] as const;
