import type { CallName } from '@sojourn/contract/calls.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's call that a route answers; absent on operational routes. */
    call?: CallName;
  }
}
