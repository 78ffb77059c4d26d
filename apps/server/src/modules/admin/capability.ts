import type { Capability } from '../capability.ts';
import { INVITATION } from './people/invitation-message.ts';
import { COMPANY_MESSAGE } from './travel/message-travelers.ts';

export const admin: Capability<unknown> = { name: 'admin', messages: [INVITATION, COMPANY_MESSAGE] };
