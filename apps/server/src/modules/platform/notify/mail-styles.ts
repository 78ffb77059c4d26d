/**
 * The styles of mail. They stand on the elements, since Gmail drops rules and Outlook most properties; what
 * turns dark is a class besides, which mail programs that have a dark mode of their own follow.
 */
import type { ThemeColors } from '@sojourn/domain/tenants/theme-colors.ts';

type Color = keyof ThemeColors;
type Style = {
  readonly css: string;
  readonly text?: Color;
  readonly ground?: Color;
  readonly edge?: Color;
};

const TEXT = "font-family:'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const DISPLAY = "font-family:Newsreader,Georgia,'Times New Roman',serif";
const CELL = 'padding:10px 0;border-bottom-width:1px;border-bottom-style:solid;vertical-align:top;text-align';
const CUT = 'overflow-wrap:break-word;word-wrap:break-word';
const SOLID = 'border-style:solid;text-align:left';
const BUTTON = 'display:inline-block;padding:13px 24px;border-radius:10px;text-decoration:none';
const SIGN =
  'width:36px;height:36px;padding:0;border-radius:18px;text-align:center;vertical-align:middle;' +
  'font-size:18px;line-height:36px;font-weight:700';
const FIGURES = 'font-variant-numeric:tabular-nums';

const STYLES = {
  page: { css: 'margin:0;padding:0;width:100%', ground: 'sunk' },
  preview: { css: 'display:none;max-height:0;overflow:hidden;mso-hide:all' },
  outer: { css: 'border-collapse:collapse;width:100%', ground: 'sunk' },
  outerCell: { css: 'padding:24px 12px' },
  column: { css: 'border-collapse:separate;border-spacing:0;width:100%;max-width:600px;margin:0 auto' },
  band: {
    css: `padding:18px 28px;border-radius:14px 14px 0 0;border-width:1px 1px 0;${SOLID}`,
    ground: 'band',
    edge: 'band',
  },
  brand: {
    css: `${DISPLAY};font-size:21px;line-height:24px;text-decoration:none;letter-spacing:-0.2px`,
    text: 'on-band',
  },
  card: {
    css: `padding:32px 28px 16px;border-radius:0 0 14px 14px;border-width:0 1px 1px;${SOLID};${TEXT};${CUT}`,
    ground: 'surface',
    edge: 'line',
  },
  foot: { css: `padding:20px 28px 8px;text-align:left;${TEXT}` },
  signTable: { css: 'border-collapse:separate;border-spacing:0;margin:0 0 14px' },
  good: { css: SIGN, text: 'good', ground: 'good-tint' },
  warn: { css: SIGN, text: 'warn', ground: 'warn-tint' },
  bad: { css: SIGN, text: 'bad', ground: 'bad-tint' },
  heading: {
    css: `margin:0 0 12px;${DISPLAY};font-weight:400;font-size:30px;line-height:36px;letter-spacing:-0.4px`,
    text: 'ink',
  },
  title: { css: 'margin:28px 0 4px;font-size:15px;line-height:20px;font-weight:600', text: 'ink' },
  text: { css: 'margin:0 0 16px;font-size:16px;line-height:25px;white-space:pre-line', text: 'ink' },
  list: { css: 'margin:0 0 16px;padding:0 0 0 22px' },
  item: { css: 'margin:0 0 8px;font-size:16px;line-height:25px', text: 'ink' },
  small: { css: 'margin:0 0 16px;font-size:13px;line-height:20px', text: 'ink-3' },
  link: { css: 'font-weight:500;text-decoration:underline', text: 'brand-ink' },
  footText: { css: 'margin:0 0 8px;font-size:13px;line-height:20px', text: 'ink-3' },
  footLink: { css: 'text-decoration:underline', text: 'ink-3' },
  table: { css: 'border-collapse:collapse;width:100%;margin:0 0 20px' },
  label: {
    css: `${CELL}:left;padding-right:16px;width:34%;font-size:14px;line-height:22px;font-weight:400`,
    text: 'ink-2',
    edge: 'line',
  },
  value: { css: `${CELL}:left;font-size:15px;line-height:22px`, text: 'ink', edge: 'line' },
  amountLabel: {
    css: `${CELL}:left;padding-right:16px;width:55%;font-size:14px;line-height:22px;font-weight:400`,
    text: 'ink-2',
    edge: 'line',
  },
  amount: { css: `${CELL}:right;font-size:15px;line-height:22px;${FIGURES}`, text: 'ink', edge: 'line' },
  totalLabel: {
    css: `${CELL}:left;padding-right:16px;font-size:15px;line-height:24px;font-weight:600`,
    text: 'ink',
    edge: 'line',
  },
  total: {
    css: `${CELL}:right;font-size:18px;line-height:24px;font-weight:600;white-space:nowrap;${FIGURES}`,
    text: 'ink',
    edge: 'line',
  },
  code: { css: 'padding:14px 18px;border-radius:10px', ground: 'brand-tint' },
  codeLabel: { css: 'margin:0;font-size:13px;line-height:20px', text: 'ink-2' },
  codeValue: {
    css: `margin:0;font-size:22px;line-height:28px;font-weight:600;letter-spacing:0.5px;${FIGURES}`,
    text: 'ink',
  },
  buttonTable: { css: 'border-collapse:separate;border-spacing:0;margin:24px 0' },
  button: { css: 'border-radius:10px;text-align:center', ground: 'brand' },
  buttonLink: {
    css: `${BUTTON};font-size:16px;line-height:22px;font-weight:600`,
    text: 'on-brand',
    ground: 'brand',
  },
  mark: { css: 'width:32px;height:32px;padding:0;border-radius:9px;line-height:1px', ground: 'mark' },
  wave: {
    css: 'width:6px;height:3px;border-radius:3px 3px 1px 0;font-size:1px;line-height:3px',
    ground: 'mark-accent',
  },
  waveEnd: {
    css: 'width:6px;height:3px;margin:-2px 0 0 3px;border-radius:0 1px 3px 3px;font-size:1px;line-height:3px',
    ground: 'mark-accent',
  },
} as const satisfies Readonly<Record<string, Style>>;

type Role = keyof typeof STYLES;
/** The attributes of an element in a role. */
export type Paint = (role: Role) => string;

const declarations = ({ text, ground, edge }: Omit<Style, 'css'>, colors: ThemeColors): string[] => [
  ...(text ? [`color:${colors[text]}`] : []),
  ...(ground ? [`background-color:${colors[ground]}`] : []),
  ...(edge ? [`border-color:${colors[edge]}`] : []),
];

export const paintIn =
  (colors: ThemeColors): Paint =>
  (role) => {
    const style: Style = STYLES[role];
    const ground = style.ground ? ` bgcolor="${colors[style.ground]}"` : '';
    const css = [style.css, ...declarations(style, colors)].join(';');
    return `class="${role}"${CELLS.includes(role) ? ground : ''} style="${css}"`;
  };
/** Outlook reads the ground of a cell from its attribute. */
const CELLS: readonly Role[] = ['band', 'card', 'code', 'button', 'mark', 'good', 'warn', 'bad'];

/** Rules for the dark: as the pages look in it. */
export const darkRules = (colors: ThemeColors): string =>
  Object.entries<Style>(STYLES)
    .map(([role, style]) => [role, declarations(style, colors)] as const)
    .filter(([, own]) => own.length > 0)
    .map(([role, own]) => `.${role}{${own.map((each) => `${each}!important`).join(';')}}`)
    .join('\n');
