import type { Locale } from '@sojourn/ui/formats.ts';

const KM_PER_MILE = 1.609344;

/** "0.6 mi" where miles are read, "1,0 km" elsewhere; from ten on without a decimal. */
export function formatDistance(km: number, locale: Locale): string {
  const isMiles = locale.startsWith('en');
  const value = isMiles ? km / KM_PER_MILE : km;
  const digits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(isMiles ? 'en-US' : 'fr-CA', {
    style: 'unit',
    unit: isMiles ? 'mile' : 'kilometer',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}
