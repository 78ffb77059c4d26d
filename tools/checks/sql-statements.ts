/**
 * The statements of an SQL file, split as PostgreSQL does: what stands in a comment, a text, a name in
 * quotes or a quoted body is no word of them.
 */

/** Where one of these begins, and all of it where it cannot hold another of its kind. */
const APART = new RegExp(
  [
    /--.*/,
    /\/\*/,
    // With backslashes, then without; a quote inside is written twice
    /(?<!\w)[eE]'(?:\\[\s\S]|''|[^'\\])*'/,
    /'(?:''|[^'])*'/,
    /"(?:""|[^"])*"/,
    /(?<![\w$])\$(?:[A-Za-z_]\w*)?\$/,
    /;/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Comments may hold comments. */
function endOfComment(sql: string, from: number): number {
  const ends = /\/\*|\*\//g;
  ends.lastIndex = from;
  for (let depth = 1, found = ends.exec(sql); found; found = ends.exec(sql)) {
    depth += found[0] === '/*' ? 1 : -1;
    if (depth === 0) return ends.lastIndex;
  }
  return sql.length;
}

function endOfBody(sql: string, from: number, mark: string): number {
  const end = sql.indexOf(mark, from);
  return end < 0 ? sql.length : end + mark.length;
}

/** A name in quotes as one that needs none, and that is no word of the language. */
const plainName = (quoted: string): string => `_${quoted.slice(1, -1).replace(/\W/g, '_')}_`;

/** In lower case and on one line each, without comments; texts and bodies are empty. */
export function sqlStatements(sql: string): string[] {
  const statements = [''];
  const add = (text: string): void => {
    statements[statements.length - 1] += text;
  };
  const apart = new RegExp(APART);
  let at = 0;
  for (let found = apart.exec(sql); found; found = apart.exec(sql)) {
    const [piece] = found;
    add(sql.slice(at, found.index));
    at = apart.lastIndex;
    if (piece === ';') statements.push('');
    else if (piece.startsWith('"')) add(plainName(piece));
    else if (piece.startsWith('--')) add(' ');
    else if (piece === '/*') {
      at = endOfComment(sql, at);
      add(' ');
    } else {
      if (piece.startsWith('$')) at = endOfBody(sql, at, piece);
      add("''");
    }
    apart.lastIndex = at;
  }
  add(sql.slice(at));
  return statements.flatMap((each) => each.replace(/\s+/g, ' ').trim().toLowerCase() || []);
}
