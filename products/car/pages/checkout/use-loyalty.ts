import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { CAR_LOYALTY_ERRORS, type CarLoyaltyError } from '#car/rules/loyalty.ts';
import type { CarSummary } from '#car/wire/car-checkout.ts';
import { loyaltyProblem } from './car-rules.ts';

type Loyalty = {
  /** The program's answer about the number in the field. */
  readonly error: CarLoyaltyError | undefined;
  readonly isKnown: boolean;
  readonly check: () => void;
};

/** Asks the program for a member number of its form, once the field is left. */
export function useLoyalty(program: CarSummary['loyaltyProgram'], number: string, lastName: string): Loyalty {
  const { mutate, variables, data, error } = useMutation({
    mutationFn: (input: { program: string; number: string; lastName: string }) =>
      api.checkCarLoyalty({ input }),
  });
  const isRequested = variables?.number === number && variables.lastName === lastName;
  const code = isRequested && error ? codeOf(error) : undefined;
  return {
    error: CAR_LOYALTY_ERRORS.find((each) => each === code),
    isKnown: isRequested && data !== undefined,
    check: () => {
      if (!program || number.trim() === '' || loyaltyProblem(number, program) || isRequested) return;
      mutate({ program: program.code, number, lastName });
    },
  };
}
