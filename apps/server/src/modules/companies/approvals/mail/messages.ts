/** Mail about requests: to who decides and to who sent them. A link opens a request, it never decides. */
import type { MessageType } from '#modules/platform/notify/message-type.ts';
import { writeNews } from './news-letter.ts';
import type { ApprovalNews, ApprovalOutcome, ApprovalRequested, ApprovalWaits, NewsPart } from './notice.ts';
import { writeWaiting } from './waiting-letter.ts';

export const APPROVAL_REQUESTED: MessageType<ApprovalRequested> = {
  kind: 'approvalRequested',
  bookingId: () => null,
  write: (notice, context, language) => writeWaiting(notice, 'approver', context, language),
};

export const APPROVAL_WAITS: MessageType<ApprovalWaits> = {
  kind: 'approvalWaits',
  bookingId: () => null,
  write: (notice, context, language) => writeWaiting(notice, 'traveler', context, language),
};

export const APPROVAL_NEWS: MessageType<ApprovalNews> = {
  kind: 'approvalNews',
  bookingId: () => null,
  reword: async (news, { titles }) => {
    const ids = [news, ...(news.parts ?? [])].flatMap(({ bookingId }) => bookingId ?? []);
    const named = await titles(ids);
    const reworded = <P extends NewsPart>(part: P): P => ({
      ...part,
      title: (part.bookingId && named.get(part.bookingId)) ?? part.title,
      named: part.bookingId && named.has(part.bookingId) ? undefined : part.named,
    });
    return { ...reworded(news), ...(news.parts && { parts: news.parts.map(reworded) }) };
  },
  write: (news, context, language) => writeNews(news, 'traveler', context, language),
};

export const APPROVAL_OUTCOME: MessageType<ApprovalOutcome> = {
  kind: 'approvalOutcome',
  bookingId: () => null,
  write: (news, context, language) => writeNews(news, 'approver', context, language),
};
