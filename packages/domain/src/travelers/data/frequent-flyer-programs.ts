/**
 * Frequent flyer programs: `airline|name|alliance|airlines of the same program|partners outside the
 * alliance|form of a number, where it is one`. Alliance `*` Star, `O` oneworld, `S` SkyTeam, `-` none. `9` is
 * a digit, `X` a letter or digit. An airline with `-` is in the program but not in its
 * alliance. Regional airlines fly under the program of the airline that sells them.
 */
export const FREQUENT_FLYER_PROGRAMS = `
AA|AAdvantage|O|MQ OH|G3|7X
DL|SkyMiles|S|9E|LA WS|10 9
UA|MileagePlus|*|G7|B6|8X
WN|Rapid Rewards|-|||
AS|Atmos Rewards|O|HA QX|FI SQ KE|
B6|TrueBlue|-||UA EK QR EY|10 9
NK|Free Spirit|-|||
F9|Frontier Miles|-|||
SY|Sun Country Rewards|-|||
G4|Allways Rewards|-|||
AC|Aeroplan|*|QK|EK EY G3 VA|9 9
WS|WestJet Rewards|-||DL AF KL QF|9 9
PD|VIPorter|-||AS|
AM|Aeroméxico Rewards|S|||
Y4|Volaris Altitude|-||F9|
CM|ConnectMiles|*||G3|
AV|Lifemiles|*||G3|
LA|LATAM Pass|-||DL QR IB|
G3|Smiles|-||AA AF KL CM|
AD|Azul Fidelidade|-||UA TP|
AR|Aerolíneas Plus|S|||
BW|Caribbean Miles|-|||
BA|The British Airways Club|O|CJ|EI VY|8 9
EI|AerClub|-||BA IB|
VS|Flying Club|S|||10 9
AF|Flying Blue|S|KL A5 WA|WS TN|10 9
IB|Iberia Club|O|YW|VY LA|
VY|Vueling Club|-||IB BA|
UX|SUMA|S|||
TP|Miles&Go|*||AD S4|9 9
LH|Miles & More|*|LX OS SN EN LO OU CL 4Y- EW- LG-|AZ|15 9
AZ|Volare|*|||
A3|Miles+Bonus|*|OA||9 9
SK|EuroBonus|S||WF|
AY|Finnair Plus|O|||9 9
DY|Norwegian Reward|-|WF||
FI|Saga Club|-||AS|
BT|airBaltic Club|-|||
RO|TAROM Loyalty|S|||
TK|Miles&Smiles|*|VF-||
PC|BolBol|-|||
QR|Privilege Club|O||B6 LA VA 6E|
EK|Skywards|-|FZ|QF UA AC B6|
EY|Etihad Guest|-||AC B6 JU|
WY|Sindbad|O|||
SV|Alfursan|S|||
GF|Falconflyer|-|||
RJ|Royal Club|O|||
ME|Cedar Miles|S|||
LY|Matmid Club|-||DL|
MS|EgyptAir Plus|*|||
AT|Safar Flyer|O|||
ET|ShebaMiles|*|KP-||
KQ|Asante Rewards|S|||
SA|Voyager|*|||
AI|Maharaja Club|*|IX-||
6E|BluChip|-||QR|
UL|FlySmiLes|O|||
SQ|KrisFlyer|*|TR-|AS VA VS|10 9
TG|Royal Orchid Plus|*|||
MH|Enrich|O|||
GA|GarudaMiles|S|||
VN|Lotusmiles|S|||
PR|Mabuhay Miles|-||NH|
AK|AirAsia Rewards|-|D7 FD QZ Z2||
CX|Cathay|O|UO-|NZ|10 9
CI|Dynasty Flyer|S|||
BR|Infinity MileageLands|*|||
JX|Cosmile|-||AS|
CA|PhoenixMiles|*|ZH NX- SC-||
MU|Eastern Miles|S|||
MF|Egret Club|S|||
CZ|Sky Pearl Club|-||AA AF KL QR|
HU|Fortune Wings Club|-|HX||
JL|JAL Mileage Bank|O|NU XM|HA EK|9 9
NH|ANA Mileage Club|*|EH|PR|10 9
KE|SKYPASS|S||AS|12 9
OZ|Asiana Club|*||BX|
QF|Qantas Frequent Flyer|O|JQ-|EK WS|
VA|Velocity|-||SQ QR AC UA|10 9
NZ|Airpoints|*||CX|
FJ|Tabua Club|O|||
KC|Nomad Club|-||LH|
`;
