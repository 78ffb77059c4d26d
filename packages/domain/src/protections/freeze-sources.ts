/** The two credits of a price freeze, as tenders name them: `frz_…` its fee, `frc_…` what it covers. */
import type { FreezeCoverId, PriceFreezeId } from '../ids.ts';

export const coverIdOf = (freezeId: PriceFreezeId): FreezeCoverId =>
  `frc_${freezeId.slice('frz_'.length)}` as FreezeCoverId;
export const isFreezeSource = (sourceId: string): sourceId is PriceFreezeId | FreezeCoverId =>
  isFreezeFee(sourceId) || isFreezeCover(sourceId);
export const isFreezeFee = (sourceId: string): sourceId is PriceFreezeId => sourceId.startsWith('frz_');
export const isFreezeCover = (sourceId: string): sourceId is FreezeCoverId => sourceId.startsWith('frc_');
export const freezeOfSource = (sourceId: PriceFreezeId | FreezeCoverId): PriceFreezeId =>
  `frz_${sourceId.slice('frz_'.length)}` as PriceFreezeId;
