/**
 * Airlines: `code|name|country|alliance|kind|departures a day|hubs and bases with weights|regions|fleet|
 * fare rules|first bag, US dollars|brands of the five classes`. Alliance `*` Star, `O` oneworld, `S` SkyTeam.
 * Kind `n` network, `l` low-cost, `c` low-cost that connects, `r` regional operator. Regions: `regions.ts`;
 * home is always served. A fleet entry `E75=OO` is flown by that airline.
 */
export const AIRLINES = `
AA|American Airlines|US|O|n|6000|DFW9 CLT7 ORD6 MIA5 PHX4 PHL4 LAX4 DCA4 LGA2 JFK3|na ca cb sa we ne se ea \
oc so|321 32Q 738 7M8 319 788 789 77W E75=MQ CR9=OH|us|40|Basic Economy/Main Cabin/Main Cabin \
Flexible/Premium Economy/Business
DL|Delta Air Lines|US|S|n|4900|ATL9 MSP6 DTW6 SLC5 JFK4 LGA4 SEA4 BOS4 LAX4|na ca cb sa we ne se ea oc af \
me|321 32Q 739 717 221 223 333 339 359 76W E75=OO CR9=9E|us|35|Main Basic/Main Classic/Main Extra/Premium \
Select/Delta One
UA|United Airlines|US|*|n|4600|ORD8 DEN8 IAH7 EWR6 SFO6 IAD5 LAX4|na ca cb sa we ne se ea oc so me af|320 \
738 739 7M9 32Q 752 788 789 78X 77W E75=OO CR7=G7|us|40|Basic Economy/Economy/Economy Flexible/Premium \
Plus/United Polaris
WN|Southwest Airlines|US|-|c|4000|DEN7 MDW7 BWI6 LAS6 PHX6 DAL5 HOU5 MCO5 BNA5 OAK4 SAN4 STL4 TPA3 AUS3|na \
ca cb|73W 738 7M8|wn|35|Basic/Choice/Choice Preferred/-/-
AS|Alaska Airlines|US|O|n|1300|SEA9 PDX5 SFO3 SAN3 LAX3 ANC3|na ca ea|739 738 7M9 E75=QX 789|us|35|\
Saver/Main/Main Refundable/-/First Class
HA|Hawaiian Airlines|US|O|n|250|HNL9 OGG4|na oc ea|717 32Q 332 789|us|30|Main Cabin Basic/Main Cabin/Extra \
Comfort/-/Business
B6|JetBlue|US|-|c|900|JFK8 BOS7 FLL5 MCO3 SJU3|na ca cb sa we ne|320 32Q 321 223|lb|35|Blue Basic/Blue/Blue \
Extra/EvenMore/Mint
NK|Spirit Airlines|US|-|c|450|FLL7 MCO5 LAS4 DTW3 EWR2 LGA2|na ca cb sa|32N 320 321|lc|45|Go/Go Savvy/Go \
Comfy/-/-
F9|Frontier Airlines|US|-|c|650|DEN6 MCO5 ATL4 LAS4 PHL3 MIA3 DFW2 CLT2|na ca cb|32N 32Q 321|lc|49|\
Basic/Economy/Premium/-/-
G4|Allegiant Air|US|-|l|330|LAS5 SFB6 PIE6 AZA4 PGD4 CVG2 AVL2 BLI1 TYS2 SDF2 IND2|na|320 319 7M8|lc|45|\
Base Fare/Allegiant Bonus/Allegiant Total/-/-
SY|Sun Country Airlines|US|-|l|110|MSP9 LAS1 MCO1|na ca cb|738 73W|lc|40|Basic/Standard/Best/-/-
MX|Breeze Airways|US|-|l|170|CHS4 PVD4 TPA4 RDU3 ORF3 RIC3 BDL4 MSY2 PVU2|na cb|223 E90|lc|39|No \
Flex/Nice/Nicer/-/Nicest
AC|Air Canada|CA|*|n|1100|YYZ9 YUL6 YVR6 YYC3|na ca cb sa we ne se ea oc so me nf|223 320 321 7M8 789 77W \
333 E75=QK DH4=QK|eu|30|Basic/Standard/Flex/Premium Economy/Signature Class
WS|WestJet|CA|-|c|500|YYC9 YYZ4 YVR3 YEG4 YWG2|na ca cb we ne ea|738 7M8 73W 789 DH4|lb|35|\
UltraBasic/Econo/EconoFlex/Premium/Business
PD|Porter Airlines|CA|-|c|220|YTZ6 YYZ7 YOW4 YUL3 YHZ2|na cb|E95 DH4|lb|32|Economy Basic/Economy \
Standard/Economy Flex/PorterReserve/-
TS|Air Transat|CA|-|c|100|YUL8 YYZ7 YQB2|na ca cb we ne se sa nf|32Q 321 332|lb|30|Eco Budget/Eco \
Standard/Eco Flex/-/Club Class
F8|Flair Airlines|CA|-|l|60|YYZ5 YVR4 YEG3 YYC3 YKF2|na cb|7M8|lc|45|Basic/Pro/Ultra/-/-
AM|Aeroméxico|MX|S|n|550|MEX9 MTY4 GDL4|na ca cb sa we ea|738 7M8 7M9 788 789 E90|eu|35|\
Basic/Classic/Flex/AM Plus/Premier
Y4|Volaris|MX|-|l|450|TIJ7 GDL7 MEX7 CUN4 MTY3 BJX3|na ca sa|32N 320 32Q 321|lc|40|Zero/Basic/Plus/-/-
VB|Viva|MX|-|l|400|MTY8 MEX6 CUN5 GDL5 NLU4 TIJ2|na ca sa cb|32N 320 32Q|lc|40|Zero/Light/Extra/-/-
CM|Copa Airlines|PA|*|n|360|PTY9|na ca cb sa|738 7M9 73W|eu|40|Basic/Classic/Full/-/Business
AV|Avianca|CO|*|c|720|BOG9 MDE4 SAL4 UIO2 CLO2|na ca cb sa we|32N 320 319 788|lb|35|\
Basic/Classic/Flex/-/Business
P5|Wingo|CO|-|l|60|BOG6 MDE4 CLO2|cb ca sa|738|lc|35|Basic/Standard/Extra/-/-
LA|LATAM Airlines|CL|-|n|1500|SCL8 GRU9 LIM8 BSB4 BOG4 CGH4 GIG3 FOR2 UIO1|sa na we ca oc cb|32N 320 321 \
32Q 788 789 77W|lb|35|Basic/Light/Standard/Premium Economy/Premium Business
H2|SKY Airline|CL|-|l|150|SCL8 LIM6|sa na|32N 32Q|lc|35|Light/Standard/Full/-/-
JA|JetSMART|CL|-|l|180|SCL7 AEP6 LIM4 ANF2|sa|32N 320 32Q|lc|32|Light/Smart/Full Flex/-/-
G3|GOL|BR|-|c|700|GRU8 CGH6 GIG4 BSB5 SDU4 FOR2|sa na cb|738 7M8 73W|lb|28|Light/Plus/Max/Premium Economy/-
AD|Azul|BR|-|c|850|VCP9 CNF6 REC5 CGH2 POA2|sa na we|E95 32N AT7 339|lb|28|Azul/Mais Azul/Azul \
Super/Economy Xtra/Business
AR|Aerolíneas Argentinas|AR|S|n|380|AEP9 EZE6 COR3|sa na se we cb|738 7M8 E90 332|eu|30|\
Promo/Base/Plus/Premium Economy/Business
OB|Boliviana de Aviación|BO|-|n|90|VVI8 LPB5|sa na se|738 73W 332|eu|30|Basic/Standard/Flex/-/Business
ZP|Paranair|PY|-|n|10|ASU9|sa|CR2|eu|30|Light/Plus/Full/-/-
PY|Surinam Airways|SR|-|n|8|PBM9|sa cb we na|738 332|eu|30|Light/Classic/Flex/-/Business
V0|Conviasa|VE|-|n|40|CCS9 PMV2|sa cb ca|E90 332|eu|30|Light/Classic/Flex/-/Business
CU|Cubana|CU|-|n|8|HAV9|cb sa se|AT7 738|eu|30|Light/Classic/Flex/-/-
BW|Caribbean Airlines|TT|-|n|100|POS9 KIN4 BGI2|cb na sa|7M8 738 AT7|eu|35|Lite/Classic/Flex/-/Business
UP|Bahamasair|BS|-|n|60|NAS9|cb na|73W AT7|eu|30|Lite/Classic/Flex/-/-
KX|Cayman Airways|KY|-|n|30|GCM9|cb na|7M8|eu|30|Value/Economy/Flex/-/Business
WM|Winair|SX|-|n|40|SXM9|cb|AT4 DHT|eu|25|Basic/Standard/Full/-/-
JY|interCaribbean Airways|TC|-|n|50|PLS8 BGI4 KIN2|cb|AT4 E45|eu|25|Value/Economy/Flex/-/-
DM|Arajet|DO|-|c|60|SDQ9 PUJ4|cb na sa ca|7M8|lc|35|Basic/Classic/Extra/-/-
TX|Air Caraïbes|FR|-|n|50|ORY6 PTP6 FDF5|cb we sa|AT7 333 359 351|eu|40|\
Eco Light/Eco/Eco Flex/Caraïbes/Madras
BF|French bee|FR|-|l|12|ORY9|na oc cb af|359 351|lc|50|Basic/Smart/Smart Flex/Premium/-
SS|Corsair|FR|-|n|20|ORY9|cb af|339|eu|40|Light/Classic/Flex/Premium/Business
BA|British Airways|GB|O|n|800|LHR9 LGW5 LCY3|we ne se ee na sa cb me so ea sx oc af nf ca|320 32N 321 789 \
78X 77W 351 388 E90=CJ|eu|65|Economy Basic/Economy Standard/Economy Flex/World Traveller Plus/Club
VS|Virgin Atlantic|GB|S|n|70|LHR9 MAN3|na cb af so me|789 333 339 351|eu|65|Economy Light/Economy \
Classic/Economy Flex/Premium/Upper Class
U2|easyJet|GB|-|l|1600|LGW7 BRS5 MAN5 LTN4 EDI3 BFS3 LPL2 GVA4 BSL3 BER4 MXP5 NAP3 ORY3 CDG4 LYS2 NCE3 AMS3 \
LIS2 FAO2 PMI2 BCN2 AGP2|we ne se ee nf me|319 320 32N 32Q|lc|40|Standard/Standard Plus/Flexi/-/-
LS|Jet2|GB|-|l|420|MAN7 LBA5 BHX6 STN5 EDI4 GLA3 NCL4 EMA3 BRS3 LPL3 BFS2|se we ne nf|738 32Q 321|lc|45|\
Flight Only/Flight Plus/Flexi/-/-
BY|TUI Airways|GB|-|l|230|LGW6 MAN6 BHX4 BRS2 GLA2 NCL2|se we nf cb na me|738 7M8 788|lc|45|Fly/Fly \
Plus/Fly Deluxe/Premium/-
LM|Loganair|GB|-|n|150|GLA6 EDI5 ABZ4 INV4 MAN2|ne|AT7 AT4 E45|eu|35|Fly/Fly Plus/Fly Flex/-/-
EI|Aer Lingus|IE|-|n|240|DUB9 SNN2 ORK2|we ne se na|32N 320 32Q 333|eu|50|Saver/Plus/Advantage/-/AerSpace \
Business
FR|Ryanair|IE|-|l|3300|STN8 DUB7 BGY6 CRL5 MAD4 BCN4 AGP4 ALC4 PMI4 FCO3 CIA4 MXP3 NAP4 CTA3 PMO3 BRI3 PSA3 \
BLQ4 TSF3 MAN5 EDI4 BHX3 BRS3 LPL2 LTN3 OPO4 LIS2 FAO3 BVA4 MRS3 TLS2 NRN2 CGN2 BER3 FMM2 HHN2 VIE4 PRG2 \
BUD3 KRK4 WRO3 WMI3 GDN3 POZ2 KTW2 ATH3 SKG2 MLA3 VNO2 RIX2 KUN2 ZAD2 ARN2 CPH1 BLL1 GOT1 SVQ3 VLC3 SDR1 \
TFS2 LPA2 ACE2 IBZ2 RAK2 EIN2 PFO2 OTP2 SOF2 TIA3 TRN2 VRN1 CAG2 SUF2|we ne se ee nf me|738 7M8|lc|40|\
Basic/Regular/Flexi Plus/-/-
W6|Wizz Air|HU|-|l|950|BUD7 LTN6 OTP6 WAW5 GDN4 KTW4 SOF4 BEG3 TIA6 FCO5 MXP3 VIE3 SKP3 CLJ3 KRK2 WRO2 LCA3 \
VNO2 TSR2 IAS3 DEB1 POZ1 VCE2 CTA2 EVN2 RMO2|we ne se ee me ct nf|32N 320 32Q 321|lc|45|Basic/Smart/Plus/-/-
LH|Lufthansa|DE|*|n|1400|FRA9 MUC8|we ne se ee na sa me so ea sx af nf ct ca|320 32N 32Q 319 321 333 343 \
346 359 748 789 744 CR9=CL E95=EN|eu|70|Economy Light/Economy Classic/Economy Flex/Premium Economy/Business
LX|Swiss|CH|*|n|400|ZRH9 GVA4|we ne se ee na sa me so ea sx af nf|221 223 32N 321 333 343 77W E95=2L|eu|70|\
Economy Light/Economy Classic/Economy Flex/Premium Economy/Business
OS|Austrian Airlines|AT|*|n|380|VIE9|we ne se ee na me ea sx nf af|32N 320 321 E95 788 763 77E|eu|65|\
Economy Light/Economy Classic/Economy Flex/Premium Economy/Business
SN|Brussels Airlines|BE|*|n|200|BRU9|we ne se ee na af|32N 320 319 333|eu|60|Economy Light/Economy \
Classic/Economy Flex/Premium Economy/Business
EW|Eurowings|DE|-|l|450|DUS7 CGN6 HAM6 STR5 BER5 PMI4 PRG2 ARN2 SZG1|we ne se ee nf me|319 320 32N 32Q|lb|\
40|Basic/Smart/Biz Flex/-/-
4Y|Discover Airlines|DE|-|c|70|FRA8 MUC6|se na cb af nf so ca|320 333|lb|60|Economy Light/Economy \
Classic/Economy Flex/Premium Economy/Business
DE|Condor|DE|-|c|140|FRA9 DUS4 MUC4 HAM3|se na cb af nf so sx|320 32Q 339|lb|60|Economy Light/Economy \
Classic/Economy Flex/Premium Economy/Business
X3|TUI fly|DE|-|l|110|HAJ5 DUS5 FRA4 STR4 MUC3|se nf|738 7M8|lc|45|Light/Plus/Flex/-/-
AF|Air France|FR|S|n|850|CDG9 ORY5|we ne se ee na sa cb me so ea sx af nf ca oc|320 321 318 223 332 359 789 \
77W E90=A5|eu|70|Economy Light/Economy Standard/Economy Flex/Premium/Business
TO|Transavia France|FR|-|l|260|ORY9 NTE3 LYS3 MPL2|se we ne ee nf me af|738 32N|lc|40|Basic/Plus/Max/-/-
KL|KLM|NL|S|n|850|AMS9|we ne se ee na sa cb me so ea sx af nf ca|738 739 32Q 332 333 789 78X 77W E75=WA \
E90=WA|eu|70|Economy Light/Economy Standard/Economy Flex/Premium Comfort/World Business Class
HV|Transavia|NL|-|l|240|AMS7 EIN4 RTM4 BRU2|se we ne nf me ee|738 32Q|lc|40|Basic/Plus/Max/-/-
IB|Iberia|ES|O|n|750|MAD9|we ne se ee na sa cb ca nf af ea|32N 320 321 32Q 332 333 359 CR9=YW AT7=YW|eu|65|\
Economy Basic/Economy Optimal/Economy Comfort/Premium Economy/Business
VY|Vueling|ES|-|c|650|BCN9 ORY4 AGP3 FCO3 BIO3 ALC2 SVQ3 PMI2 LGW3|we ne se ee nf me af|319 320 32N 321|lc|\
40|Basic/Optima/TimeFlex/-/-
UX|Air Europa|ES|S|n|260|MAD9 PMI2|we se ne na sa cb ca nf|738 7M8 788 789|eu|60|Economy Lite/Economy \
Standard/Economy Flex/-/Business
NT|Binter Canarias|ES|-|n|220|LPA9 TFN7|se nf af|AT7 E95|eu|30|Basic/Plus/Flex/-/-
V7|Volotea|ES|-|l|280|NTE4 BOD3 TLS3 VCE3 VRN3 CAG4 OLB3 ATH2 BIO2 MRS4 LYS2 SXB3 LIL3 OVD2 NAP3 FLR2|se we \
ne nf|319 320|lc|40|Basic/Plus/Flex/-/-
TP|TAP Air Portugal|PT|*|n|370|LIS9 OPO4|we ne se ee na sa af nf ca|32N 32Q 321 339 E95|eu|60|\
Discount/Basic/Classic/Plus/Executive
S4|Azores Airlines|PT|-|n|60|PDL9 TER3 LIS2|na we se|32N 32Q AT7|eu|40|Discount/Basic/Classic/-/Comfort
AZ|ITA Airways|IT|*|n|400|FCO9 LIN5|we ne se ee na sa me ea so nf af|32N 320 223 221 339 359|eu|60|Economy \
Light/Economy Classic/Economy Flex/Premium Economy/Superior
NO|Neos|IT|-|l|40|MXP8 FCO3 VRN3|se nf af cb so|738 7M8 789|lc|50|Light/Plus/Flex/-/-
EN|Air Dolomiti|IT|*|n|60|FRA4 MUC6 VRN3|se we|E95|eu|60|Economy Light/Economy Classic/Economy Flex/-/Business
A3|Aegean Airlines|GR|*|n|320|ATH9 SKG4 HER2 RHO2 LCA2|se we ne ee me nf|32N 320 32Q AT7=OA|eu|50|\
Light/Flex/ComfortFlex/-/Business
GQ|SKY express|GR|-|c|150|ATH9 HER3 SKG3|se we ee|AT7 32N|lb|40|SKYlight/SKYjoy/SKYenjoy/-/-
KM|KM Malta Airlines|MT|-|n|55|MLA9|se we ne ee|32N|eu|50|Basic/Comfort/Comfort Flex/-/Business
CY|Cyprus Airways|CY|-|n|20|LCA9|se me we|32N 223|eu|45|Light/Plus/Flex/-/-
SK|SAS|SE|S|n|690|CPH9 ARN8 OSL7|ne we se ee na ea sx me nf|32N 320 319 32Q 333 359 CR9=CL E95=WX|eu|60|SAS \
Light/SAS Smart/SAS Pro/SAS Plus/SAS Business
DY|Norwegian|NO|-|c|480|OSL9 ARN5 CPH6 BGO4 TRD3 SVG3 HEL2 AGP1 ALC1|ne we se ee nf me|738 7M8|lb|35|\
LowFare/LowFare+/Flex/-/-
WF|Widerøe|NO|-|n|330|BGO6 BOO7 TOS6 OSL4 TRD3|ne we|DH3 DH4 E90|eu|35|Light/Standard/Flex/-/-
D4|Norse Atlantic|NO|-|l|12|OSL4 LGW6 CDG2 FCO2|na sx we se|789|lc|70|Economy Light/Economy \
Classic/Economy Flextra/Premium Classic/-
AY|Finnair|FI|O|n|310|HEL9|ne we se ee na ea sx so me|32N 320 319 321 333 359 E90 AT7|eu|60|\
Superlight/Light/Classic/Premium/Business
FI|Icelandair|IS|-|n|130|KEF9 RKV3|na ne we se|7M8 7M9 32Q 752 DH4|eu|60|Economy Light/Economy \
Standard/Economy Flex/Saga Premium/Saga Premium Flex
BT|airBaltic|LV|-|c|280|RIX9 TLL4 VNO4 TMP2|ne we se ee me ct nf|223|lb|40|Basic/Green Classic/Green \
Plus/-/Business
LO|LOT Polish Airlines|PL|*|n|400|WAW9 KRK3|ee we ne se na ea so me ct|738 7M8 E75 E95 788 789|eu|60|\
Economy Saver/Economy Standard/Economy Flex/Premium Economy/Business
QS|Smartwings|CZ|-|l|90|PRG9 BRQ2|se nf me we ee|738 7M8|lc|40|Light/Standard/Flex/-/-
OU|Croatia Airlines|HR|*|n|110|ZAG9 SPU4 DBV4|we ne se ee|223 320 DH4|eu|50|\
FlyEasy/FlyOpti/FlyFlexi/-/Business
JU|Air Serbia|RS|-|n|190|BEG9 INI2|we ne se ee na me ea|AT7 319 320 E95 332|eu|50|Economy Light/Economy \
Standard/Economy Comfort/-/Business
RO|TAROM|RO|S|n|110|OTP9 CLJ2|we ne se ee me|AT7 73W 738|eu|50|Light/Classic/Flex/-/Business
FB|Bulgaria Air|BG|-|n|70|SOF9 VAR2 BOJ2|we se ee me|E90 320 223|eu|50|Light/Classic/Flex/-/Business
4O|Air Montenegro|ME|-|n|15|TGD9 TIV5|se ee we|E95|eu|45|Light/Standard/Flex/-/-
H4|HiSky|RO|-|l|25|OTP5 RMO7 CLJ2|we se me na ee|32N 320 332|lc|40|Light/Smart/Flex/-/-
LG|Luxair|LU|-|n|110|LUX9|we se ne nf|738 DH4 7M8|eu|45|Light/Flex/Flex Plus/-/Business
SU|Aeroflot|RU|-|n|850|SVO9 LED4 SVX2|*|320 32N 738 77W 333 359 SU9|eu|50|\
Lite/Optimum/Maximum/Comfort/Business
S7|S7 Airlines|RU|-|n|400|OVB8 DME7|ct ea se me|320 32N 738 E75|eu|45|Basic/Standard/Plus/-/Business
DP|Pobeda|RU|-|l|320|VKO8 SVO5 LED4|me se ct|738|lc|35|Basic/Profit/Maximum/-/-
U6|Ural Airlines|RU|-|n|190|SVX9 DME4|ct me ea|320 321 32N|eu|40|Promo/Light/Premium Economy/-/Business
B2|Belavia|BY|-|n|60|MSQ9|me ct se|738 E95|eu|40|Light/Standard/Flex/-/Business
A9|Georgian Airways|GE|-|n|20|TBS9|me we ct|738 E90|eu|40|Light/Optimum/Flex/-/Business
J2|Azerbaijan Airlines|AZ|-|n|90|GYD9|me we se so ea ct na|320 32N 788 E90|eu|45|Budget/Economy/Economy \
Flex/-/Business
TK|Turkish Airlines|TR|*|n|1400|IST9 SAW2 ESB2|*|738 7M8 7M9 32N 321 32Q 333 332 359 789 77W|gulf|60|\
EcoFly/ExtraFly/PrimeFly/-/Business
PC|Pegasus|TR|-|c|620|SAW9 ESB4 ADB4 AYT4|me we ne se ee ct nf so|32N 32Q 738|lc|35|Light/Saver/Comfort \
Flex/-/-
VF|AJet|TR|-|l|350|SAW8 ESB7 AYT2|me we ne se ee ct nf|738 7M8 32N|lc|35|Basic/Eco Jet/Flex/-/-
XQ|SunExpress|TR|-|l|230|AYT9 ADB5|we ne se ee me|738 7M8|lc|40|SunEco/SunClassic/SunPremium/-/-
EK|Emirates|AE|-|n|500|DXB9|*|77W 388 359|gulf|60|Economy Saver/Economy Flex/Economy Flex Plus/Premium \
Economy/Business
FZ|flydubai|AE|-|c|320|DXB9|me so ct se ee af nf sx|738 7M8 7M9|lb|45|Lite/Value/Flex/-/Business
EY|Etihad Airways|AE|-|n|310|AUH9|*|320 321 789 78X 351 388 77W|gulf|60|Economy Basic/Economy Value/Economy \
Comfort/-/Business
G9|Air Arabia|AE|-|l|300|SHJ9 AUH5 RKT1|me so ct nf se ee sx|320 32N 32Q|lc|40|Basic/Value/Ultimate/-/-
QR|Qatar Airways|QA|O|n|560|DOH9|*|320 32N 7M8 788 789 333 359 351 77W 388|gulf|60|Economy Lite/Economy \
Classic/Economy Convenience/-/Business
WY|Oman Air|OM|O|n|130|MCT9 SLL3|me so sx we nf af|738 7M8 7M9 788 789|gulf|50|Economy Super Saver/Economy \
Comfort/Economy Flex/-/Business
OV|SalamAir|OM|-|l|90|MCT9 SLL2|me so sx ct nf|32N 32Q|lc|35|Light/Friendly/Flexi/-/-
GF|Gulf Air|BH|-|n|140|BAH9|me so we se sx nf af ct|32N 32Q 789|gulf|50|Economy Light/Economy Smart/Economy \
Boutique/-/Falcon Gold
KU|Kuwait Airways|KW|-|n|120|KWI9|me so we se na sx nf|32N 32Q 338 77W|gulf|50|Economy Value/Economy \
Basic/Economy Flexi/-/Royal Class
J9|Jazeera Airways|KW|-|l|120|KWI9|me so ct nf ee|32N 320|lc|35|Light/Value/Extra/-/-
SV|Saudia|SA|S|n|560|JED9 RUH8 MED3 DMM3|me so we se na sx nf af ea|320 32N 321 333 789 78X 77W|gulf|50|\
Saver/Basic/Semi-Flex/-/Business
XY|flynas|SA|-|l|460|RUH9 JED7 DMM5 MED3|me so nf se ee we af|32N 320|lc|35|Light/Plus/Premium/-/Business
F3|flyadeal|SA|-|l|260|RUH8 JED8 DMM5|me so nf|32N 320|lc|35|fly/fly+/flyflex/-/-
RJ|Royal Jordanian|JO|O|n|120|AMM9 AQJ1|me we se ne na nf sx|E95 32N 320 788 789|gulf|50|Economy \
Lite/Economy Saver/Economy Flex/-/Crown Class
ME|Middle East Airlines|LB|S|n|60|BEY9|me we se af|32N 32Q 332|gulf|50|Economy Light/Economy \
Classic/Economy Flex/-/Cedar Class
LY|El Al|IL|-|n|130|TLV9|we ne se ee na sx me|738 739 788 789|eu|60|Lite/Classic/Flex/Premium/Business
IZ|Arkia|IL|-|l|50|TLV8 ETM5|se we na sx|32Q E95|lc|40|Light/Classic/Flex/-/-
6H|Israir|IL|-|l|60|TLV8 ETM5|se we ee|320 AT7|lc|40|Light/Classic/Flex/-/-
IA|Iraqi Airways|IQ|-|n|70|BGW9 EBL4 BSR4 NJF4|me so ea sx|738 7M8 223|gulf|40|Economy \
Light/Economy/Economy Flex/-/Business
IR|Iran Air|IR|-|n|70|THR9 IKA5 MHD3|me so ct|320 AT7 332|gulf|40|Economy Light/Economy/Economy \
Flex/-/Business
W5|Mahan Air|IR|-|n|90|THR7 IKA8 MHD3|me ea sx so ct|320 343|gulf|40|Economy Light/Economy/Economy \
Flex/-/Business
HY|Uzbekistan Airways|UZ|-|n|120|TAS9 SKD3|ct me so ea we ne na|32N 320 32Q 788|eu|40|Economy Light/Economy \
Optimal/Economy Flex/-/Business
KC|Air Astana|KZ|-|n|150|ALA8 NQZ7|ct me so ea we sx|32N 32Q 321|eu|45|Economy Light/Economy \
Classic/Economy Flex/-/Business
FS|FlyArystan|KZ|-|l|110|NQZ7 ALA7|ct me|320 32N|lc|35|Simple/Middle/Premium/-/-
MS|EgyptAir|EG|*|n|260|CAI9 LXR1 HRG1|me af we se na nf ea|738 223 32N 789 77W 333|gulf|50|Economy \
Light/Economy Standard/Economy Flex/-/Business
SM|Air Cairo|EG|-|l|60|CAI6 HRG5 SSH2|me we se nf|32N 320 AT7|lc|35|Light/Plus/Flex/-/-
AT|Royal Air Maroc|MA|O|n|240|CMN9 RAK3|nf we se na af me sa|738 7M8 788 789 E90 AT7|eu|50|Economy \
Light/Economy Basic/Economy Flex/-/Business
TU|Tunisair|TN|-|n|60|TUN9 DJE4 MIR2|nf we se me af|320 32N|eu|50|Light/Classic/Flex/-/Privilège
BJ|Nouvelair|TN|-|l|45|TUN6 DJE4 MIR5|we se nf|320 32N|lc|40|Smart/Plus/Flex/-/-
AH|Air Algérie|DZ|-|n|190|ALG9 ORN4|nf we se me af na|738 332 AT7|eu|45|Economy Light/Economy \
Classic/Economy Flex/-/Business
ET|Ethiopian Airlines|ET|*|n|420|ADD9|*|738 7M8 788 789 359 77W DH4|gulf|50|Economy Saver/Economy \
Classic/Economy Flex/-/Cloud Nine
KQ|Kenya Airways|KE|S|n|130|NBO9 MBA2|af me we so sx na|E90 738 788|gulf|50|Economy Lite/Economy \
Classic/Economy Flex/-/Business
WB|RwandAir|RW|-|n|45|KGL9|af me we|738 AT7 332|gulf|50|Economy Light/Economy Classic/Economy Flex/-/Business
TC|Air Tanzania|TZ|-|n|55|DAR9 JRO3|af me so|DH4 7M9 788|gulf|40|Economy Light/Economy Classic/Economy \
Flex/-/Business
SA|South African Airways|ZA|*|n|110|JNB9 CPT4|af sa oc|320 333 343|gulf|45|Economy Saver/Economy \
Select/Economy Plus/-/Business
4Z|Airlink|ZA|-|n|240|JNB9 CPT5|af|E90 E45|eu|35|Lite/Classic/Flex/-/Business
FA|FlySafair|ZA|-|l|210|JNB8 CPT7 DUR4 HLA3|af|738|lc|30|Lite/Standard/Plus/-/-
SW|FlyNamibia|NA|-|n|14|WDH9|af|E45|eu|30|Lite/Classic/Flex/-/-
MK|Air Mauritius|MU|-|n|35|MRU9 RRG3|af so we oc|332 359 AT7|eu|45|Economy Light/Economy Smart/Economy \
Flex/-/Business
UU|Air Austral|RE|-|n|25|RUN9|af we|788 223 77W|eu|45|Loisirs/Confort/Club Flex/-/Club
HM|Air Seychelles|SC|-|n|30|SEZ9 PRI8|af so|DHT 32N|eu|40|Economy Light/Economy Classic/Economy \
Flex/-/Business
MD|Madagascar Airlines|MG|-|n|25|TNR9 NOS3|af|AT7 E90|eu|35|Light/Standard/Flex/-/-
P4|Air Peace|NG|-|n|110|LOS9 ABV6 PHC2|af we|E95 73W 738 77W|gulf|40|Economy Discount/Economy/Economy \
Flexi/-/Business
KP|ASKY Airlines|TG|-|n|60|LFW9|af|738 7M8|gulf|45|Economy Saver/Economy Classic/Economy Flex/-/Cloud Nine
HF|Air Côte d'Ivoire|CI|-|n|45|ABJ9|af|319 320 DH4|gulf|45|Economy Promo/Economy Classic/Economy \
Flex/Premium Economy/Business
HC|Air Senegal|SN|-|n|35|DSS9|af we|AT7 319 339|gulf|45|Economy Light/Economy Classic/Economy Flex/-/Business
DT|TAAG Angola Airlines|AO|-|n|45|NBJ9|af sa we|DH4 223 77W 789|gulf|45|Economy Light/Economy \
Classic/Economy Flex/-/Business
VR|Cabo Verde Airlines|CV|-|n|14|RAI8 SID5|af we|AT7 7M8|eu|40|Light/Classic/Flex/-/-
8U|Afriqiyah Airways|LY|-|n|14|MJI9|nf me|320|gulf|40|Economy Light/Economy/Economy Flex/-/-
AI|Air India|IN|*|n|750|DEL9 BOM7 BLR4 HYD3 MAA2|so me we ne na sx ea oc af|32N 320 321 32Q 788 789 359 77W|\
gulf|40|Economy Value/Economy Classic/Economy Flex/Premium Economy/Business
IX|Air India Express|IN|-|l|460|BLR6 DEL6 COK5 HYD4 TRV3 CCJ3 BOM3|so me sx|738 7M8 32N|lc|25|Xpress \
Lite/Xpress Value/Xpress Flex/-/Xpress Biz
6E|IndiGo|IN|-|c|2200|DEL9 BOM8 BLR8 HYD7 CCU6 MAA5 AMD3 PNQ3 COK3|so me sx se ct we ea|32N 32Q 320 AT7 789|\
lb|25|Saver/Flexi Plus/Super 6E/-/Stretch
SG|SpiceJet|IN|-|l|120|DEL8 BOM4 HYD3 CCU2|so me sx|738 7M8 DH4|lc|25|SpiceSaver/SpiceFlex/SpiceMax/-/-
QP|Akasa Air|IN|-|l|150|BOM7 BLR7 DEL4|so me sx|7M8|lc|25|Saver/Flexi/Flexi Plus/-/-
UL|SriLankan Airlines|LK|O|n|80|CMB9|so me sx we oc ea|32N 320 333|gulf|40|Economy Saver/Economy \
Standard/Economy Flexi/-/Business
PK|Pakistan International|PK|-|n|65|ISB8 KHI8 LHE7|so me sx we|320 77E AT7|gulf|35|Economy Light/Economy \
Value/Economy Flex/-/Business
PA|airblue|PK|-|l|35|KHI7 ISB6 LHE6|me so|320 32Q|lc|30|Value/Flexi/Xtra/-/-
BG|Biman Bangladesh|BD|-|n|75|DAC9 CGP3 ZYL2|so me sx we ea na|738 788 789 77W DH4|gulf|35|Economy Super \
Saver/Economy Saver/Economy Flexible/-/Business
BS|US-Bangla Airlines|BD|-|n|85|DAC9 CGP4|so me sx ea|AT7 738|gulf|30|Economy Light/Economy/Economy \
Flex/-/Business
RA|Nepal Airlines|NP|-|n|20|KTM9|so me sx ea|32N 332|gulf|35|Economy Light/Economy/Economy Flex/-/Business
U4|Buddha Air|NP|-|n|130|KTM9 PKR4|so|AT7 AT4|eu|20|Saver/Standard/Flex/-/-
KB|Druk Air|BT|-|n|14|PBH9|so sx|319 32N|eu|30|Economy/Economy Flex/Economy Full/-/Business
Q2|Maldivian|MV|-|n|50|MLE9 GAN2|so sx|DHT DH3 320|eu|30|Saver/Standard/Flex/-/-
SQ|Singapore Airlines|SG|*|n|340|SIN9|*|738 7M8 359 78X 77W 388|gulf|60|Economy Lite/Economy Value/Economy \
Standard/Premium Economy/Business
TR|Scoot|SG|-|c|230|SIN9|sx so ea oc we se me|320 32N 32Q 788 789 E90|lc|35|Fly/FlyBag/FlyBagEat/-/ScootPlus
MH|Malaysia Airlines|MY|O|n|330|KUL9 BKI3 KCH2|sx so ea oc we me|738 7M8 333 339 359 AT7|gulf|50|Economy \
Lite/Economy Basic/Economy Flex/-/Business
AK|AirAsia|MY|-|c|560|KUL9 BKI5 PEN4 KCH4 JHB3|sx so ea|320 32N 32Q|lc|25|Low Fare/Value Pack/Premium Flex/-/-
D7|AirAsia X|MY|-|c|45|KUL9|ea oc so me ct|333|lc|40|Low Fare/Value Pack/Premium Flex/-/Premium Flatbed
OD|Batik Air Malaysia|MY|-|c|170|KUL7 SZB6 PEN2|sx so ea oc|738 7M8 333|lb|30|Super \
Saver/Value/Flexi/-/Business
FD|Thai AirAsia|TH|-|l|370|DMK9 CNX3 HKT4 BKK4|sx so ea|320 32N 32Q|lc|25|Low Fare/Value Pack/Premium Flex/-/-
TG|Thai Airways|TH|*|n|250|BKK9|sx so ea oc we ne me|320 32Q 788 789 359 77W 333|gulf|50|Economy \
Saver/Economy Standard/Economy Flexi/-/Royal Silk
PG|Bangkok Airways|TH|-|n|170|BKK8 USM7|sx so ea|319 320 AT7|eu|30|Web Saver/Smart/Flexi/-/Blue Ribbon
VZ|Thai VietJet Air|TH|-|l|150|BKK9|sx ea so|320 321 7M8|lc|25|Eco/Deluxe/SkyBoss/-/-
SL|Thai Lion Air|TH|-|l|140|DMK9|sx ea so|738 7M9|lc|25|Super Saver/Value/Flexi/-/-
VN|Vietnam Airlines|VN|S|n|400|SGN9 HAN9 DAD4|sx ea so oc we na|321 32Q 359 789 78X AT7|gulf|45|Economy \
Super Lite/Economy Classic/Economy Flex/Premium Economy/Business
VJ|VietJet Air|VN|-|l|420|SGN9 HAN8 DAD4 PQC2|sx ea so oc|320 321 32Q 333|lc|25|\
Eco/Deluxe/SkyBoss/-/Business SkyBoss
QH|Bamboo Airways|VN|-|n|60|HAN6 SGN6|sx|320 321|eu|25|Economy Saver/Economy Smart/Economy Flex/-/Business
K6|Air Cambodia|KH|-|n|50|KTI9 SAI4|sx ea so|320 AT7|eu|30|Super Saver/Saver/Flex/-/Business
QV|Lao Airlines|LA|-|n|45|VTE9 LPQ5|sx ea|320 AT7|eu|30|Lite/Classic/Flex/-/Business
8M|Myanmar Airways International|MM|-|n|40|RGN9 MDL3|sx so ea|319 320 E90|eu|30|Economy Saver/Economy \
Value/Economy Flex/-/Business
GA|Garuda Indonesia|ID|S|n|260|CGK9 DPS5 UPG2|sx ea oc me we|738 333 339 77W|gulf|40|Economy Light/Economy \
Value/Economy Flex/-/Business
QG|Citilink|ID|-|l|260|CGK8 SUB5 DPS3 HLP4|sx oc me|320 32N AT7|lc|20|Promo/Value/Green/-/-
JT|Lion Air|ID|-|l|520|CGK9 SUB6 UPG5 BPN2 DPS3|sx me|738 739 333|lc|20|Promo/Value/Flexi/-/-
ID|Batik Air|ID|-|n|340|CGK9 HLP4 DPS3|sx so oc ea|738 320|lb|20|Promo/Value/Flexi/-/Business
QZ|Indonesia AirAsia|ID|-|l|130|CGK7 DPS6 SUB3|sx oc|320|lc|25|Low Fare/Value Pack/Premium Flex/-/-
PR|Philippine Airlines|PH|-|n|320|MNL9 CEB5 DVO2 CRK1|sx ea oc na me|320 321 32Q DH4 333 359 77W|gulf|40|\
Economy Supersaver/Economy Value/Economy Flex/Premium Economy/Business
5J|Cebu Pacific|PH|-|l|420|MNL9 CEB6 CRK4 DVO3|sx ea oc me|320 32N 32Q 339 AT7|lc|20|Go Basic/Go Easy/Go \
Flexi/-/-
Z2|Philippines AirAsia|PH|-|l|110|MNL9 CEB3|sx ea|320|lc|25|Low Fare/Value Pack/Premium Flex/-/-
BI|Royal Brunei Airlines|BN|-|n|30|BWN9|sx ea oc me we|32N 788|gulf|35|Economy Saver/Economy Value/Economy \
Flex/-/Business
CX|Cathay Pacific|HK|O|n|320|HKG9|ea sx so oc na we se me af|333 359 351 77W 32Q|gulf|55|Economy \
Light/Economy Essential/Economy Flex/Premium Economy/Business
UO|HK Express|HK|-|l|110|HKG9|ea sx|320 32N 32Q|lc|35|Ultra Lite/Essential/Max/-/-
HX|Hong Kong Airlines|HK|-|n|90|HKG9|ea sx oc na|320 333|eu|40|Lite/Value/Flex/-/Business
NX|Air Macau|MO|-|n|60|MFM9|ea sx|32N 321|eu|35|Economy Promo/Economy Standard/Economy Flex/-/Business
CI|China Airlines|TW|S|n|190|TPE9 KHH3|ea sx so oc na we se|738 32Q 333 359 77W|gulf|50|\
Basic/Standard/Flexible/Premium Economy/Business
BR|EVA Air|TW|*|n|170|TPE9 TSA2 KHH2|ea sx oc na we|321 333 789 78X 77W|gulf|50|\
Discount/Basic/Standard/Premium Economy/Royal Laurel
JX|STARLUX|TW|-|n|60|TPE9|ea sx na|32Q 339 359|gulf|50|Economy Basic/Economy Standard/Economy Full/Premium \
Economy/Business
IT|Tigerair Taiwan|TW|-|l|50|TPE8 KHH3|ea sx|320 32N|lc|30|tigerlight/tigersmart/tigerpro/-/-
CA|Air China|CN|*|n|1500|PEK9 CTU4 TFU5 CKG3 SHA2 HGH3|*|738 7M8 32N 320 321 332 333 359 789 77W 748|cn|35|\
Economy Special/Economy Standard/Economy Flex/Premium Economy/Business
MU|China Eastern|CN|S|n|2300|PVG9 SHA8 KMG6 XIY6 PKX5 NKG4|*|320 32N 321 738 332 333 359 789 77W C91|cn|35|\
Economy Special/Economy Standard/Economy Flex/Premium Economy/Business
CZ|China Southern|CN|-|n|2200|CAN9 PKX7 SZX5 URC4 WUH4 CSX3 SHE3 CGO3|*|320 32N 321 32Q 738 7M8 333 359 788 \
789 77W C91|cn|35|Economy Special/Economy Standard/Economy Flex/Premium Economy/Business
HU|Hainan Airlines|CN|-|n|750|HAK7 PEK7 XIY5 SZX4 CAN3 CKG3|ea sx so we ne na oc me ee|738 7M8 332 333 788 \
789|cn|35|Economy Special/Economy Standard/Economy Flex/-/Business
3U|Sichuan Airlines|CN|-|n|560|TFU9 CTU5 CKG5 KMG3|ea sx we me oc so|320 32N 321 332 359|cn|35|Economy \
Special/Economy Standard/Economy Flex/-/Business
ZH|Shenzhen Airlines|CN|*|n|650|SZX9 CAN4 NKG3 WUX3 XMN1|ea sx|738 320 32N|cn|35|Economy Special/Economy \
Standard/Economy Flex/-/Business
MF|XiamenAir|CN|S|n|600|XMN9 FOC6 HGH5 TAO1|ea sx we oc na|738 7M8 32Q 788 789|cn|35|Economy \
Special/Economy Standard/Economy Flex/-/Business
SC|Shandong Airlines|CN|-|n|520|TNA8 TAO8 XMN2 KMG2|ea sx|738 7M8|cn|35|Economy Special/Economy \
Standard/Economy Flex/-/Business
HO|Juneyao Air|CN|-|n|420|PVG8 SHA7 NKG4|ea sx we ne oc|320 32N 32Q 789|cn|35|Economy Special/Economy \
Standard/Economy Flex/-/Business
9C|Spring Airlines|CN|-|l|520|PVG7 SHA6 CAN4 LHW3 NGB3 SHE3 CTU2|ea sx|320 32N 32Q|lc|30|\
Saver/Bonus/Spring Plus/-/-
JL|Japan Airlines|JP|O|n|800|HND9 NRT6 ITM5 FUK3 CTS3 OKA3 KIX2|ea sx so oc na we ne me|738 788 789 763 359 \
351 E90=XM|gulf|50|Economy Special/Economy Standard/Economy Flex/Premium Economy/Business
NH|All Nippon Airways|JP|*|n|900|HND9 NRT6 ITM5 FUK3 CTS3 OKA3 KIX2|ea sx so oc na we ne|738 32N 32Q 321 \
763 788 789 77W 388 DH4=EH|gulf|50|Economy Value/Economy Standard/Economy Flex/Premium Economy/Business
BC|Skymark Airlines|JP|-|l|150|HND9 UKB5 FUK4 CTS3 OKA3 NGO3|-|738|lb|20|Sora Sale/Tasu/Flex/-/-
MM|Peach|JP|-|l|190|KIX9 NRT5 OKA3 CTS4 FUK2 NGO2|ea sx|320 32N 32Q|lc|20|Minimum/Standard/Standard Plus/-/-
GK|Jetstar Japan|JP|-|l|110|NRT9 KIX4 NGO3|ea sx|320 32Q|lc|25|Starter/Starter Plus/Flex/-/-
7G|StarFlyer|JP|-|n|70|HND8 FUK6|ea|320|eu|20|Star/Standard/Flex/-/-
NU|Japan Transocean Air|JP|O|n|75|OKA9|-|738|gulf|20|Saver/Standard/Flex/-/Class J
ZG|ZIPAIR|JP|-|l|20|NRT9|na sx ea|788|lc|40|Standard Value/Standard Flex/Standard Premium/-/ZIP Full-Flat
KE|Korean Air|KR|S|n|380|ICN9 GMP5 PUS3 CJU3|*|739 7M8 32Q 223 332 333 789 78X 77W 748 388|gulf|55|Economy \
Saver/Economy Standard/Economy Flex/-/Prestige
OZ|Asiana Airlines|KR|*|n|290|ICN9 GMP5 CJU3|ea sx so oc na we ct|320 321 32Q 333 359 77E 388|gulf|55|\
Economy Saver/Economy Standard/Economy Flex/-/Business
7C|Jeju Air|KR|-|l|210|ICN8 GMP6 CJU6 PUS4|ea sx|738 7M8|lc|30|Fly/FlyBag/FlyBag Plus/-/Biz Lite
TW|T'way Air|KR|-|l|190|ICN7 TAE5 GMP5 CJU5|ea sx oc we se|738 7M8 332 333|lc|30|Event/Smart/Normal/-/Saver \
Biz
LJ|Jin Air|KR|-|l|200|ICN8 GMP5 CJU5 PUS3|ea sx na|738 77E 7M8|lc|30|Super Saver/Economy/Flex/-/Jini Biz
BX|Air Busan|KR|-|l|120|PUS9 GMP4 CJU4 ICN3|ea sx|321 32Q|lc|30|Event/Special/Normal/-/-
ZE|Eastar Jet|KR|-|l|100|ICN6 GMP7 CJU6|ea sx|738 7M8|lc|30|Promo/Discount/Normal/-/-
OM|MIAT Mongolian Airlines|MN|-|n|20|UBN9|ea we sx ct me|738 7M8 789|eu|45|Economy Saver/Economy \
Classic/Economy Flex/-/Business
QF|Qantas|AU|O|n|800|SYD9 MEL8 BNE6 PER5 ADL2|oc sx ea na we so af sa|738 32Q 717 DH4 332 333 789 388 E90|\
gulf|55|Economy Sale/Economy Saver/Economy Flex/Premium Economy/Business
VA|Virgin Australia|AU|-|c|440|BNE8 SYD8 MEL8 PER4 ADL3|oc sx|738 7M8 73W E90|lb|35|Economy Lite/Economy \
Choice/Economy Flex/-/Business
JQ|Jetstar|AU|-|l|400|MEL9 SYD7 BNE5 OOL4 CNS3 AVV2 ADL3 AKL4|oc sx ea|320 32N 32Q 788|lc|35|\
Starter/Starter Plus/Flex/-/Business
ZL|Rex|AU|-|n|120|SYD7 MEL4 ADL4 TSV3|-|SF3|eu|30|Rex Promo/Rex Saver/Rex Flex/-/-
NZ|Air New Zealand|NZ|*|n|480|AKL9 CHC6 WLG6|oc na sx ea|32N 32Q 320 789 77W AT7 DH3|gulf|50|Seat/Seat + \
Bag/Flexichange/Premium Economy/Business Premier
FJ|Fiji Airways|FJ|O|n|60|NAN9 SUV3|oc na ea sx|7M8 333 359 AT7 DHT|gulf|45|Lite/Value/Comfort/-/Business
PX|Air Niugini|PG|-|n|70|POM9|oc sx ea|73W DH4 221|eu|40|Saver/Flexi/Full/-/Business
SB|Aircalin|NC|-|n|20|NOU9|oc sx ea|32N 339|eu|45|Light/Classic/Flex/Premium Economy/Business
TN|Air Tahiti Nui|PF|-|n|8|PPT9|na oc ea we|789|eu|55|Light/Classic/Flex/Moana Premium/Poerava Business
VT|Air Tahiti|PF|-|n|60|PPT9 BOB3 RFP2|oc|AT7 AT4|eu|25|Light/Classic/Flex/-/-
IE|Solomon Airlines|SB|-|n|12|HIR9|oc|320 DHT|eu|35|Saver/Semi Flex/Flex/-/Business
NF|Air Vanuatu|VU|-|n|8|VLI9|oc|AT7|eu|35|Saver/Semi Flex/Flex/-/-
CJ|BA CityFlyer|GB|-|r|0|-|-|E90|eu|65|-/-/-/-/-
OO|SkyWest Airlines|US|-|r|0|-|-|E75|us|35|-/-/-/-/-
9E|Endeavor Air|US|-|r|0|-|-|CR9|us|35|-/-/-/-/-
MQ|Envoy Air|US|-|r|0|-|-|E75|us|40|-/-/-/-/-
OH|PSA Airlines|US|-|r|0|-|-|CR9|us|40|-/-/-/-/-
G7|GoJet Airlines|US|-|r|0|-|-|CR7|us|40|-/-/-/-/-
QX|Horizon Air|US|-|r|0|-|-|E75|us|35|-/-/-/-/-
QK|Jazz Aviation|CA|-|r|0|-|-|E75 DH4|eu|30|-/-/-/-/-
CL|Lufthansa CityLine|DE|-|r|0|-|-|CR9|eu|70|-/-/-/-/-
2L|Helvetic Airways|CH|-|r|0|-|-|E95|eu|70|-/-/-/-/-
A5|HOP!|FR|-|r|0|-|-|E90|eu|70|-/-/-/-/-
WA|KLM Cityhopper|NL|-|r|0|-|-|E75 E90|eu|70|-/-/-/-/-
YW|Air Nostrum|ES|-|r|0|-|-|CR9 AT7|eu|65|-/-/-/-/-
OA|Olympic Air|GR|-|r|0|-|-|AT7|eu|50|-/-/-/-/-
WX|CityJet|IE|-|r|0|-|-|E95|eu|60|-/-/-/-/-
XM|J-Air|JP|-|r|0|-|-|E90|gulf|50|-/-/-/-/-
EH|ANA Wings|JP|-|r|0|-|-|DH4|gulf|50|-/-/-/-/-
`;
