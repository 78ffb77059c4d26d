/** The 42 hotel loyalty programs (A §3) by their three letters: `code|name|chain`. */
export const LOYALTY_PROGRAM_ROWS = `
MAR|Marriott Bonvoy|Marriott
HIL|Hilton Honors|Hilton
IHG|IHG One Rewards|IHG
ACC|ALL Accor Live Limitless|Accor
HYA|World of Hyatt|Hyatt
WYN|Wyndham Rewards|Wyndham
CHO|Choice Privileges|Choice Hotels
BWR|Best Western Rewards|Best Western
RAD|Radisson Rewards|Radisson
GHA|GHA Discovery|Global Hotel Alliance
LHW|Leaders Club|The Leading Hotels of the World
IPR|I Prefer|Preferred Hotels & Resorts
SLH|SLH Club|Small Luxury Hotels of the World
SON|Sonesta Travel Pass|Sonesta
OMN|Select Guest|Omni Hotels
DRU|Drury Rewards|Drury Hotels
RED|RediRewards|Red Roof
MSX|My6|Motel 6
STA|Stash Hotel Rewards|Stash Hotels
COA|Coast Rewards|Coast Hotels
FIE|Fiesta Rewards|Fiesta Americana
MEL|MeliáRewards|Meliá
BAR|my Barceló Benefits|Barceló
RIU|RIU Class|RIU
NHM|Minor DISCOVERY|Minor Hotels
EUR|Star Eurostars|Eurostars
PES|Pestana Guest Club|Pestana
PAR|Amigos de Paradores|Paradores
HTN|Club H10|H10 Hotels
SCA|Scandic Friends|Scandic
STR|Strawberry|Strawberry
HWR|H Rewards|H World
OKU|One Harmony|Okura Nikko
PRI|Seibu Prince Global Rewards|Prince Hotels
TOY|Toyoko Inn Club Card|Toyoko Inn
LOT|Lotte Hotels Rewards|Lotte Hotels
SHA|Shangri-La Circle|Shangri-La
MOR|Fans of M.O.|Mandarin Oriental
TAJ|NeuPass|Taj
CEN|CentaraThe1|Centara
ROT|Rotana Rewards|Rotana
RYD|Priority Guest Rewards|EVT Hotels
`;
