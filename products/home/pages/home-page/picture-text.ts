import type { ContractArt } from '@sojourn/web/contract-art.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

const INSIDE: ReadonlySet<string> = new Set(['kitchen']);

/** What a picture of the gallery shows. */
export function pictureText({ kind, motif, seed }: ContractArt): TextRef {
  if (kind === 'home')
    return textRef(INSIDE.has(motif ?? '') ? 'homePage.picture.kitchen' : 'homePage.picture.home');
  if (kind === 'room')
    return textRef(seed.endsWith('living') ? 'homePage.picture.living' : 'homePage.picture.bedroom');
  if (kind === 'dining') return textRef('homePage.picture.dining');
  return textRef(kind === 'pool' ? 'homePage.picture.pool' : 'homePage.picture.place');
}
