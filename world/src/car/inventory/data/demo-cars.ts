/**
 * Desks and cars that demos, pictures and figures rely on: at a price that never moves, with nobody else
 * renting. Desks: `place|company|point|minutes|terminal|parking|hours|after hours`; hours open-close.
 */
export const DEMO_DESKS = `
LIS|AD|terminal|3|1|P2|6-23|y
LIS|KL|shuttle|6|1||6.5-24|y
LIS|LC|terminal|4|1|P2|7-23|n
LIS|NW|shuttle|8|1||0-24|y
LIS|SO|meet|0|1||6-22|n
LIS|TR|shuttle|10|1||0-24|y
LIS|VE|shuttle|12|1||10-20|n
`;
/**
 * `place|company|ACRISS|dollars a day|pay|cancel|mileage a day|struck dollars`. Pay: n now, d at the desk,
 * b both; cancel: f free, p partly refundable, x not, with the hours before pick-up.
 */
export const DEMO_CARS = `
LIS|AD|CFAR|52|b|f48||58
LIS|AD|HBAR|55|b|f48||
LIS|AD|SDAR|56|b|f48||
LIS|AD|IWAR|58|b|f48||
LIS|AD|SDAH|60|b|f48||
LIS|AD|IFAH|62|b|f48||
LIS|AD|FFAR|80|b|f48||
LIS|AD|CTAR|96|n|f48||
LIS|AD|FVAR|124|n|f48||
LIS|KL|ECAR|38|b|f48||
LIS|KL|NCMR|39|b|f48||
LIS|KL|ECMR|40|b|f48||
LIS|KL|DDMR|42|b|f48||
LIS|KL|ECAH|43|b|f48||
LIS|KL|EDAE|44|b|f48||
LIS|KL|CDAR|45|b|f48||
LIS|KL|JDAR|49|b|f48||
LIS|LC|IDAR|47|b|f24||
LIS|LC|CDAH|48|b|f24||
LIS|LC|SDAD|50|b|f24||
LIS|LC|SDAR|52|b|f24||
LIS|LC|CWMR|55|b|f24||
LIS|LC|CDAE|58|n|f24||
LIS|LC|JFAH|66|b|f24||
LIS|LC|SVMR|112|n|f24||
LIS|NW|IWMR|49|d|f24||
LIS|NW|CDMR|50|d|f24||
LIS|NW|DDAE|50|n|f24||
LIS|NW|IDMD|51|d|f24||
LIS|NW|CFMR|54|n|f24||
LIS|NW|FFAD|84|n|f24||
LIS|NW|FVMD|118|n|f24||
LIS|SO|FFAR|78|n|x||
LIS|SO|RDAR|82|n|f48||
LIS|SO|IDAC|88|n|f48||
LIS|SO|PFAR|96|n|x||
LIS|SO|LTAR|128|n|x|100|
LIS|TR|MCMR|27|n|p48|100|
LIS|TR|EDMR|30|n|p48|100|
LIS|TR|CDMD|34|n|x|100|
LIS|TR|IDMR|42.5|n|p48|100|
LIS|VE|MBMR|29|b|f24||
LIS|VE|CDAR|41|b|f24||
LIS|VE|IFAR|57|b|f24||
`;
