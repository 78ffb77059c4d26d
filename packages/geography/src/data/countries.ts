/** `code|name|currency|lodging tax in basis points|tourist tax per person and night, US cents|region`. */
export const COUNTRIES = `
US|United States|USD|1300|0|north-america
CA|Canada|CAD|1600|0|north-america
MX|Mexico|MXN|1900|0|north-america
GL|Greenland|DKK|0|0|north-america
BM|Bermuda|BMD|725|0|north-america
PM|Saint Pierre and Miquelon|EUR|0|0|north-america
BZ|Belize|BZD|900|0|central-america
CR|Costa Rica|CRC|1300|0|central-america
SV|El Salvador|USD|1800|0|central-america
GT|Guatemala|GTQ|2200|0|central-america
HN|Honduras|HNL|1900|0|central-america
NI|Nicaragua|NIO|1500|0|central-america
PA|Panama|PAB|1000|0|central-america
AG|Antigua and Barbuda|XCD|1700|300|caribbean
AI|Anguilla|XCD|1300|100|caribbean
AW|Aruba|AWG|1250|300|caribbean
BB|Barbados|BBD|1000|440|caribbean
BL|Saint Barthélemy|EUR|500|0|caribbean
BQ|Caribbean Netherlands|USD|650|0|caribbean
BS|Bahamas|BSD|1200|0|caribbean
CU|Cuba|CUP|0|0|caribbean
CW|Curaçao|XCG|700|300|caribbean
DM|Dominica|XCD|1000|0|caribbean
DO|Dominican Republic|DOP|1800|0|caribbean
GD|Grenada|XCD|1000|0|caribbean
GP|Guadeloupe|EUR|210|100|caribbean
HT|Haiti|HTG|1000|0|caribbean
JM|Jamaica|JMD|1000|150|caribbean
KN|Saint Kitts and Nevis|XCD|1200|0|caribbean
KY|Cayman Islands|KYD|1300|0|caribbean
LC|Saint Lucia|XCD|1000|300|caribbean
MF|Saint Martin|EUR|400|0|caribbean
MQ|Martinique|EUR|210|100|caribbean
MS|Montserrat|XCD|1000|0|caribbean
PR|Puerto Rico|USD|900|0|caribbean
SX|Sint Maarten|XCG|500|0|caribbean
TC|Turks and Caicos Islands|USD|1200|0|caribbean
TT|Trinidad and Tobago|TTD|1000|0|caribbean
VC|Saint Vincent and the Grenadines|XCD|1100|0|caribbean
VG|British Virgin Islands|USD|1000|0|caribbean
VI|United States Virgin Islands|USD|1250|0|caribbean
AR|Argentina|ARS|2100|0|south-america
BO|Bolivia|BOB|1300|0|south-america
BR|Brazil|BRL|500|0|south-america
CL|Chile|CLP|1900|0|south-america
CO|Colombia|COP|1900|0|south-america
EC|Ecuador|USD|1500|0|south-america
FK|Falkland Islands|FKP|0|0|south-america
GF|French Guiana|EUR|0|100|south-america
GY|Guyana|GYD|1000|0|south-america
PE|Peru|PEN|1000|0|south-america
PY|Paraguay|PYG|1000|0|south-america
SR|Suriname|SRD|1000|0|south-america
UY|Uruguay|UYU|1000|0|south-america
VE|Venezuela|VES|1600|0|south-america
AX|Åland Islands|EUR|1350|0|northern-europe
DK|Denmark|DKK|2500|0|northern-europe
EE|Estonia|EUR|1300|0|northern-europe
FI|Finland|EUR|1350|0|northern-europe
FO|Faroe Islands|DKK|2500|0|northern-europe
GB|United Kingdom|GBP|2000|0|northern-europe
GG|Guernsey|GBP|0|0|northern-europe
IE|Ireland|EUR|1350|0|northern-europe
IM|Isle of Man|GBP|500|0|northern-europe
IS|Iceland|ISK|1100|290|northern-europe
JE|Jersey|GBP|500|0|northern-europe
LT|Lithuania|EUR|1200|215|northern-europe
LV|Latvia|EUR|1200|110|northern-europe
NO|Norway|NOK|1200|0|northern-europe
SE|Sweden|SEK|1200|0|northern-europe
SJ|Svalbard and Jan Mayen|NOK|0|0|northern-europe
AT|Austria|EUR|1000|215|western-europe
BE|Belgium|EUR|1200|325|western-europe
CH|Switzerland|CHF|380|300|western-europe
DE|Germany|EUR|700|215|western-europe
FR|France|EUR|1000|270|western-europe
LI|Liechtenstein|CHF|380|300|western-europe
LU|Luxembourg|EUR|300|0|western-europe
MC|Monaco|EUR|1000|0|western-europe
NL|Netherlands|EUR|2100|325|western-europe
AD|Andorra|EUR|450|215|southern-europe
AL|Albania|ALL|600|110|southern-europe
BA|Bosnia and Herzegovina|BAM|1700|110|southern-europe
CY|Cyprus|EUR|900|0|southern-europe
ES|Spain|EUR|1000|0|southern-europe
GI|Gibraltar|GIP|0|0|southern-europe
GR|Greece|EUR|1300|160|southern-europe
HR|Croatia|EUR|1300|160|southern-europe
IT|Italy|EUR|1000|325|southern-europe
ME|Montenegro|EUR|1500|110|southern-europe
MK|North Macedonia|MKD|500|70|southern-europe
MT|Malta|EUR|700|55|southern-europe
PT|Portugal|EUR|600|215|southern-europe
RS|Serbia|RSD|1000|140|southern-europe
SI|Slovenia|EUR|950|270|southern-europe
SM|San Marino|EUR|300|0|southern-europe
VA|Vatican City|EUR|0|0|southern-europe
XK|Kosovo|EUR|800|0|southern-europe
BG|Bulgaria|EUR|900|70|eastern-europe
BY|Belarus|BYN|2000|0|eastern-europe
CZ|Czechia|CZK|1200|220|eastern-europe
HU|Hungary|HUF|900|0|eastern-europe
MD|Moldova|MDL|1200|0|eastern-europe
PL|Poland|PLN|800|70|eastern-europe
RO|Romania|RON|1100|50|eastern-europe
RU|Russia|RUB|0|0|eastern-europe
SK|Slovakia|EUR|500|215|eastern-europe
UA|Ukraine|UAH|2000|50|eastern-europe
DZ|Algeria|DZD|900|0|north-africa
EG|Egypt|EGP|1400|0|north-africa
EH|Western Sahara|MAD|1000|0|north-africa
LY|Libya|LYD|0|0|north-africa
MA|Morocco|MAD|1000|300|north-africa
SD|Sudan|SDG|1700|0|north-africa
TN|Tunisia|TND|700|130|north-africa
AO|Angola|AOA|700|0|sub-saharan-africa
BF|Burkina Faso|XOF|1000|0|sub-saharan-africa
BI|Burundi|BIF|1800|0|sub-saharan-africa
BJ|Benin|XOF|1800|0|sub-saharan-africa
BW|Botswana|BWP|1400|0|sub-saharan-africa
CD|DR Congo|CDF|1600|0|sub-saharan-africa
CF|Central African Republic|XAF|1900|0|sub-saharan-africa
CG|Republic of the Congo|XAF|1800|0|sub-saharan-africa
CI|Côte d'Ivoire|XOF|1800|0|sub-saharan-africa
CM|Cameroon|XAF|1925|0|sub-saharan-africa
CV|Cabo Verde|CVE|1000|250|sub-saharan-africa
DJ|Djibouti|DJF|1000|0|sub-saharan-africa
ER|Eritrea|ERN|500|0|sub-saharan-africa
ET|Ethiopia|ETB|1500|0|sub-saharan-africa
GA|Gabon|XAF|1800|0|sub-saharan-africa
GH|Ghana|GHS|2000|0|sub-saharan-africa
GM|Gambia|GMD|1500|0|sub-saharan-africa
GN|Guinea|GNF|1800|0|sub-saharan-africa
GQ|Equatorial Guinea|XAF|1500|0|sub-saharan-africa
GW|Guinea-Bissau|XOF|1900|0|sub-saharan-africa
KE|Kenya|KES|1800|0|sub-saharan-africa
KM|Comoros|KMF|1000|0|sub-saharan-africa
LR|Liberia|LRD|1200|0|sub-saharan-africa
LS|Lesotho|LSL|1500|0|sub-saharan-africa
MG|Madagascar|MGA|2000|0|sub-saharan-africa
ML|Mali|XOF|1800|0|sub-saharan-africa
MR|Mauritania|MRU|1600|0|sub-saharan-africa
MU|Mauritius|MUR|1500|325|sub-saharan-africa
MW|Malawi|MWK|1750|0|sub-saharan-africa
MZ|Mozambique|MZN|1600|0|sub-saharan-africa
NA|Namibia|NAD|1700|0|sub-saharan-africa
NE|Niger|XOF|1900|0|sub-saharan-africa
NG|Nigeria|NGN|1250|0|sub-saharan-africa
RE|Réunion|EUR|210|100|sub-saharan-africa
RW|Rwanda|RWF|2100|0|sub-saharan-africa
SH|Saint Helena|SHP|0|0|sub-saharan-africa
SC|Seychelles|SCR|1500|180|sub-saharan-africa
SL|Sierra Leone|SLE|1500|0|sub-saharan-africa
SN|Senegal|XOF|1000|160|sub-saharan-africa
SO|Somalia|SOS|0|0|sub-saharan-africa
SS|South Sudan|SSP|1800|0|sub-saharan-africa
ST|São Tomé and Príncipe|STN|1500|300|sub-saharan-africa
SZ|Eswatini|SZL|1500|0|sub-saharan-africa
TD|Chad|XAF|1800|0|sub-saharan-africa
TG|Togo|XOF|1800|0|sub-saharan-africa
TZ|Tanzania|TZS|1800|150|sub-saharan-africa
UG|Uganda|UGX|1800|0|sub-saharan-africa
YT|Mayotte|EUR|0|100|sub-saharan-africa
ZA|South Africa|ZAR|1500|0|sub-saharan-africa
ZM|Zambia|ZMW|1750|0|sub-saharan-africa
ZW|Zimbabwe|ZWG|1700|0|sub-saharan-africa
AE|United Arab Emirates|AED|2200|270|middle-east
BH|Bahrain|BHD|1000|400|middle-east
IL|Israel|ILS|0|0|middle-east
IQ|Iraq|IQD|0|0|middle-east
IR|Iran|IRR|1000|0|middle-east
JO|Jordan|JOD|800|0|middle-east
KW|Kuwait|KWD|0|0|middle-east
LB|Lebanon|LBP|1100|0|middle-east
OM|Oman|OMR|900|0|middle-east
PS|Palestine|ILS|0|0|middle-east
QA|Qatar|QAR|0|0|middle-east
SA|Saudi Arabia|SAR|1750|0|middle-east
SY|Syria|SYP|1000|0|middle-east
TR|Türkiye|TRY|1200|0|middle-east
YE|Yemen|YER|500|0|middle-east
AM|Armenia|AMD|2000|0|central-asia
AZ|Azerbaijan|AZN|1800|0|central-asia
GE|Georgia|GEL|1800|0|central-asia
KG|Kyrgyzstan|KGS|1200|0|central-asia
KZ|Kazakhstan|KZT|1600|0|central-asia
TJ|Tajikistan|TJS|1400|0|central-asia
TM|Turkmenistan|TMT|1500|200|central-asia
UZ|Uzbekistan|UZS|1200|400|central-asia
AF|Afghanistan|AFN|1000|0|south-asia
BD|Bangladesh|BDT|1500|0|south-asia
BT|Bhutan|BTN|700|10000|south-asia
IN|India|INR|1200|0|south-asia
LK|Sri Lanka|LKR|1800|0|south-asia
MV|Maldives|MVR|1700|1200|south-asia
NP|Nepal|NPR|1500|0|south-asia
PK|Pakistan|PKR|1600|0|south-asia
CN|China|CNY|600|0|east-asia
HK|Hong Kong|HKD|300|0|east-asia
JP|Japan|JPY|1000|130|east-asia
KP|North Korea|KPW|0|0|east-asia
KR|South Korea|KRW|1000|0|east-asia
MN|Mongolia|MNT|1000|0|east-asia
MO|Macao|MOP|500|0|east-asia
TW|Taiwan|TWD|500|0|east-asia
BN|Brunei|BND|0|0|southeast-asia
ID|Indonesia|IDR|1100|0|southeast-asia
KH|Cambodia|KHR|1200|0|southeast-asia
LA|Laos|LAK|1000|0|southeast-asia
MM|Myanmar|MMK|500|0|southeast-asia
MY|Malaysia|MYR|800|220|southeast-asia
PH|Philippines|PHP|1200|0|southeast-asia
SG|Singapore|SGD|900|0|southeast-asia
TH|Thailand|THB|700|0|southeast-asia
TL|Timor-Leste|USD|500|0|southeast-asia
VN|Vietnam|VND|800|0|southeast-asia
AS|American Samoa|USD|0|0|oceania
AU|Australia|AUD|1000|0|oceania
CC|Cocos Islands|AUD|0|0|oceania
CK|Cook Islands|NZD|1500|0|oceania
CX|Christmas Island|AUD|0|0|oceania
FJ|Fiji|FJD|1250|0|oceania
FM|Micronesia|USD|500|0|oceania
GU|Guam|USD|1100|0|oceania
KI|Kiribati|AUD|1250|0|oceania
MH|Marshall Islands|USD|800|200|oceania
MP|Northern Mariana Islands|USD|1500|0|oceania
NC|New Caledonia|XPF|600|90|oceania
NF|Norfolk Island|AUD|0|0|oceania
NR|Nauru|AUD|0|0|oceania
NU|Niue|NZD|1250|0|oceania
NZ|New Zealand|NZD|1500|0|oceania
PF|French Polynesia|XPF|500|180|oceania
PG|Papua New Guinea|PGK|1000|0|oceania
PW|Palau|USD|1200|0|oceania
SB|Solomon Islands|SBD|1000|0|oceania
TO|Tonga|TOP|1500|0|oceania
TV|Tuvalu|AUD|700|0|oceania
VU|Vanuatu|VUV|1500|0|oceania
WF|Wallis and Futuna|XPF|0|0|oceania
WS|Samoa|WST|1500|0|oceania
`;
