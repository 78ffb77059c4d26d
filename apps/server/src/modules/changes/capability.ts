import type { Capability } from '../capability.ts';
import { CHANGE_CASES } from './case-types.ts';
import { changeBookingSaga } from './change-booking.ts';
import { CHANGE_MACHINE } from './machines.ts';
import { quoteChangeSaga } from './quote-change.ts';
import { readCanceledParts } from './store.ts';
import { type ChangeSagaDeps, cancelPartAction, changeAction } from './use-case.ts';

export const changes: Capability<ChangeSagaDeps> = {
  name: 'changes',
  machines: [CHANGE_MACHINE],
  caseTypes: Object.values(CHANGE_CASES),
  sagas: (deps) => [quoteChangeSaga(deps), changeBookingSaga(deps)],
  tripActions: (deps) => ({ change: changeAction(deps), cancelPart: cancelPartAction(deps) }),
  canceledParts: readCanceledParts,
};
