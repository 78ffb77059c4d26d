import { EN } from './en.ts';
import { FR } from './fr.ts';
import type { ApprovalWords } from './words.ts';

export const APPROVAL_WORDS: Readonly<Record<'en' | 'fr', ApprovalWords>> = { en: EN, fr: FR };
