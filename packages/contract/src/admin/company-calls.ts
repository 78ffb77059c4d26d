/** Where an admin begins: the company, what there is to do, and who has done what. */
import { SETUP_STEPS } from '@sojourn/domain/companies/setup.ts';
import { z } from 'zod';
import { call } from '../call.ts';
import { instant, moneySchema } from '../primitives.ts';
import { tierId } from './parts.ts';

const changeValue = z.union([z.string(), z.number(), z.boolean(), moneySchema, z.array(z.string())]);

export const adminCompanyCalls = {
  getAdmin: call({
    method: 'GET',
    path: '/admin',
    summary: 'The company that the caller runs: how far it’s set up, and how many of everything it has',
    auth: 'admin',
    output: z.object({
      company: z.object({
        businessId: z.string(),
        businessName: z.string(),
        isLive: z.boolean(),
        accountReferenceId: z.string(),
      }),
      /** Where its people book: `https://business.example.com`. */
      portalOrigin: z.string(),
      /** Whole days until the company's card expires; null with more than 60, or where none pays. */
      cardDaysLeft: z.int().nullable(),
      counts: z.object({
        people: z.int().min(0),
        active: z.int().min(0),
        invited: z.int().min(0),
        /** Neither came nor were invited. */
        notInvited: z.int().min(0),
        tiers: z.int().min(0),
        withoutTier: z.int().min(0),
        /** Requests that wait for a decision. */
        waiting: z.int().min(0),
      }),
      setup: z.array(z.object({ step: z.enum(SETUP_STEPS), isDone: z.boolean(), isOptional: z.boolean() })),
      tiers: z.array(z.object({ tierId, name: z.string(), people: z.int().min(0) })),
      departments: z.array(z.string()),
    }),
    errors: [],
  }),
  listAdminEvents: call({
    method: 'GET',
    path: '/admin/events',
    summary: 'What admins and the operator did with the company, the newest first, 50 at a time',
    auth: 'admin',
    query: z.object({
      /** `next` of the answer before. */
      before: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
    }),
    output: z.object({
      events: z.array(
        z.object({
          position: z.string(),
          kind: z.string(),
          /** Null for the operator, and for what nobody did. */
          by: z.string().nullable(),
          /** Time ran out, or a price changed. */
          isAutomatic: z.boolean(),
          /** For whom, by name. */
          for: z.array(z.string()),
          /** A name or a number that says which: of a person, of a tier. */
          about: z.string().nullable(),
          at: instant,
          /** What was and is, '' for nothing; people and tiers by name. */
          changes: z.array(z.object({ field: z.string(), from: changeValue, to: changeValue })),
          /** What was written to people, or with a decision; null for all else. */
          text: z.string().nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
    errors: [],
  }),
} as const;
