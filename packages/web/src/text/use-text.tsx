import { Trans, useLingui } from '@lingui/react';
import { type ReactElement, useCallback } from 'react';
import type { MessageId } from './messages.ts';

export type TextValues = Readonly<Record<string, string | number>>;
export type Text = (id: MessageId, values?: TextValues) => string;

/** The point of a shortened month ends the sentence too: "d’ici le 13 janv." and not "janv..". */
export const withOneStop = (text: string): string =>
  text.includes('..') ? text.replace(/([^.])\.\.(?!\.)/g, '$1.') : text;

/**
 * `t('hotelResults.none.title')`: the message of the page's language. Ids are those of the catalogues.
 */
export function useText(): Text {
  const { _ } = useLingui();
  return useCallback<Text>((id, values) => withOneStop(_(id, values)), [_]);
}

type RichTextProps = {
  readonly id: MessageId;
  readonly values?: TextValues;
  /** What `<0>…</0>`, `<1>…</1>` in the message become. */
  readonly parts: readonly ReactElement[];
};

/** A message with elements in it: bold figures, links. */
export function RichText({ id, values, parts }: RichTextProps) {
  return <Trans id={id} values={values} components={{ ...parts }} />;
}
