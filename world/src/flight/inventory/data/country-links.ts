/**
 * Where politics closes the air. `ONLY`: a country's airports are linked to these others and to no more.
 * `NEVER`: pairs with no flights between them, and airlines of the one do not fly to the other.
 */
export const LINKED_ONLY = `
RU AM AZ BY KZ KG UZ TJ TM GE TR AE QA SA EG IL RS CN IN TH \
VN LK MV CU VE MN IR BH OM KW ET MA DZ TN HK ID SC MU
BY RU AM AZ KZ UZ GE TR AE EG CN QA IL TM
IR TR AE QA IQ OM KW AM GE AZ RU CN IN PK TH AF TJ UZ KZ LB
SY AE JO TR QA SA LB IQ KW
AF AE TR PK IN IR TJ SA UZ
LY TN EG TR MT JO AE IT
IQ AE TR JO QA KW LB EG IR IN GB DE SE DK AT BH SA CN MY GE AM OM SY GR
CU US CA MX PA ES FR DO BS KY CO TR DE IT VE RU PE JM NI CW GT AO CL
VE ES PT PA CO TR DO MX BR CU BB TT RU CL PE BO CW EC
`;
export const LINKED_NEVER = `
IN-PK AM-AZ MA-DZ IL-SY IL-LB IL-IQ IL-IR IL-KW IL-SA IL-QA IL-OM IL-PK IL-BD IL-MY IL-ID IL-DZ IL-TN
IL-LY IL-MV IL-AF
IL-BN IL-CU IL-VE IL-BO IL-IE US-AF US-IR US-SY US-VE US-BY US-RU RS-XK GE-AF BD-MM IL-TR
`;
/** Areas inside which nobody's passport is checked on arrival; any other country is an area of its own. */
export const BORDER_AREAS = `
schengen AT BE BG HR CZ DK EE FI FR DE GR HU IS IT LV LT LU MT NL NO PL PT RO SK SI ES SE CH LI AX FO SJ
british GB IE JE GG IM
american US PR VI
danish GL
`;
/** Where bags are collected at the first airport of entry whatever the ticket says. */
export const BAGS_CLAIMED_ON_ENTRY = 'US PR VI GU CA MX IN CN AU NZ JP KR BR SA EG ZA PH ID VN';
/** Overseas parts that an airline of the country flies to as at home. */
export const HOME_LANDS = `
US PR VI GU MP AS
FR GP MQ GF RE YT PM BL MF PF NC
GB JE GG IM GI
DK FO GL
NL AW CW BQ SX
FI AX
NO SJ
CN HK MO
NZ CK NU
AU NF
`;
/** One market: their airlines fly between any two of them, from bases anywhere in it. */
export const OPEN_SKIES = `
AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IS IT LV LT LU MT NL NO PL PT RO SK SI ES SE CH
AU NZ
`;
