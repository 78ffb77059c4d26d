/** The 42 hotel loyalty programs (A §3) by their three letters: `code|name`. */
export const LOYALTY_PROGRAM_ROWS = `
MAR|Marriott Bonvoy
HIL|Hilton Honors
IHG|IHG One Rewards
ACC|ALL Accor Live Limitless
HYA|World of Hyatt
WYN|Wyndham Rewards
CHO|Choice Privileges
BWR|Best Western Rewards
RAD|Radisson Rewards
GHA|GHA Discovery
LHW|Leaders Club
IPR|I Prefer
SLH|SLH Club
SON|Sonesta Travel Pass
OMN|Select Guest
DRU|Drury Rewards
RED|RediRewards
MSX|My6
STA|Stash Hotel Rewards
COA|Coast Rewards
FIE|Fiesta Rewards
MEL|MeliáRewards
BAR|my Barceló Benefits
RIU|RIU Class
NHM|Minor DISCOVERY
EUR|Star Eurostars
PES|Pestana Guest Club
PAR|Amigos de Paradores
HTN|Club H10
SCA|Scandic Friends
STR|Strawberry
HWR|H Rewards
OKU|One Harmony
PRI|Seibu Prince Global Rewards
TOY|Toyoko Inn Club Card
LOT|Lotte Hotels Rewards
SHA|Shangri-La Circle
MOR|Fans of M.O.
TAJ|NeuPass
CEN|CentaraThe1
ROT|Rotana Rewards
RYD|Priority Guest Rewards
`;
