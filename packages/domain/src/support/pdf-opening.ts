/**
 * * What a PDF does by itself as it's opened. To show one of its own pages is fine; anything else isn't
 * taken: it visits an address, opens another file or prints before anybody has looked at it.
 */

/** How much of an action is looked at. */
const ACTION = 500;
/** Actions on opening a page, closing it and so on: a dictionary, or a reference to one. */
const ADDITIONAL = /\/AA\s*(?:<<|\d+\s+\d+\s+R\b)/;
const OPENING = /\/OpenAction\s*/g;

/** `text`: of its objects, names in their plain spelling. */
export function actsOnOpening(text: string): boolean {
  if (ADDITIONAL.test(text)) return true;
  return [...text.matchAll(OPENING)].some(({ index, 0: { length } }) => acts(text, index + length, true));
}

/** A page to show is a list, or an action that goes there. What isn't found might be anything. */
function acts(text: string, at: number, mayRefer: boolean): boolean {
  const value = text.slice(at, at + ACTION).trimStart();
  if (value.startsWith('[')) return false;
  if (value.startsWith('<<')) {
    // Actions may be followed by others
    return (
      !/\/S\s*\/GoTo(?![A-Za-z0-9])/.test(value) || /\/Next(?![A-Za-z0-9])/.test(value.split('>>')[0] ?? '')
    );
  }
  const reference = /^(\d+)\s+(\d+)\s+R\b/.exec(value);
  if (!reference || !mayRefer) return true;
  const found = new RegExp(`(?<![0-9])${reference[1]}\\s+${reference[2]}\\s+obj\\s*`).exec(text);
  return !found || acts(text, found.index + found[0].length, false);
}
