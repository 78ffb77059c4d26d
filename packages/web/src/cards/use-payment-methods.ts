/** The saved cards, and taking one off the list. */
import type { CompanyPayment, PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOf, useApi } from '../api/use-channel.ts';
import { newIdempotencyKey, useRandom } from '../effects.tsx';

const KEY = ['payment-methods'] as const;
type Listed = {
  readonly value: readonly PaymentMethod[];
  readonly keptHere: boolean;
  readonly company: CompanyPayment | null;
};

const listed = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal, client }) => apiOf(client).listPaymentMethods({ input: {} }, { signal }),
});

export const usePaymentMethods = () => useQuery({ ...listed, select: (answer) => answer.value });

export type PayingCard = PaymentMethod & { readonly isCompany: boolean };
/** The cards that may pay: people's own, their company's, or both, the company's first. */
function payingCards({ value, company }: Listed): readonly PayingCard[] {
  const own = value.map((card) => ({ ...card, isCompany: false }));
  if (!company || company.pays === 'own') return own;
  const central = company.card ? [{ ...company.card, isCompany: true }] : [];
  return company.pays === 'central' ? central : [...central, ...own];
}
export const usePayingCards = () => useQuery({ ...listed, select: payingCards });

/** Who pays for trips of the person's company; null for who isn't of one, or while nobody knows. */
export const useCompanyPayment = (): CompanyPayment | null =>
  useQuery({ ...listed, select: (answer) => answer.company }).data ?? null;

/** False: the card processor keeps the cards, so none is added or removed here; undefined: not known yet. */
export const useStoresCards = (): boolean | undefined =>
  useQuery({ ...listed, select: (answer) => answer.keptHere }).data;

/** Puts a card that was just saved into the list, before the list is asked for again. */
export function useKeepCard(): (card: PaymentMethod) => void {
  const queries = useQueryClient();
  return (card) => {
    queries.setQueryData<Listed>(KEY, (before) => {
      const others = before?.value.filter(({ paymentId }) => paymentId !== card.paymentId) ?? [];
      return { company: null, ...before, value: [...others, card], keptHere: true };
    });
    void queries.invalidateQueries({ queryKey: KEY });
  };
}

export function useRemoveCard() {
  const api = useApi();
  const queries = useQueryClient();
  const random = useRandom();
  return useMutation({
    mutationFn: (paymentId: PaymentId) =>
      api.deletePaymentMethod({ input: { paymentId } }, { idempotencyKey: newIdempotencyKey(random) }),
    onSuccess: (_, paymentId) => {
      queries.setQueryData<Listed>(KEY, (before) => ({
        company: null,
        ...before,
        value: before?.value.filter((card) => card.paymentId !== paymentId) ?? [],
        keptHere: true,
      }));
      void queries.invalidateQueries({ queryKey: KEY });
    },
  });
}
