/**
 * The 42 hotel loyalty programs (A §3): `code|program|chain|stars|regions|weight|invented house name`.
 * Programs and chains are true; the house names that their hotels carry here are our own. Regions: `*` or
 * the first letters of the world regions it is found in.
 */
export const LOYALTY_PROGRAMS = `
MAR|Marriott Bonvoy|Marriott International|3-5|*|100|Corvane
HIL|Hilton Honors|Hilton|3-5|*|92|Larkfield
IHG|IHG One Rewards|IHG Hotels & Resorts|3-5|*|84|Ashgrove
ACC|ALL Accor Live Limitless|Accor|2-5|*|86|Valmère
HYA|World of Hyatt|Hyatt|4-5|*|42|Orrin House
WYN|Wyndham Rewards|Wyndham Hotels & Resorts|2-4|north-am,central,caribbean,south-a,western|80|Tallis Inn
CHO|Choice Privileges|Choice Hotels International|2-3|north-america,northern,western,oceania|64|Briarway
BWR|Best Western Rewards|BWH Hotels|2-4|north-america,northern,western,southern,eastern,southeast|60|Fenwick
RAD|Radisson Rewards|Radisson Hotel Group|3-5|northern,western,eastern,middle,south-asia,sub|46|Sorrel
GHA|GHA Discovery|Global Hotel Alliance|4-5|middle,southeast,western,northern,oceania|22|Maison Alder
LHW|Leaders Club|The Leading Hotels of the World|5-5|*|14|Belcourt
IPR|I Prefer|Preferred Hotels & Resorts|4-5|*|18|Harcourt
SLH|SLH Club|Small Luxury Hotels of the World|5-5|*|12|Petit Orme
SON|Sonesta Travel Pass|Sonesta International Hotels|3-4|north-america,south-a,caribbean|30|Wexley
OMN|Select Guest|Omni Hotels & Resorts|4-5|north-america|18|Stanbury
DRU|Drury Rewards|Drury Hotels|3-3|north-america|14|Colby Court
RED|RediRewards|Red Roof|1-2|north-america|26|Pinecrest Stay
MSX|My6|Motel 6|1-2|north-america|28|Roadlight
STA|Stash Hotel Rewards|Stash independent hotels|3-5|north-america,caribbean|10|Hollis
COA|Coast Rewards|Coast Hotels|3-4|north-america|10|Tidemark
FIE|Fiesta Rewards|Grupo Posadas|3-5|north-america,caribbean|20|Casa Jaral
MEL|MeliáRewards|Meliá Hotels International|3-5|southern,western,caribbean,central,southeast|46|Almena
BAR|my Barceló Benefits|Barceló Hotel Group|3-5|southern,caribbean,central,north-africa|32|Torremar
RIU|RIU Class|RIU Hotels & Resorts|4-5|southern,caribbean,central,north-africa|22|Arenal Vista
NHM|Minor DISCOVERY|Minor Hotels|3-5|southern,western,southeast,south-a,middle|44|Lindero
EUR|Star Eurostars|Eurostars Hotel Company|3-5|southern,western,eastern|26|Mirador Real
PES|Pestana Guest Club|Pestana Hotel Group|4-5|southern,south-a,sub|16|Solar do Rio
PAR|Amigos de Paradores|Paradores|3-5|southern|10|Alcor
HTN|Club H10|H10 Hotels|4-5|southern,caribbean|14|Brisa
SCA|Scandic Friends|Scandic Hotels|3-4|northern|60|Norrvik
STR|Strawberry|Strawberry Hospitality|3-5|northern|48|Fjordhaven
HWR|H Rewards|H World|2-5|east-asia,western,eastern|70|Lindenhof
OKU|One Harmony|Okura Nikko Hotels|3-5|east-asia,southeast|40|Sakurai
PRI|Seibu Prince Global Rewards|Seibu Prince Hotels & Resorts|3-5|east-asia|24|Shirakaba
TOY|Toyoko Inn Club Card|Toyoko Inn|2-2|east-asia|54|Komachi Stay
LOT|Lotte Hotels Rewards|Lotte Hotels & Resorts|4-5|east-asia,southeast|22|Haneul
SHA|Shangri-La Circle|Shangri-La Group|5-5|east-asia,southeast,south-asia,middle|26|Jade Terrace
MOR|Fans of M.O.|Mandarin Oriental Hotel Group|5-5|east-asia,southeast,western,north-america|10|Lantern Court
TAJ|NeuPass|Indian Hotels Company|3-5|south-asia,middle,sub|60|Rajmahal
CEN|CentaraThe1|Centara Hotels & Resorts|3-5|southeast,middle,south-asia|36|Baan Talay
ROT|Rotana Rewards|Rotana Hotels|3-5|middle|40|Al Waha
RYD|Priority Guest Rewards|EVT Hotels & Resorts|3-5|oceania|36|Wattle & Quay
`;
