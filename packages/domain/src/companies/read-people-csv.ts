/** People from a table with a header, in English or French, in any order of columns. */
import type { ImportField, ImportRow } from './import-row.ts';
import { readLines } from './read-table.ts';

const NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  firstName: ['firstname', 'givenname', 'first', 'prenom'],
  lastName: ['lastname', 'surname', 'familyname', 'last', 'nom', 'nomdefamille'],
  email: ['email', 'emailaddress', 'mail', 'workemail', 'courriel', 'adressecourriel'],
  role: ['role'],
  tier: ['tier', 'policytier', 'policy', 'palier', 'politique'],
  department: ['department', 'dept', 'team', 'service', 'departement', 'equipe'],
  costCenter: ['costcenter', 'costcentre', 'centredecouts', 'centredecout'],
  manager: ['manager', 'approver', 'manageremail', 'gestionnaire', 'approbateur', 'responsable'],
  externalId: ['id', 'employeeid', 'externalid', 'matricule'],
};

/** "Cost center", "cost_center", "Cost Center [Required]" and "Centre de coûts" as one. */
const plain = (name: string): string =>
  name
    .replace(/\[[^\]]*\]|\([^)]*\)/g, '')
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

const fieldNamed = (name: string): ImportField | undefined =>
  (Object.keys(NAMES) as ImportField[]).find((field) => NAMES[field].includes(plain(name)));

export type ReadPeople =
  | { readonly rows: readonly ImportRow[]; readonly unknown: readonly string[] }
  | { readonly problem: 'noHeader' | 'noRows' | 'notJson' };

/** `unknown`: columns that aren't read. Without a column of addresses nobody can be found again. */
export function readPeopleCsv(text: string): ReadPeople {
  const [header, ...lines] = readLines(text);
  const fields = header?.cells.map(fieldNamed) ?? [];
  if (!fields.includes('email')) return { problem: 'noHeader' };
  if (lines.length === 0) return { problem: 'noRows' };
  const rows = lines.map(({ line, cells }): ImportRow => {
    const row: Partial<Record<ImportField, string>> = {};
    // Two columns of one meaning: the first that has something in it
    for (const [at, field] of fields.entries()) if (field) row[field] ||= cells[at] ?? '';
    return { line, ...row };
  });
  const unknown = (header?.cells ?? []).filter((name, at) => name !== '' && !fields[at]);
  return { rows, unknown };
}
