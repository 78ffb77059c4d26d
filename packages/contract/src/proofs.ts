/** What was accepted about a booking, with the proof that it's unchanged: for disputes. */
import { z } from 'zod';
import { call } from './call.ts';
import { fileAnswer } from './primitives.ts';
import { tripParams } from './trip-parts.ts';

export const proofCalls = {
  listProofKeys: call({
    method: 'GET',
    path: '/proof-keys',
    summary: 'The keys that proofs and trip capsules are signed with, newest first; Ed25519, `x` as in a JWK',
    auth: 'public',
    output: z.object({ keys: z.array(z.object({ keyId: z.string(), x: z.string() })) }),
    errors: [],
  }),
  getProof: call({
    method: 'GET',
    path: '/trips/:bookingId/proof.json',
    summary: 'What was accepted about a booking and its proof, to be checked offline with `npm run proof`',
    auth: 'customer',
    params: tripParams,
    file: 'application/json',
    output: fileAnswer,
    errors: [],
  }),
  getProofPaper: call({
    method: 'GET',
    path: '/trips/:bookingId/proof.pdf',
    summary: 'The same to be read, in the customer’s language',
    auth: 'customer',
    params: tripParams,
    file: 'application/pdf',
    output: fileAnswer,
    errors: [],
  }),
} as const;
