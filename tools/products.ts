/**
 * `npm run products`: writes `products/lists/*.ts` and `world/src/lists/*.ts`, which import each product's
 * parts by their place in its folder, so that a new product is one line of `products/product-list.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCTS } from '@sojourn/products/product-list.ts';
import { type Project, readProject, report, type Verdict } from './checks/project.ts';
import { offerHelp } from './help.ts';
import { ROOT } from './root.ts';

/** One exported name of a product's file, and what the list calls it. */
type Part = { readonly file: string; readonly name: string };
type List = {
  /** Where the folder of each product is; left out: in `products`. */
  readonly among?: string;
  /** Of the map from a product to its parts. */
  readonly name: string;
  readonly about: string;
  /** One part, or several by the fields that they get. */
  readonly parts: (product: string) => Part | Readonly<Record<string, Part>>;
};

const upper = (name: string): string => name[0]?.toUpperCase() + name.slice(1);

const LISTS: Readonly<Record<string, List>> = {
  changing: {
    name: 'CHANGING',
    about: 'what can change of a booking of each product',
    parts: (product) => ({ file: 'rules/changing.ts', name: `${product}Changing` }),
  },
  codes: {
    name: 'PRODUCT_CODES',
    about: 'errors and booking failures that each product adds',
    parts: (product) => ({ file: `wire/${product}-codes.ts`, name: `${product}Codes` }),
  },
  contracts: {
    name: 'CONTRACTS',
    about: 'calls and shapes of each product on the wire',
    parts: (product) => ({ file: `wire/${product}-contract.ts`, name: `${product}Contract` }),
  },
  deeds: {
    name: 'DEEDS',
    about: 'what an agent does with the calls of each product',
    parts: (product) => ({ file: 'wire/deeds.ts', name: `${product}Deeds` }),
  },
  'detail-words': {
    name: 'DETAIL_WORDS',
    about: 'how mail lists what was edited of a booking of each product',
    parts: (product) => ({ file: 'sell/detail-words.ts', name: `${product}DetailWords` }),
  },
  markets: {
    among: 'world/src',
    name: 'MARKETS',
    about: 'the simulated suppliers of each product',
    parts: (product) => ({ file: 'supplier/open-market.ts', name: `${product}Market` }),
  },
  openers: {
    name: 'OPENERS',
    about: 'how the server opens each product',
    parts: (product) => ({ file: `sell/open-${product}.ts`, name: `open${upper(product)}` }),
  },
  pages: {
    name: 'PRODUCTS',
    about: 'what the portal shows of each product, in the order of the navigation',
    parts: (product) => ({ file: 'pages/index.ts', name: product }),
  },
  policies: {
    name: 'POLICIES',
    about: 'what a company can say about each product in a policy tier',
    parts: (product) => ({ file: 'rules/policy-tier.ts', name: `${product}Policies` }),
  },
  rows: {
    name: 'ROWS',
    about: 'rows of the authorization matrix for the calls of each product',
    parts: (product) => ({ file: 'testing/authorization-rows.ts', name: `${product.toUpperCase()}_ROWS` }),
  },
  'test-set-ups': {
    name: 'TEST_SET_UPS',
    about: 'each product in the world of bookings that tests have',
    parts: (product) => ({ file: 'testing/set-up.ts', name: `${product}SetUp` }),
  },
  unsold: {
    name: 'UNSOLD',
    about: 'what the port of each product gets where nobody sells it',
    parts: (product) => ({ file: 'testing/unsold.ts', name: `${product}Unsold` }),
  },
  'tier-rules': {
    name: 'TIER_RULES',
    about: 'the fields of each product in the editor of a policy tier',
    parts: (product) => ({ file: 'admin/tier-rules.tsx', name: `${upper(product)}TierRules` }),
  },
  sellers: {
    name: 'SELLERS',
    about: 'how the server sells each product',
    parts: (product) => ({
      create: { file: `sell/create-${product}-product.ts`, name: `create${upper(product)}Product` },
      capability: { file: 'sell/capability.ts', name: product },
      estimateCarbon: { file: 'sell/carbon.ts', name: 'estimateCarbon' },
    }),
  },
};

const pathOf = (file: string, among = 'products'): string => `${among}/lists/${file}.ts`;

