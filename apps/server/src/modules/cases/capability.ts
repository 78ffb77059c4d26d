import type { Capability } from '../capability.ts';
import { CASE_MACHINE } from './machines.ts';
import { CASE_OPENED } from './messages.ts';

export const cases: Capability<unknown> = {
  name: 'cases',
  machines: [CASE_MACHINE],
  messages: [CASE_OPENED],
};
