import { rideCarbonKg } from '../rules/ride-carbon.ts';
import type { GroundSale } from './sale.ts';

export const estimateCarbon = ({ offer: { summary } }: Pick<GroundSale, 'offer'>): number | null =>
  rideCarbonKg(summary.kind, summary.km, summary.party.ages.length);
