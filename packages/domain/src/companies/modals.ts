/** Introductions that a member of a company sees once (B §3); keys of `hasSeenModalMap` (A §3). */
export const ONBOARDING_MODALS = ['whos_booking', 'onboarding_checklist'] as const;
export type OnboardingModal = (typeof ONBOARDING_MODALS)[number];
