import { cloneElement, type ReactElement, type ReactNode, useCallback } from 'react';
import type { MessageId } from './messages.ts';
import { useTranslate } from './speaker-context.tsx';

export type TextValues = Readonly<Record<string, string | number>>;
export type Text = (id: MessageId, values?: TextValues) => string;

/** The point of a shortened month ends the sentence too: "d’ici le 13 janv." and not "janv..". */
export const withOneStop = (text: string): string =>
  text.includes('..') ? text.replace(/([^.])\.\.(?!\.)/g, '$1.') : text;

/**
 * `t('hotelResults.none.title')`: the message of the page's language. Ids are those of the catalogues.
 */
export function useText(): Text {
  const translate = useTranslate();
  return useCallback<Text>((id, values) => withOneStop(translate(id, values)), [translate]);
}

type Parts = readonly ReactElement<{ readonly children?: ReactNode }>[];

/** `<0>…</0>` becomes the first part around what's in it, `<1/>` the second as it is. */
export function withParts(text: string, parts: Parts): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: around, 2: inside, 3: alone, index } of text.matchAll(
    /<(\d+)>([\s\S]*?)<\/\1>|<(\d+)\/>/g,
  )) {
    const part = parts[Number(around ?? alone)];
    nodes.push(text.slice(end, index));
    const children = inside === undefined ? undefined : withParts(inside, parts);
    nodes.push(
      part ? cloneElement(part, { key: index, ...(children !== undefined && { children }) }) : children,
    );
    end = index + whole.length;
  }
  return end === 0 ? text : [...nodes, text.slice(end)];
}

type RichTextProps = {
  readonly id: MessageId;
  readonly values?: TextValues;
  /** What `<0>…</0>`, `<1>…</1>` in the message become. */
  readonly parts: Parts;
};

/** A message with elements in it: bold figures, links. */
export function RichText({ id, values, parts }: RichTextProps) {
  return withParts(useTranslate()(id, values), parts);
}
