/**
 * Rows of comma-separated text with double quotes (RFC 4180): quoted fields may hold commas, line breaks and
 * doubled quotes. Each row comes with the line it starts on, from 1; blank lines are skipped. An unclosed
 * quote runs to the end.
 */
export function* readCsv(text: string): Generator<{ readonly line: number; readonly fields: string[] }> {
  let fields: string[] = [];
  let field = '';
  let quoted = false;
  let line = 1;
  let startLine = 1;
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  for (let i = 0; i <= source.length; i++) {
    const char = source[i];
    if (char === '\n') line++;
    if (quoted && char !== undefined) {
      if (char !== '"') field += char;
      else if (source[i + 1] === '"') {
        field += '"';
        i++;
      } else quoted = false;
      continue;
    }
    if (char === '"' && field === '') quoted = true;
    else if (char === ',') {
      fields.push(field);
      field = '';
    } else if (char === '\n' || char === undefined) {
      fields.push(field.endsWith('\r') ? field.slice(0, -1) : field);
      if (fields.length > 1 || fields[0] !== '') yield { line: startLine, fields };
      fields = [];
      field = '';
      startLine = line;
    } else field += char;
  }
}
