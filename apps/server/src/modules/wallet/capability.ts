import type { Capability } from '../capability.ts';
import { WALLET_CASES } from './case-types.ts';
import { CREDIT_MACHINE, OFFER_MACHINE } from './machines.ts';

export const wallet: Capability<unknown> = {
  name: 'wallet',
  machines: [CREDIT_MACHINE, OFFER_MACHINE],
  caseTypes: Object.values(WALLET_CASES),
};
