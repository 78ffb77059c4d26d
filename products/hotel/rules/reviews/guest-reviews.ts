/** What guests write after a stay: with whom they came, and how a list of it is sorted. */
export const REVIEWERS = ['couple', 'family', 'solo', 'friends', 'business'] as const;
export type Reviewer = (typeof REVIEWERS)[number];

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
