/** Links in mail from a company by which its travelers say how they are, without signing in. */
import { ANSWERS } from '@sojourn/domain/companies/replies.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { instant } from './primitives.ts';

const answer = z.enum(ANSWERS);
/** Nothing about whose it is. */
const answerLink = z.object({
  /** `ended`: its days are over, so it answers nothing anymore. */
  state: z.enum(['open', 'ended']),
  company: z.string(),
  text: z.string(),
  sentAt: instant,
  endsAt: instant,
  /** What was answered last; null: nothing yet. */
  answer: answer.nullable(),
});
export type AnswerLink = z.output<typeof answerLink>;

const params = z.object({ token: z.string().regex(/^[\w.-]{40,260}$/) });

export const answerLinkCalls = {
  getAnswerLink: call({
    method: 'GET',
    path: '/answer-links/:token',
    summary: 'The message that a link in mail from a company answers; looking answers nothing',
    auth: 'public',
    params,
    isSecret: true,
    output: answerLink,
    errors: [],
  }),
  answerByLink: call({
    method: 'POST',
    path: '/answer-links/:token',
    summary: 'Answers a company’s message from its link in mail, without signing in',
    auth: 'public',
    params,
    input: z.strictObject({ answer }),
    isSecret: true,
    output: answerLink,
    errors: [],
  }),
} as const;
