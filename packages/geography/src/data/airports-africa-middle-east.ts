/** `code|name|city shown|country|lat|lon|zone|city id or nothing`. */
export const AIRPORTS_AFRICA_MIDDLE_EAST = `
CAI|Cairo|Cairo|EG|30.122|31.406|Africa/Cairo|cairo-eg
SPX|Sphinx|Giza|EG|30.115|30.893|Africa/Cairo|cairo-eg
LXR|Luxor|Luxor|EG|25.671|32.707|Africa/Cairo|luxor-eg
ASW|Aswan|Aswan|EG|23.964|32.82|Africa/Cairo|aswan-eg
SSH|Sharm El Sheikh|Sharm El Sheikh|EG|27.977|34.395|Africa/Cairo|sharm-el-sheikh-eg
HRG|Hurghada|Hurghada|EG|27.178|33.799|Africa/Cairo|hurghada-eg
RMF|Marsa Alam|Marsa Alam|EG|25.557|34.584|Africa/Cairo|
HBE|Borg El Arab|Alexandria|EG|30.918|29.696|Africa/Cairo|alexandria-eg
RAK|Marrakesh Menara|Marrakesh|MA|31.607|-8.036|Africa/Casablanca|marrakesh-ma
CMN|Casablanca Mohammed V|Casablanca|MA|33.367|-7.59|Africa/Casablanca|casablanca-ma
FEZ|Fès-Saïss|Fez|MA|33.927|-4.978|Africa/Casablanca|fez-ma
RBA|Rabat-Salé|Rabat|MA|34.051|-6.752|Africa/Casablanca|rabat-ma
TNG|Tangier Ibn Battouta|Tangier|MA|35.727|-5.917|Africa/Casablanca|tangier-ma
TTU|Tétouan Sania Ramel|Tétouan|MA|35.594|-5.32|Africa/Casablanca|chefchaouen-ma
ESU|Essaouira Mogador|Essaouira|MA|31.398|-9.682|Africa/Casablanca|essaouira-ma
AGA|Agadir Al Massira|Agadir|MA|30.325|-9.413|Africa/Casablanca|agadir-ma
OUD|Oujda Angads|Oujda|MA|34.787|-1.924|Africa/Casablanca|
NDR|Nador El Aroui|Nador|MA|34.989|-3.028|Africa/Casablanca|
OZZ|Ouarzazate|Ouarzazate|MA|30.939|-6.909|Africa/Casablanca|
TUN|Tunis-Carthage|Tunis|TN|36.851|10.227|Africa/Tunis|tunis-tn
NBE|Enfidha-Hammamet|Enfidha|TN|36.076|10.439|Africa/Tunis|
MIR|Monastir Habib Bourguiba|Monastir|TN|35.758|10.755|Africa/Tunis|
DJE|Djerba-Zarzis|Djerba|TN|33.875|10.775|Africa/Tunis|djerba-tn
ALG|Algiers Houari Boumediene|Algiers|DZ|36.691|3.215|Africa/Algiers|algiers-dz
ORN|Oran Ahmed Ben Bella|Oran|DZ|35.624|-0.621|Africa/Algiers|
MJI|Mitiga|Tripoli|LY|32.894|13.276|Africa/Tripoli|
DSS|Blaise Diagne|Dakar|SN|14.671|-17.067|Africa/Dakar|dakar-sn
RAI|Nelson Mandela|Praia|CV|14.925|-23.494|Atlantic/Cape_Verde|praia-cv
SID|Amílcar Cabral|Sal|CV|16.741|-22.949|Atlantic/Cape_Verde|santa-maria-cv
BVC|Aristides Pereira|Boa Vista|CV|16.137|-22.889|Atlantic/Cape_Verde|
VXE|Cesária Évora|São Vicente|CV|16.833|-25.055|Atlantic/Cape_Verde|
BJL|Banjul|Banjul|GM|13.338|-16.652|Africa/Banjul|banjul-gm
ACC|Accra Kotoka|Accra|GH|5.605|-0.167|Africa/Accra|accra-gh
LOS|Lagos Murtala Muhammed|Lagos|NG|6.577|3.321|Africa/Lagos|lagos-ng
ABV|Abuja Nnamdi Azikiwe|Abuja|NG|9.007|7.263|Africa/Lagos|abuja-ng
PHC|Port Harcourt|Port Harcourt|NG|5.015|6.95|Africa/Lagos|
ABJ|Abidjan Félix-Houphouët-Boigny|Abidjan|CI|5.261|-3.926|Africa/Abidjan|abidjan-ci
COO|Cotonou Cadjehoun|Cotonou|BJ|6.357|2.384|Africa/Porto-Novo|cotonou-bj
LFW|Lomé-Tokoin|Lomé|TG|6.166|1.255|Africa/Lome|lome-tg
OUA|Ouagadougou|Ouagadougou|BF|12.353|-1.512|Africa/Ouagadougou|
BKO|Bamako-Sénou|Bamako|ML|12.534|-7.95|Africa/Bamako|
CKY|Conakry|Conakry|GN|9.577|-13.612|Africa/Conakry|
FNA|Freetown Lungi|Freetown|SL|8.616|-13.195|Africa/Freetown|
ROB|Roberts|Monrovia|LR|6.234|-10.362|Africa/Monrovia|
NKC|Nouakchott-Oumtounsy|Nouakchott|MR|18.098|-15.948|Africa/Nouakchott|
NIM|Niamey Diori Hamani|Niamey|NE|13.482|2.184|Africa/Niamey|
NDJ|N'Djamena|N'Djamena|TD|12.134|15.034|Africa/Ndjamena|
DLA|Douala|Douala|CM|4.006|9.719|Africa/Douala|douala-cm
NSI|Yaoundé Nsimalen|Yaoundé|CM|3.723|11.553|Africa/Douala|
LBV|Libreville Léon-Mba|Libreville|GA|0.459|9.412|Africa/Libreville|libreville-ga
SSG|Malabo|Malabo|GQ|3.755|8.709|Africa/Malabo|
TMS|São Tomé|São Tomé|ST|0.378|6.712|Africa/Sao_Tome|
BZV|Maya-Maya|Brazzaville|CG|-4.252|15.253|Africa/Brazzaville|
PNR|Pointe-Noire|Pointe-Noire|CG|-4.816|11.887|Africa/Brazzaville|
FIH|Kinshasa N'djili|Kinshasa|CD|-4.386|15.445|Africa/Kinshasa|kinshasa-cd
FBM|Lubumbashi|Lubumbashi|CD|-11.591|27.531|Africa/Lubumbashi|
NBJ|Luanda Dr. Agostinho Neto|Luanda|AO|-9.047|13.507|Africa/Luanda|luanda-ao
LAD|Luanda Quatro de Fevereiro|Luanda|AO|-8.858|13.231|Africa/Luanda|luanda-ao
ADD|Addis Ababa Bole|Addis Ababa|ET|8.978|38.799|Africa/Addis_Ababa|addis-ababa-et
JIB|Djibouti-Ambouli|Djibouti|DJ|11.547|43.16|Africa/Djibouti|
HGA|Hargeisa Egal|Hargeisa|SO|9.518|44.089|Africa/Mogadishu|
MGQ|Mogadishu Aden Adde|Mogadishu|SO|2.014|45.305|Africa/Mogadishu|
NBO|Nairobi Jomo Kenyatta|Nairobi|KE|-1.319|36.928|Africa/Nairobi|nairobi-ke
WIL|Nairobi Wilson|Nairobi|KE|-1.322|36.815|Africa/Nairobi|nairobi-ke
MBA|Mombasa Moi|Mombasa|KE|-4.035|39.594|Africa/Nairobi|mombasa-ke
UKA|Ukunda Diani|Diani Beach|KE|-4.293|39.571|Africa/Nairobi|diani-beach-ke
MRE|Mara Serena|Maasai Mara|KE|-1.406|35.008|Africa/Nairobi|narok-ke
KIS|Kisumu|Kisumu|KE|-0.086|34.729|Africa/Nairobi|
EBB|Entebbe|Kampala|UG|0.042|32.444|Africa/Kampala|kampala-ug
KGL|Kigali|Kigali|RW|-1.969|30.14|Africa/Kigali|kigali-rw
BJM|Bujumbura Melchior Ndadaye|Bujumbura|BI|-3.324|29.319|Africa/Bujumbura|
DAR|Julius Nyerere|Dar es Salaam|TZ|-6.878|39.203|Africa/Dar_es_Salaam|dar-es-salaam-tz
ZNZ|Zanzibar Abeid Amani Karume|Zanzibar|TZ|-6.222|39.225|Africa/Dar_es_Salaam|zanzibar-tz
JRO|Kilimanjaro|Arusha|TZ|-3.429|37.075|Africa/Dar_es_Salaam|arusha-tz
ARK|Arusha|Arusha|TZ|-3.368|36.633|Africa/Dar_es_Salaam|arusha-tz
LUN|Kenneth Kaunda|Lusaka|ZM|-15.331|28.453|Africa/Lusaka|lusaka-zm
LVI|Harry Mwanga Nkumbula|Livingstone|ZM|-17.822|25.823|Africa/Lusaka|livingstone-zm
VFA|Victoria Falls|Victoria Falls|ZW|-18.096|25.839|Africa/Harare|victoria-falls-zw
HRE|Robert Gabriel Mugabe|Harare|ZW|-17.932|31.093|Africa/Harare|harare-zw
BUQ|Joshua Mqabuko Nkomo|Bulawayo|ZW|-20.017|28.618|Africa/Harare|
LLW|Lilongwe|Lilongwe|MW|-13.789|33.781|Africa/Blantyre|
BLZ|Chileka|Blantyre|MW|-15.679|34.974|Africa/Blantyre|
MUB|Maun|Maun|BW|-19.973|23.431|Africa/Gaborone|maun-bw
BBK|Kasane|Kasane|BW|-17.833|25.162|Africa/Gaborone|
GBE|Sir Seretse Khama|Gaborone|BW|-24.555|25.918|Africa/Gaborone|gaborone-bw
WDH|Hosea Kutako|Windhoek|NA|-22.48|17.471|Africa/Windhoek|windhoek-na
WVB|Walvis Bay|Walvis Bay|NA|-22.98|14.645|Africa/Windhoek|swakopmund-na
JNB|O. R. Tambo|Johannesburg|ZA|-26.134|28.242|Africa/Johannesburg|johannesburg-za
HLA|Lanseria|Johannesburg|ZA|-25.939|27.926|Africa/Johannesburg|johannesburg-za
CPT|Cape Town|Cape Town|ZA|-33.965|18.602|Africa/Johannesburg|cape-town-za
DUR|King Shaka|Durban|ZA|-29.614|31.12|Africa/Johannesburg|durban-za
PLZ|Chief Dawid Stuurman|Gqeberha|ZA|-33.985|25.617|Africa/Johannesburg|
GRJ|George|George|ZA|-34.006|22.379|Africa/Johannesburg|plettenberg-bay-za
BFN|Bram Fischer|Bloemfontein|ZA|-29.093|26.302|Africa/Johannesburg|
HDS|Eastgate|Hoedspruit|ZA|-24.369|31.049|Africa/Johannesburg|hoedspruit-za
MQP|Kruger Mpumalanga|Mbombela|ZA|-25.383|31.106|Africa/Johannesburg|
SHO|King Mswati III|Manzini|SZ|-26.357|31.717|Africa/Mbabane|
MSU|Moshoeshoe I|Maseru|LS|-29.462|27.552|Africa/Maseru|
MPM|Maputo|Maputo|MZ|-25.921|32.573|Africa/Maputo|maputo-mz
TNR|Ivato|Antananarivo|MG|-18.797|47.479|Indian/Antananarivo|antananarivo-mg
NOS|Fascene|Nosy Be|MG|-13.312|48.315|Indian/Antananarivo|nosy-be-mg
MRU|Sir Seewoosagur Ramgoolam|Mauritius|MU|-20.43|57.684|Indian/Mauritius|port-louis-mu
RRG|Sir Gaëtan Duval|Rodrigues|MU|-19.758|63.361|Indian/Mauritius|
RUN|Roland Garros|Saint-Denis|RE|-20.887|55.51|Indian/Reunion|saint-denis-re
ZSE|Pierrefonds|Saint-Pierre|RE|-21.321|55.425|Indian/Reunion|
DZA|Dzaoudzi-Pamandzi|Mamoudzou|YT|-12.805|45.281|Indian/Mayotte|
HAH|Prince Said Ibrahim|Moroni|KM|-11.534|43.272|Indian/Comoro|
SEZ|Seychelles|Mahé|SC|-4.674|55.522|Indian/Mahe|mahe-sc
PRI|Praslin Island|Praslin|SC|-4.319|55.691|Indian/Mahe|praslin-sc
DXB|Dubai|Dubai|AE|25.253|55.364|Asia/Dubai|dubai-ae
DWC|Al Maktoum|Dubai|AE|24.897|55.161|Asia/Dubai|dubai-ae
SHJ|Sharjah|Sharjah|AE|25.329|55.517|Asia/Dubai|dubai-ae
AUH|Zayed|Abu Dhabi|AE|24.433|54.651|Asia/Dubai|abu-dhabi-ae
RKT|Ras Al Khaimah|Ras Al Khaimah|AE|25.613|55.939|Asia/Dubai|ras-al-khaimah-ae
DOH|Hamad|Doha|QA|25.261|51.614|Asia/Qatar|doha-qa
BAH|Bahrain|Manama|BH|26.271|50.634|Asia/Bahrain|manama-bh
KWI|Kuwait|Kuwait City|KW|29.227|47.98|Asia/Kuwait|kuwait-city-kw
MCT|Muscat|Muscat|OM|23.593|58.284|Asia/Muscat|muscat-om
SLL|Salalah|Salalah|OM|17.039|54.091|Asia/Muscat|salalah-om
RUH|King Khalid|Riyadh|SA|24.958|46.699|Asia/Riyadh|riyadh-sa
JED|King Abdulaziz|Jeddah|SA|21.68|39.157|Asia/Riyadh|jeddah-sa
MED|Prince Mohammad bin Abdulaziz|Medina|SA|24.553|39.705|Asia/Riyadh|medina-sa
DMM|King Fahd|Dammam|SA|26.471|49.798|Asia/Riyadh|
AHB|Abha|Abha|SA|18.24|42.657|Asia/Riyadh|
TIF|Taif|Taif|SA|21.483|40.544|Asia/Riyadh|
ULH|Prince Abdul Majeed bin Abdulaziz|AlUla|SA|26.483|38.117|Asia/Riyadh|alula-sa
AMM|Queen Alia|Amman|JO|31.723|35.993|Asia/Amman|amman-jo
AQJ|King Hussein|Aqaba|JO|29.612|35.018|Asia/Amman|aqaba-jo
BEY|Beirut Rafic Hariri|Beirut|LB|33.821|35.488|Asia/Beirut|beirut-lb
TLV|Ben Gurion|Tel Aviv|IL|32.011|34.887|Asia/Jerusalem|tel-aviv-il
ETM|Ramon|Eilat|IL|29.727|35.014|Asia/Jerusalem|eilat-il
HFA|Haifa|Haifa|IL|32.809|35.043|Asia/Jerusalem|
IST|Istanbul|Istanbul|TR|41.275|28.752|Europe/Istanbul|istanbul-tr
SAW|Sabiha Gökçen|Istanbul|TR|40.899|29.309|Europe/Istanbul|istanbul-tr
AYT|Antalya|Antalya|TR|36.899|30.8|Europe/Istanbul|antalya-tr
GZP|Gazipaşa-Alanya|Alanya|TR|36.299|32.301|Europe/Istanbul|
BJV|Milas-Bodrum|Bodrum|TR|37.251|27.664|Europe/Istanbul|bodrum-tr
DLM|Dalaman|Dalaman|TR|36.713|28.793|Europe/Istanbul|fethiye-tr
ADB|Adnan Menderes|Izmir|TR|38.292|27.157|Europe/Istanbul|izmir-tr
NAV|Nevşehir Kapadokya|Nevşehir|TR|38.772|34.535|Europe/Istanbul|goreme-tr
ASR|Kayseri Erkilet|Kayseri|TR|38.77|35.495|Europe/Istanbul|goreme-tr
ESB|Esenboğa|Ankara|TR|40.128|32.995|Europe/Istanbul|ankara-tr
TZX|Trabzon|Trabzon|TR|40.995|39.79|Europe/Istanbul|
BGW|Baghdad|Baghdad|IQ|33.263|44.235|Asia/Baghdad|baghdad-iq
EBL|Erbil|Erbil|IQ|36.238|43.963|Asia/Baghdad|erbil-iq
BSR|Basra|Basra|IQ|30.549|47.662|Asia/Baghdad|
NJF|Al Najaf|Najaf|IQ|31.99|44.404|Asia/Baghdad|
IKA|Imam Khomeini|Tehran|IR|35.416|51.152|Asia/Tehran|tehran-ir
THR|Mehrabad|Tehran|IR|35.689|51.313|Asia/Tehran|tehran-ir
MHD|Mashhad|Mashhad|IR|36.235|59.641|Asia/Tehran|
SYZ|Shiraz|Shiraz|IR|29.539|52.59|Asia/Tehran|
IFN|Isfahan|Isfahan|IR|32.751|51.861|Asia/Tehran|
DAM|Damascus|Damascus|SY|33.411|36.516|Asia/Damascus|
KRT|Khartoum|Khartoum|SD|15.59|32.553|Africa/Khartoum|
JUB|Juba|Juba|SS|4.872|31.601|Africa/Juba|
TBS|Tbilisi Shota Rustaveli|Tbilisi|GE|41.669|44.955|Asia/Tbilisi|tbilisi-ge
KUT|Kutaisi David the Builder|Kutaisi|GE|42.177|42.483|Asia/Tbilisi|
BUS|Batumi|Batumi|GE|41.61|41.6|Asia/Tbilisi|batumi-ge
EVN|Zvartnots|Yerevan|AM|40.147|44.396|Asia/Yerevan|yerevan-am
GYD|Heydar Aliyev|Baku|AZ|40.468|50.047|Asia/Baku|baku-az
`;
