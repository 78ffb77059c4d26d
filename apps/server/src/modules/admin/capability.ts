import type { Capability } from '../capability.ts';
import { INVITATION } from './people/invitation-message.ts';

export const admin: Capability<unknown> = { name: 'admin', messages: [INVITATION] };
