/** What the stores declare of the rows they read: the property, its type, and the column it comes from. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, Visitor } from 'vite';
import { ROOT } from '../root.ts';
import { parseSource, type Source } from './source.ts';

type RowColumn = {
  readonly column: string;
  /** As written: `Instant | null` */
  readonly type: string;
  readonly line: number;
};

type Property = { readonly name: string; readonly type: string };

const sources = new Map<string, Source>();
function open(path: string): Source {
  const known = sources.get(path) ?? parseSource(path, readFileSync(join(ROOT, path), 'utf8'));
  sources.set(path, known);
  return known;
}

/** Of an import within the same app; undefined for packages. */
function pathOfImport(from: string, specifier: string): string | undefined {
  const unit = from.split('/').slice(0, 2).join('/');
  const path = specifier.startsWith('#')
    ? join(unit, 'src', specifier.slice(1))
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : undefined;
  return path !== undefined && existsSync(join(ROOT, path)) ? path : undefined;
}

function findAlias(source: Source, name: string): { source: Source; node: ESTree.TSType } | undefined {
  for (const statement of source.program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'TSTypeAliasDeclaration' && declared.id.name === name)
      return { source, node: declared.typeAnnotation };
    if (statement.type !== 'ImportDeclaration') continue;
    const imported = statement.specifiers.some(({ local }) => local.name === name);
    const path = imported ? pathOfImport(source.path, statement.source.value) : undefined;
    if (path) return findAlias(open(path), name);
  }
  return undefined;
}

/** As written; `FlightRecord['times']` as the property it names. */
function textOf(source: Source, node: ESTree.TSType): string {
  const text = source.text.slice(node.start, node.end);
  if (node.type !== 'TSIndexedAccessType' || node.indexType.type !== 'TSLiteralType') return text;
  const { literal } = node.indexType;
  const key = literal.type === 'Literal' ? literal.value : undefined;
  return propertiesOf(source, node.objectType).find(({ name }) => name === key)?.type ?? text;
}

/** The properties of an object type: of its literals, intersections and named parts. */
function propertiesOf(source: Source, node: ESTree.TSType): Property[] {
  if (node.type === 'TSIntersectionType') return node.types.flatMap((each) => propertiesOf(source, each));
  if (node.type === 'TSTypeLiteral')
    return node.members.flatMap((member): Property[] => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
      const type = member.typeAnnotation?.typeAnnotation;
      if (!type) return [];
      return [{ name: member.key.name, type: textOf(source, type) }];
    });
  if (node.type !== 'TSTypeReference' || node.typeName.type !== 'Identifier') return [];
  const [part, keys] = node.typeArguments?.params ?? [];
  const { name } = node.typeName;
  if ((name === 'Omit' || name === 'Pick') && part && keys) {
    const named = new Set(source.text.slice(keys.start, keys.end).match(/\w+/g));
    return propertiesOf(source, part).filter((each) => named.has(each.name) === (name === 'Pick'));
  }
  const alias = findAlias(source, name);
  return alias ? propertiesOf(alias.source, alias.node) : [];
}

/** `created_at as "createdAt"` and `e.units as "units"`, but nothing that's computed. */
const ALIASED = /(?<=[\s,(.`]|^)(?:[a-z]\w*\.)?([a-z_]\w*)\s+as\s+"(\w+)"/g;
/** `coalesce(title, '') as title` has the name of a column, but another value. */
const COMPUTED = /\)\s+as\s+([a-z_]\w*)/g;
const NO_COLUMNS = new Set(['end', 'null', 'true', 'false']);

/** The rows of raw statements: `` sql<Row>`…` `` and `` query<Row>(`…`) ``. */
export function rowColumnsOf(path: string): RowColumn[] {
  const source = open(path);
  const aliases = new Map<string, Set<string>>();
  const computed = new Set<string>();
  const rows: ESTree.TSType[] = [];
  new Visitor({
    TemplateElement: ({ value }) => {
      for (const [, name = ''] of value.raw.matchAll(COMPUTED)) computed.add(name);
      for (const [, column = '', alias = ''] of value.raw.matchAll(ALIASED))
        if (!NO_COLUMNS.has(column)) aliases.set(alias, (aliases.get(alias) ?? new Set()).add(column));
    },
    TaggedTemplateExpression: ({ typeArguments }) => void rows.push(...(typeArguments?.params ?? [])),
    CallExpression: ({ callee, typeArguments }) => {
      const isQuery =
        callee.type === 'MemberExpression' && /query$/.test(source.text.slice(callee.start, callee.end));
      if (isQuery) rows.push(...(typeArguments?.params ?? []));
    },
  }).visit(source.program);
  const found = rows.flatMap((node) => {
    const line = source.lineOf(node.start);
    return propertiesOf(source, node).flatMap(({ name, type }) =>
      [...(aliases.get(name) ?? (computed.has(name) || /[A-Z]/.test(name) ? [] : [name]))].map((column) => ({
        column,
        type,
        line,
      })),
    );
  });
  return [...new Map(found.map((each) => [`${each.column} ${each.type}`, each])).values()];
}
