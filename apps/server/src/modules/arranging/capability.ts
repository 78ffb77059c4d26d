import type { Capability } from '../capability.ts';
import { ARRANGER_CHANGED } from './arrangers/message.ts';

export const arranging: Capability<unknown> = { name: 'arranging', messages: [ARRANGER_CHANGED] };
