/** Sales tax on rentals by country, in basis points; elsewhere `OTHER_TAX_BPS`. */
export const RENTAL_TAXES = `
PT 2300 ES 2100 FR 2000 IT 2200 DE 1900 GB 2000 IE 2300 NL 2100 BE 2100 LU 1700 AT 2000 CH 810 DK 2500
SE 2500 NO 2500 FI 2550 IS 2400 PL 2300 CZ 2100 SK 2300 HU 2700 RO 2100 BG 2000 GR 2400 HR 2500 SI 2200
RS 2000 ME 2100 AL 2000 MK 1800 BA 1700 TR 2000 CY 1900 MT 1800 EE 2400 LV 2100 LT 2100 UA 2000 MA 2000
TN 1900 EG 1400 ZA 1500 KE 1600 NA 1500 BW 1400 MU 1500 AE 500 SA 1500 OM 500 QA 0 BH 1000 JO 1600 IL 1800
US 1100 CA 1300 MX 1600 CR 1300 PA 700 GT 1200 DO 1800 JM 1500 BS 1000 BB 1750 PR 1150 BR 1200 AR 2100
CL 1900 CO 1900 PE 1800 UY 2200 EC 1500 JP 1000 KR 1000 TW 500 CN 600 HK 0 SG 900 TH 700 MY 800 ID 1100
PH 1200 VN 1000 IN 1800 LK 1800 AU 1000 NZ 1500 FJ 1500
`;
export const OTHER_TAX_BPS = 1500;

/** What an airport adds to the rate by region of the world, in basis points; elsewhere it is in the rate. */
export const AIRPORT_FEES = {
  'north-america': 1111,
  'central-america': 1000,
  caribbean: 1000,
  'south-america': 900,
  oceania: 800,
  'middle-east': 500,
} as const;

/** Countries whose borders a rented car may cross among each other. */
export const BORDER_AREAS = `
AT BE CH CZ DE DK EE ES FI FR GR HR HU IE IT LI LT LU LV NL NO PL PT SE SI SK
GB IE
US CA
RS ME BA MK AL
ZA NA BW SZ LS
AE OM
AR CL UY
CR PA NI
SG MY
`;

/** Where toll roads have no cash lanes or few. */
export const TOLL_COUNTRIES = 'PT ES FR IT IE NO SE US MX BR CL AR AU ZA TR JP MY SG PL HR GR';
