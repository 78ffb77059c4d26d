/** A cancellation that was asked for, worked out anew with what the supplier keeps. */
import type { DeskCase } from '@sojourn/contract/desk/case-calls.ts';
import { api } from '@sojourn/web/api/api.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Doing } from '../use-case.ts';
import { readWithheld } from './read-withheld.ts';

type Props = {
  readonly shown: DeskCase;
  readonly doing: Doing;
  readonly open: boolean;
  readonly onClose: () => void;
};

export function useReview({ shown, doing, open, onClose }: Props) {
  const { caseId, version } = shown;
  const [typed, setTyped] = useState('');
  const [withheldMinor, setWithheld] = useState<number | null>(null);
  const [reference, setReference] = useState('');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { data, error, isFetching } = useQuery({
    // A newer case may be about another booking's state
    queryKey: ['cancellation-review', caseId, version, withheldMinor],
    queryFn: ({ signal }) =>
      api.reviewCancellation({ params: { caseId }, input: { withheldMinor } }, { signal }),
    enabled: open,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
  const words = text.trim();
  const isByWord = data !== undefined && data.supplier !== 'Cancels';
  const supplierReference = isByWord ? reference.trim() : null;
  const isWithheldWrong = typed.trim() !== '' && readWithheld(typed) === null;
  const fulfill = () => {
    setTried(true);
    if (!data || isFetching || !words || supplierReference === '' || isWithheldWrong) return;
    const { quoteId } = data.quote;
    doing.mutate(
      { do: 'cancel', input: { quoteId, supplierReference, text: words } },
      { onSuccess: onClose },
    );
  };
  const decline = () => {
    setTried(true);
    if (words) doing.mutate({ do: 'declineCancel', input: { text: words } }, { onSuccess: onClose });
  };
  return {
    review: data,
    error,
    isFetching,
    isByWord,
    typed,
    setTyped,
    commit: () => setWithheld(readWithheld(typed)),
    isWithheldWrong,
    reference,
    setReference,
    isReferenceMissing: isTried && supplierReference === '',
    text,
    setText,
    isTextMissing: isTried && !words,
    fulfill,
    decline,
  };
}