const headerOf = (about: string): string => `/** Written by \`npm run products\`: ${about}. */\n`;

const isPart = (parts: ReturnType<List['parts']>): parts is Part => typeof parts.file === 'string';

/** What a list calls a part: a name that other products have too gets the product's in front. */
const localName = (product: string, { name }: Part): string =>
  name.toLowerCase().includes(product) ? name : `${product}${upper(name)}`;

function writeImport(product: string, part: Part): { path: string; line: string } {
  const path = `../${product}/${part.file}`;
  const local = localName(product, part);
  const named = local === part.name ? local : `${part.name} as ${local}`;
  return { path, line: `import { ${named} } from '${path}';\n` };
}

const writeField = (field: string, local: string): string => (field === local ? field : `${field}: ${local}`);

function writeEntry(product: string, parts: ReturnType<List['parts']>): string {
  if (isPart(parts)) return `  ${writeField(product, localName(product, parts))},\n`;
  const fields = Object.entries(parts).map(([field, part]) => writeField(field, localName(product, part)));
  return `  ${product}: { ${fields.join(', ')} },\n`;
}

function writeList({ name, about, parts }: List, products: readonly string[]): string {
  const imports = products
    .flatMap((product) => {
      const own = parts(product);
      return (isPart(own) ? [own] : Object.values(own)).map((part) => writeImport(product, part));
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ line }) => line);
  const entries = products.map((product) => writeEntry(product, parts(product)));
  return `${headerOf(about)}${imports.join('')}\nexport const ${name} = {\n${entries.join('')}} as const;\n`;
}

const camel = (area: string): string => area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** As the formatter has it; a line's end counts. */
const COLUMNS = 111;

/** The texts of every product by their areas, as types; some add to an area that others have too. */
function writeWords(products: readonly string[], files: readonly string[]): string {
  const all = products.flatMap((product) =>
    files.flatMap((path) => {
      const area = new RegExp(`^products/${product}/words/en/([\\w-]+)\\.json$`).exec(path)?.[1];
      return area === undefined ? [] : [{ product, area, path: `../${product}/words/en/${area}.json` }];
    }),
  );
  const localNameOf = ({ product, area }: { readonly product: string; readonly area: string }): string =>
    camel(area.includes(product) ? area : `${product}-${area}`);
  const imports = all
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map((each) => `import type ${localNameOf(each)} from '${each.path}';\n`);
  const areas = Map.groupBy(
    all.toSorted((a, b) => (a.area < b.area ? -1 : 1)),
    ({ area }) => area,
  );
  const fields = [...areas].map(([area, each]) => {
    const types = each.map((one) => `typeof ${localNameOf(one)}`);
    const field = (between: string): string =>
      `  readonly ${area.includes('-') ? `'${area}'` : area}: ${types.join(` &${between}`)};\n`;
    return field(' ').length > COLUMNS ? field('\n    ') : field(' ');
  });
  const about = 'the areas of texts that each product has of its own, or adds to';
  return `${headerOf(about)}${imports.join('')}\nexport type ProductAreas = {\n${fields.join('')}};\n`;
}

/** The lists with their texts; `files` are the project's. */
export const makeLists = (
  files: readonly string[],
  products: readonly string[] = PRODUCTS,
): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(LISTS).map(
      ([file, list]) => [pathOf(file, list.among), writeList(list, products)] as const,
    ),
    [pathOf('words'), writeWords(products, files)],
  ]);

const outdated = ({ files, text }: Project): [path: string, text: string][] =>
  [...makeLists(files)].filter(([path, written]) => !files.includes(path) || text(path) !== written);

export function check(project: Project): Verdict {
  return {
    problems: outdated(project).map(([path]) => ({
      path,
      line: 1,
      message: 'the list of products changed: npm run products',
    })),
    summary: `${PRODUCTS.length} products are in every list`,
  };
}

if (import.meta.main) {
  offerHelp(import.meta);
  const project = readProject();
  if (process.argv.includes('--check')) report(check(project));
  else {
    const changed = outdated(project);
    for (const [path, text] of changed) writeFileSync(join(ROOT, path), text);
    console.log(
      changed.length === 0 ? 'the lists are up to date' : `wrote ${changed.map(([path]) => path).join(', ')}`,
    );
  }
}
