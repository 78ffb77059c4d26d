/**
 * Of the 42 hotel loyalty programs, whose names are in the domain: `code|chain|stars|regions|weight|invented
 * house name`. Chains are true; the house names that their hotels carry here are our own. Regions: `*` or the
 * first letters of the world regions it is found in.
 */
export const LOYALTY_PROGRAMS = `
MAR|Marriott International|3-5|*|100|Corvane
HIL|Hilton|3-5|*|92|Larkfield
IHG|IHG Hotels & Resorts|3-5|*|84|Ashgrove
ACC|Accor|2-5|*|86|Valmère
HYA|Hyatt|4-5|*|42|Orrin House
WYN|Wyndham Hotels & Resorts|2-4|north-am,central,caribbean,south-a,western|80|Tallis Inn
CHO|Choice Hotels International|2-3|north-america,northern,western,oceania|64|Briarway
BWR|BWH Hotels|2-4|north-america,northern,western,southern,eastern,southeast|60|Fenwick
RAD|Radisson Hotel Group|3-5|northern,western,eastern,middle,south-asia,sub|46|Sorrel
GHA|Global Hotel Alliance|4-5|middle,southeast,western,northern,oceania|22|Maison Alder
LHW|The Leading Hotels of the World|5-5|*|14|Belcourt
IPR|Preferred Hotels & Resorts|4-5|*|18|Harcourt
SLH|Small Luxury Hotels of the World|5-5|*|12|Petit Orme
SON|Sonesta International Hotels|3-4|north-america,south-a,caribbean|30|Wexley
OMN|Omni Hotels & Resorts|4-5|north-america|18|Stanbury
DRU|Drury Hotels|3-3|north-america|14|Colby Court
RED|Red Roof|1-2|north-america|26|Pinecrest Stay
MSX|Motel 6|1-2|north-america|28|Roadlight
STA|Stash independent hotels|3-5|north-america,caribbean|10|Hollis
COA|Coast Hotels|3-4|north-america|10|Tidemark
FIE|Grupo Posadas|3-5|north-america,caribbean|20|Casa Jaral
MEL|Meliá Hotels International|3-5|southern,western,caribbean,central,southeast|46|Almena
BAR|Barceló Hotel Group|3-5|southern,caribbean,central,north-africa|32|Torremar
RIU|RIU Hotels & Resorts|4-5|southern,caribbean,central,north-africa|22|Arenal Vista
NHM|Minor Hotels|3-5|southern,western,southeast,south-a,middle|44|Lindero
EUR|Eurostars Hotel Company|3-5|southern,western,eastern|26|Mirador Real
PES|Pestana Hotel Group|4-5|southern,south-a,sub|16|Solar do Rio
PAR|Paradores|3-5|southern|10|Alcor
HTN|H10 Hotels|4-5|southern,caribbean|14|Brisa
SCA|Scandic Hotels|3-4|northern|60|Norrvik
STR|Strawberry Hospitality|3-5|northern|48|Fjordhaven
HWR|H World|2-5|east-asia,western,eastern|70|Lindenhof
OKU|Okura Nikko Hotels|3-5|east-asia,southeast|40|Sakurai
PRI|Seibu Prince Hotels & Resorts|3-5|east-asia|24|Shirakaba
TOY|Toyoko Inn|2-2|east-asia|54|Komachi Stay
LOT|Lotte Hotels & Resorts|4-5|east-asia,southeast|22|Haneul
SHA|Shangri-La Group|5-5|east-asia,southeast,south-asia,middle|26|Jade Terrace
MOR|Mandarin Oriental Hotel Group|5-5|east-asia,southeast,western,north-america|10|Lantern Court
TAJ|Indian Hotels Company|3-5|south-asia,middle,sub|60|Rajmahal
CEN|Centara Hotels & Resorts|3-5|southeast,middle,south-asia|36|Baan Talay
ROT|Rotana Hotels|3-5|middle|40|Al Waha
RYD|EVT Hotels & Resorts|3-5|oceania|36|Wattle & Quay
`;
