/** `--help`: what a program does and its settings, made from their table. */
import type { SettingTable } from './table.ts';

export type Help = {
  /** How it's called: `node apps/bank/src/main.ts`. */
  readonly usage: string;
  readonly about: string;
  readonly settings?: SettingTable;
};

/** Whether a program was only asked what it does. */
export const wantsHelp = (words: readonly string[]): boolean =>
  words.some((word) => word === '--help' || word === '-h');

const plain = (words: string): string => words.replaceAll('`', '');

export function helpText({ usage, about, settings = {} }: Help): string {
  const rows = Object.entries(settings).map(([name, each]) => {
    const standard = each.standard === null ? 'required' : `default: ${plain(each.standard)}`;
    return `  ${name.padEnd(24)} ${plain(each.about)} (${standard})`;
  });
  const lines = [`Usage: ${usage}`, '', about];
  if (rows.length > 0) lines.push('', 'Settings, as environment variables:', ...rows);
  return lines.join('\n');
}
