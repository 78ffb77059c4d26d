import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { type DraftPath, fieldId } from './draft-problems.ts';
import type { Draft } from './use-draft.ts';
import type { Problems } from './use-problems.ts';

/** What every section of a checkout is handed. */
export type SectionProps<Typed = PaymentDraft> = {
  readonly draft: Draft<Typed>;
  readonly problems: Problems;
  readonly disabled: boolean;
};

/** What a field of the draft needs besides its label and value. */
export function useFieldOf({
  problems,
  draft,
  disabled,
}: Pick<SectionProps, 'problems' | 'disabled'> & {
  readonly draft: Pick<Draft<unknown>, 'flush'>;
}) {
  const toText = useTextRef();
  return (path: DraftPath) => {
    const problem = problems.of(path);
    return {
      id: fieldId(path),
      disabled,
      error: problem && toText(problem),
      onBlur: () => {
        problems.touch(path);
        void draft.flush();
      },
    };
  };
}
