/** Which field problems are shown: wrong text once its field is left, everything once paying was tried. */
import type { CheckoutDraft } from '@sojourn/contract/checkout-drafts.ts';
import type { TextRef } from '@sojourn/web/text-ref.ts';
import { useState } from 'react';
import type { RefusedFields } from '#shared/product/checkout-part.ts';
import {
  type DraftCheck,
  type DraftPath,
  type DraftProblem,
  fieldId,
  withCardProblem,
} from './draft-problems.ts';

export type Problems = {
  readonly of: (path: DraftPath) => TextRef | undefined;
  /** Something shown lies under a path: `travelers.1` for any field of the second traveler. */
  readonly under: (path: DraftPath) => boolean;
  readonly count: number;
  /** The field was left. */
  readonly touch: (path: DraftPath) => void;
  /** Paying is tried: shows everything, focuses the first; false when something is in the way. */
  readonly pass: () => boolean;
  /** The server named fields that this page thought were fine. */
  readonly fromServer: (fields: RefusedFields, code?: string) => void;
};

export const focusField = (path: DraftPath): void => {
  const field = document.getElementById(fieldId(path));
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
};

const isBlank = (draft: CheckoutDraft, path: DraftPath): boolean => {
  const value = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], draft);
  return value === null || value === undefined || value === '' || value === false;
};

export function useProblems<Typed extends CheckoutDraft>(draft: Typed, check: DraftCheck<Typed>): Problems {
  const [tried, setTried] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<DraftPath>>(new Set());
  const [refused, setRefused] = useState<{ draft: Typed; problems: DraftProblem[] } | null>(null);
  const found = check.find(draft);
  // What the server refused stands until something is typed.
  const all = refused && refused.draft === draft ? [...found, ...refused.problems] : found;
  const shown = tried
    ? all
    : all.filter(
        ({ path }) => (touched.has(path) || !found.some((p) => p.path === path)) && !isBlank(draft, path),
      );
  const texts = new Map(shown.map(({ path, text }) => [path, text]));
  return {
    of: (path) => texts.get(path),
    under: (path) => [...texts.keys()].some((each) => each.startsWith(`${path}.`)),
    count: tried ? texts.size : 0,
    touch: (path) => setTouched((before) => (before.has(path) ? before : new Set(before).add(path))),
    pass: () => {
      setTried(true);
      const [first] = found;
      // After the errors are drawn, so that the focused field is read with its own.
      if (first) requestAnimationFrame(() => focusField(first.path));
      return !first;
    },
    fromServer: (fields, code) =>
      setRefused({ draft, problems: withCardProblem(check.fromServer(fields, code), fields) }),
  };
}
