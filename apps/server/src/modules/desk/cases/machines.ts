import { CASE } from '@sojourn/domain/booking/state.ts';
import { stateMachine } from '#workflow/machine.ts';

export const CASE_MACHINE = stateMachine({ name: 'case', moves: CASE, table: 'cases', keys: ['case_id'] });
