/** The id of a protection's price (B §3 CFAR quote): the version of its terms, and what it costs. */

type Offered = { readonly termsId: string; readonly premiumMinor: number };

export const offerId = ({ termsId, premiumMinor }: Offered): string => `${termsId}.${premiumMinor}`;
