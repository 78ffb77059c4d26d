/** `code|name|city shown|country|lat|lon|zone|city id or nothing`. */
export const AIRPORTS_EUROPE = `
LHR|London Heathrow|London|GB|51.471|-0.462|Europe/London|london-gb
LGW|London Gatwick|London|GB|51.148|-0.19|Europe/London|london-gb
STN|London Stansted|London|GB|51.885|0.235|Europe/London|london-gb
LTN|London Luton|London|GB|51.875|-0.368|Europe/London|london-gb
LCY|London City|London|GB|51.505|0.055|Europe/London|london-gb
SEN|London Southend|London|GB|51.571|0.696|Europe/London|london-gb
EDI|Edinburgh|Edinburgh|GB|55.95|-3.373|Europe/London|edinburgh-gb
GLA|Glasgow|Glasgow|GB|55.872|-4.433|Europe/London|glasgow-gb
PIK|Glasgow Prestwick|Glasgow|GB|55.509|-4.587|Europe/London|glasgow-gb
INV|Inverness|Inverness|GB|57.542|-4.048|Europe/London|inverness-gb
ABZ|Aberdeen|Aberdeen|GB|57.202|-2.198|Europe/London|aberdeen-gb
MAN|Manchester|Manchester|GB|53.354|-2.275|Europe/London|manchester-gb
LPL|Liverpool John Lennon|Liverpool|GB|53.334|-2.85|Europe/London|liverpool-gb
BHX|Birmingham|Birmingham|GB|52.454|-1.748|Europe/London|birmingham-gb
EMA|East Midlands|Nottingham|GB|52.831|-1.328|Europe/London|
LBA|Leeds Bradford|Leeds|GB|53.866|-1.661|Europe/London|leeds-gb
NCL|Newcastle|Newcastle upon Tyne|GB|55.038|-1.692|Europe/London|newcastle-upon-tyne-gb
MME|Teesside|Darlington|GB|54.509|-1.429|Europe/London|
BRS|Bristol|Bristol|GB|51.383|-2.719|Europe/London|bristol-gb
EXT|Exeter|Exeter|GB|50.734|-3.414|Europe/London|
NQY|Cornwall Newquay|Newquay|GB|50.441|-4.995|Europe/London|st-ives-gb
SOU|Southampton|Southampton|GB|50.95|-1.357|Europe/London|
BOH|Bournemouth|Bournemouth|GB|50.78|-1.843|Europe/London|
NWI|Norwich|Norwich|GB|52.676|1.283|Europe/London|
CWL|Cardiff|Cardiff|GB|51.397|-3.343|Europe/London|cardiff-gb
BFS|Belfast|Belfast|GB|54.657|-6.216|Europe/London|belfast-gb
BHD|George Best Belfast City|Belfast|GB|54.618|-5.872|Europe/London|belfast-gb
LDY|City of Derry|Derry|GB|55.043|-7.161|Europe/London|
IOM|Isle of Man|Douglas|IM|54.083|-4.624|Europe/Isle_of_Man|douglas-im
JER|Jersey|Saint Helier|JE|49.208|-2.196|Europe/Jersey|saint-helier-je
GCI|Guernsey|Saint Peter Port|GG|49.435|-2.602|Europe/Guernsey|
DUB|Dublin|Dublin|IE|53.421|-6.27|Europe/Dublin|dublin-ie
SNN|Shannon|Shannon|IE|52.702|-8.925|Europe/Dublin|galway-ie
ORK|Cork|Cork|IE|51.841|-8.491|Europe/Dublin|cork-ie
KIR|Kerry|Killarney|IE|52.181|-9.524|Europe/Dublin|killarney-ie
NOC|Ireland West Knock|Knock|IE|53.91|-8.818|Europe/Dublin|
KEF|Keflavík|Reykjavik|IS|63.985|-22.606|Atlantic/Reykjavik|reykjavik-is
RKV|Reykjavík Domestic|Reykjavik|IS|64.13|-21.941|Atlantic/Reykjavik|reykjavik-is
AEY|Akureyri|Akureyri|IS|65.66|-18.073|Atlantic/Reykjavik|
OSL|Oslo Gardermoen|Oslo|NO|60.194|11.1|Europe/Oslo|oslo-no
TRF|Sandefjord Torp|Sandefjord|NO|59.187|10.259|Europe/Oslo|oslo-no
BGO|Bergen Flesland|Bergen|NO|60.293|5.218|Europe/Oslo|bergen-no
SVG|Stavanger Sola|Stavanger|NO|58.877|5.638|Europe/Oslo|stavanger-no
TRD|Trondheim Værnes|Trondheim|NO|63.458|10.924|Europe/Oslo|trondheim-no
AES|Ålesund Vigra|Ålesund|NO|62.562|6.12|Europe/Oslo|alesund-no
BOO|Bodø|Bodø|NO|67.269|14.365|Europe/Oslo|
TOS|Tromsø|Tromsø|NO|69.683|18.919|Europe/Oslo|tromso-no
ALF|Alta|Alta|NO|69.976|23.372|Europe/Oslo|
KRS|Kristiansand Kjevik|Kristiansand|NO|58.204|8.085|Europe/Oslo|
EVE|Harstad/Narvik|Evenes|NO|68.491|16.678|Europe/Oslo|
LYR|Svalbard Longyear|Longyearbyen|SJ|78.246|15.466|Arctic/Longyearbyen|longyearbyen-sj
ARN|Stockholm Arlanda|Stockholm|SE|59.652|17.919|Europe/Stockholm|stockholm-se
BMA|Stockholm Bromma|Stockholm|SE|59.354|17.942|Europe/Stockholm|stockholm-se
NYO|Stockholm Skavsta|Nyköping|SE|58.789|16.912|Europe/Stockholm|stockholm-se
GOT|Göteborg Landvetter|Gothenburg|SE|57.663|12.28|Europe/Stockholm|gothenburg-se
MMX|Malmö|Malmö|SE|55.536|13.376|Europe/Stockholm|malmo-se
UME|Umeå|Umeå|SE|63.792|20.283|Europe/Stockholm|
LLA|Luleå|Luleå|SE|65.544|22.122|Europe/Stockholm|
KRN|Kiruna|Kiruna|SE|67.822|20.337|Europe/Stockholm|kiruna-se
VBY|Visby|Visby|SE|57.663|18.346|Europe/Stockholm|
CPH|Copenhagen Kastrup|Copenhagen|DK|55.618|12.656|Europe/Copenhagen|copenhagen-dk
AAR|Aarhus|Aarhus|DK|56.3|10.619|Europe/Copenhagen|aarhus-dk
BLL|Billund|Billund|DK|55.74|9.152|Europe/Copenhagen|billund-dk
AAL|Aalborg|Aalborg|DK|57.093|9.849|Europe/Copenhagen|
FAE|Vágar|Tórshavn|FO|62.064|-7.277|Atlantic/Faroe|torshavn-fo
HEL|Helsinki-Vantaa|Helsinki|FI|60.317|24.963|Europe/Helsinki|helsinki-fi
RVN|Rovaniemi|Rovaniemi|FI|66.565|25.83|Europe/Helsinki|rovaniemi-fi
TMP|Tampere-Pirkkala|Tampere|FI|61.414|23.604|Europe/Helsinki|tampere-fi
TKU|Turku|Turku|FI|60.514|22.263|Europe/Helsinki|
OUL|Oulu|Oulu|FI|64.93|25.355|Europe/Helsinki|
KTT|Kittilä|Kittilä|FI|67.701|24.847|Europe/Helsinki|
IVL|Ivalo|Ivalo|FI|68.607|27.405|Europe/Helsinki|
MHQ|Mariehamn|Mariehamn|AX|60.122|19.898|Europe/Mariehamn|
TLL|Tallinn Lennart Meri|Tallinn|EE|59.413|24.833|Europe/Tallinn|tallinn-ee
RIX|Riga|Riga|LV|56.924|23.971|Europe/Riga|riga-lv
VNO|Vilnius|Vilnius|LT|54.634|25.286|Europe/Vilnius|vilnius-lt
KUN|Kaunas|Kaunas|LT|54.964|24.085|Europe/Vilnius|
PLQ|Palanga|Palanga|LT|55.973|21.094|Europe/Vilnius|
CDG|Paris Charles de Gaulle|Paris|FR|49.013|2.55|Europe/Paris|paris-fr
ORY|Paris Orly|Paris|FR|48.725|2.359|Europe/Paris|paris-fr
BVA|Paris Beauvais|Beauvais|FR|49.454|2.113|Europe/Paris|paris-fr
NCE|Nice Côte d'Azur|Nice|FR|43.658|7.216|Europe/Paris|nice-fr
TLN|Toulon-Hyères|Toulon|FR|43.097|6.146|Europe/Paris|saint-tropez-fr
MRS|Marseille Provence|Marseille|FR|43.439|5.221|Europe/Paris|marseille-fr
AVN|Avignon Provence|Avignon|FR|43.907|4.902|Europe/Paris|avignon-fr
LYS|Lyon Saint-Exupéry|Lyon|FR|45.726|5.091|Europe/Paris|lyon-fr
GNB|Grenoble Alpes Isère|Grenoble|FR|45.363|5.329|Europe/Paris|grenoble-fr
CMF|Chambéry Savoie Mont Blanc|Chambéry|FR|45.638|5.88|Europe/Paris|courchevel-fr
BOD|Bordeaux-Mérignac|Bordeaux|FR|44.828|-0.716|Europe/Paris|bordeaux-fr
BIQ|Biarritz Pays Basque|Biarritz|FR|43.468|-1.523|Europe/Paris|biarritz-fr
PUF|Pau Pyrénées|Pau|FR|43.38|-0.419|Europe/Paris|
LDE|Tarbes-Lourdes-Pyrénées|Lourdes|FR|43.179|-0.006|Europe/Paris|
LRH|La Rochelle-Île de Ré|La Rochelle|FR|46.179|-1.195|Europe/Paris|la-rochelle-fr
TLS|Toulouse-Blagnac|Toulouse|FR|43.629|1.364|Europe/Paris|toulouse-fr
MPL|Montpellier Méditerranée|Montpellier|FR|43.576|3.963|Europe/Paris|montpellier-fr
FNI|Nîmes|Nîmes|FR|43.757|4.416|Europe/Paris|
CCF|Carcassonne|Carcassonne|FR|43.216|2.306|Europe/Paris|carcassonne-fr
PGF|Perpignan|Perpignan|FR|42.74|2.871|Europe/Paris|
BZR|Béziers|Béziers|FR|43.324|3.354|Europe/Paris|
SXB|Strasbourg|Strasbourg|FR|48.538|7.628|Europe/Paris|strasbourg-fr
NTE|Nantes Atlantique|Nantes|FR|47.153|-1.611|Europe/Paris|nantes-fr
RNS|Rennes Saint-Jacques|Rennes|FR|48.069|-1.735|Europe/Paris|rennes-fr
BES|Brest Bretagne|Brest|FR|48.448|-4.419|Europe/Paris|
CFR|Caen-Carpiquet|Caen|FR|49.173|-0.45|Europe/Paris|bayeux-fr
DOL|Deauville Normandie|Deauville|FR|49.365|0.154|Europe/Paris|deauville-fr
LIL|Lille|Lille|FR|50.562|3.089|Europe/Paris|lille-fr
CFE|Clermont-Ferrand Auvergne|Clermont-Ferrand|FR|45.787|3.169|Europe/Paris|
LIG|Limoges|Limoges|FR|45.863|1.179|Europe/Paris|
TUF|Tours Val de Loire|Tours|FR|47.432|0.728|Europe/Paris|
AJA|Ajaccio Napoléon Bonaparte|Ajaccio|FR|41.924|8.803|Europe/Paris|ajaccio-fr
BIA|Bastia Poretta|Bastia|FR|42.553|9.484|Europe/Paris|
FSC|Figari Sud-Corse|Figari|FR|41.501|9.098|Europe/Paris|bonifacio-fr
CLY|Calvi Sainte-Catherine|Calvi|FR|42.531|8.793|Europe/Paris|
LUX|Luxembourg|Luxembourg|LU|49.372|6.122|Europe/Luxembourg|luxembourg-lu
BRU|Brussels|Brussels|BE|50.541|4.29|Europe/Brussels|brussels-be
CRL|Brussels South Charleroi|Charleroi|BE|50.274|4.271|Europe/Brussels|brussels-be
OST|Ostend-Bruges|Ostend|BE|51.116|2.514|Europe/Brussels|bruges-be
ANR|Antwerp|Antwerp|BE|51.112|4.274|Europe/Brussels|antwerp-be
LGG|Liège|Liège|BE|50.381|5.263|Europe/Brussels|
AMS|Amsterdam Schiphol|Amsterdam|NL|52.309|4.764|Europe/Amsterdam|amsterdam-nl
RTM|Rotterdam The Hague|Rotterdam|NL|51.957|4.437|Europe/Amsterdam|rotterdam-nl
EIN|Eindhoven|Eindhoven|NL|51.45|5.375|Europe/Amsterdam|eindhoven-nl
MST|Maastricht Aachen|Maastricht|NL|50.912|5.77|Europe/Amsterdam|maastricht-nl
GRQ|Groningen Eelde|Groningen|NL|53.12|6.579|Europe/Amsterdam|
BER|Berlin Brandenburg|Berlin|DE|52.362|13.501|Europe/Berlin|berlin-de
MUC|Munich|Munich|DE|48.354|11.786|Europe/Berlin|munich-de
FRA|Frankfurt|Frankfurt|DE|50.026|8.543|Europe/Berlin|frankfurt-de
HHN|Frankfurt-Hahn|Hahn|DE|49.949|7.264|Europe/Berlin|frankfurt-de
HAM|Hamburg|Hamburg|DE|53.63|9.988|Europe/Berlin|hamburg-de
CGN|Cologne Bonn|Cologne|DE|50.866|7.143|Europe/Berlin|cologne-de
DUS|Düsseldorf|Düsseldorf|DE|51.289|6.767|Europe/Berlin|dusseldorf-de
NRN|Weeze|Weeze|DE|51.602|6.142|Europe/Berlin|dusseldorf-de
DTM|Dortmund|Dortmund|DE|51.518|7.612|Europe/Berlin|
FMO|Münster Osnabrück|Münster|DE|52.135|7.685|Europe/Berlin|
STR|Stuttgart|Stuttgart|DE|48.69|9.222|Europe/Berlin|stuttgart-de
FKB|Karlsruhe/Baden-Baden|Baden-Baden|DE|48.779|8.081|Europe/Berlin|baden-baden-de
FDH|Friedrichshafen|Friedrichshafen|DE|47.671|9.511|Europe/Berlin|
FMM|Memmingen|Memmingen|DE|47.989|10.239|Europe/Berlin|fussen-de
NUE|Nuremberg|Nuremberg|DE|49.499|11.067|Europe/Berlin|nuremberg-de
DRS|Dresden|Dresden|DE|51.133|13.767|Europe/Berlin|dresden-de
LEJ|Leipzig/Halle|Leipzig|DE|51.432|12.242|Europe/Berlin|leipzig-de
BRE|Bremen|Bremen|DE|53.047|8.787|Europe/Berlin|bremen-de
HAJ|Hannover|Hanover|DE|52.461|9.685|Europe/Berlin|hanover-de
ZRH|Zurich|Zurich|CH|47.465|8.549|Europe/Zurich|zurich-ch
GVA|Geneva|Geneva|CH|46.238|6.109|Europe/Zurich|geneva-ch
BSL|EuroAirport Basel Mulhouse Freiburg|Basel|FR|47.59|7.53|Europe/Paris|basel-ch
BRN|Bern|Bern|CH|46.914|7.497|Europe/Zurich|bern-ch
LUG|Lugano|Lugano|CH|46.004|8.911|Europe/Zurich|lugano-ch
VIE|Vienna|Vienna|AT|48.11|16.57|Europe/Vienna|vienna-at
SZG|Salzburg|Salzburg|AT|47.793|13.004|Europe/Vienna|salzburg-at
INN|Innsbruck|Innsbruck|AT|47.26|11.344|Europe/Vienna|innsbruck-at
GRZ|Graz|Graz|AT|46.991|15.44|Europe/Vienna|graz-at
LNZ|Linz|Linz|AT|48.233|14.188|Europe/Vienna|cesky-krumlov-cz
KLU|Klagenfurt|Klagenfurt|AT|46.642|14.338|Europe/Vienna|
PRG|Prague Václav Havel|Prague|CZ|50.101|14.26|Europe/Prague|prague-cz
BRQ|Brno-Tuřany|Brno|CZ|49.151|16.694|Europe/Prague|brno-cz
BUD|Budapest Ferenc Liszt|Budapest|HU|47.437|19.256|Europe/Budapest|budapest-hu
DEB|Debrecen|Debrecen|HU|47.489|21.615|Europe/Budapest|
BTS|Bratislava M. R. Štefánik|Bratislava|SK|48.17|17.213|Europe/Bratislava|bratislava-sk
KSC|Košice|Košice|SK|48.663|21.241|Europe/Bratislava|
TAT|Poprad-Tatry|Poprad|SK|49.074|20.241|Europe/Bratislava|
WAW|Warsaw Chopin|Warsaw|PL|52.166|20.967|Europe/Warsaw|warsaw-pl
WMI|Warsaw Modlin|Warsaw|PL|52.451|20.652|Europe/Warsaw|warsaw-pl
KRK|Kraków John Paul II|Kraków|PL|50.078|19.785|Europe/Warsaw|krakow-pl
GDN|Gdańsk Lech Wałęsa|Gdańsk|PL|54.378|18.466|Europe/Warsaw|gdansk-pl
WRO|Wrocław Copernicus|Wrocław|PL|51.103|16.886|Europe/Warsaw|wroclaw-pl
POZ|Poznań-Ławica|Poznań|PL|52.421|16.826|Europe/Warsaw|poznan-pl
KTW|Katowice|Katowice|PL|50.474|19.08|Europe/Warsaw|
RZE|Rzeszów-Jasionka|Rzeszów|PL|50.11|22.019|Europe/Warsaw|
SZZ|Szczecin Solidarity|Szczecin|PL|53.585|14.902|Europe/Warsaw|
LCJ|Łódź|Łódź|PL|51.722|19.398|Europe/Warsaw|
FCO|Rome Fiumicino|Rome|IT|41.804|12.251|Europe/Rome|rome-it
CIA|Rome Ciampino|Rome|IT|41.799|12.595|Europe/Rome|rome-it
MXP|Milan Malpensa|Milan|IT|45.631|8.728|Europe/Rome|milan-it
LIN|Milan Linate|Milan|IT|45.445|9.277|Europe/Rome|milan-it
BGY|Milan Bergamo|Bergamo|IT|45.674|9.704|Europe/Rome|milan-it
VCE|Venice Marco Polo|Venice|IT|45.505|12.352|Europe/Rome|venice-it
TSF|Treviso|Treviso|IT|45.648|12.194|Europe/Rome|venice-it
FLR|Florence Peretola|Florence|IT|43.81|11.205|Europe/Rome|florence-it
PSA|Pisa Galileo Galilei|Pisa|IT|43.684|10.393|Europe/Rome|pisa-it
NAP|Naples Capodichino|Naples|IT|40.886|14.291|Europe/Rome|naples-it
BLQ|Bologna Guglielmo Marconi|Bologna|IT|44.535|11.289|Europe/Rome|bologna-it
VRN|Verona Villafranca|Verona|IT|45.396|10.889|Europe/Rome|verona-it
TRN|Turin Caselle|Turin|IT|45.201|7.65|Europe/Rome|turin-it
GOA|Genoa Cristoforo Colombo|Genoa|IT|44.413|8.838|Europe/Rome|genoa-it
BZO|Bolzano|Bolzano|IT|46.46|11.326|Europe/Rome|bolzano-it
TRS|Trieste|Trieste|IT|45.828|13.472|Europe/Rome|
RMI|Rimini|Rimini|IT|44.02|12.612|Europe/Rome|
AOI|Ancona|Ancona|IT|43.616|13.362|Europe/Rome|
PSR|Pescara|Pescara|IT|42.432|14.181|Europe/Rome|
BRI|Bari Karol Wojtyła|Bari|IT|41.139|16.761|Europe/Rome|bari-it
BDS|Brindisi|Brindisi|IT|40.658|17.947|Europe/Rome|ostuni-it
SUF|Lamezia Terme|Lamezia Terme|IT|38.905|16.242|Europe/Rome|
REG|Reggio Calabria|Reggio Calabria|IT|38.071|15.652|Europe/Rome|
PMO|Palermo Falcone Borsellino|Palermo|IT|38.176|13.091|Europe/Rome|palermo-it
CTA|Catania Fontanarossa|Catania|IT|37.467|15.066|Europe/Rome|catania-it
TPS|Trapani Birgi|Trapani|IT|37.911|12.488|Europe/Rome|
CIY|Comiso|Comiso|IT|36.995|14.607|Europe/Rome|
LMP|Lampedusa|Lampedusa|IT|35.498|12.618|Europe/Rome|
CAG|Cagliari Elmas|Cagliari|IT|39.252|9.054|Europe/Rome|cagliari-it
OLB|Olbia Costa Smeralda|Olbia|IT|40.899|9.518|Europe/Rome|porto-cervo-it
AHO|Alghero Fertilia|Alghero|IT|40.632|8.291|Europe/Rome|
PEG|Perugia|Perugia|IT|43.096|12.513|Europe/Rome|perugia-it
MAD|Madrid-Barajas|Madrid|ES|40.494|-3.567|Europe/Madrid|madrid-es
BCN|Barcelona El Prat|Barcelona|ES|41.297|2.078|Europe/Madrid|barcelona-es
GRO|Girona-Costa Brava|Girona|ES|41.901|2.761|Europe/Madrid|barcelona-es
REU|Reus|Reus|ES|41.147|1.167|Europe/Madrid|barcelona-es
SVQ|Seville|Seville|ES|37.418|-5.893|Europe/Madrid|seville-es
GRX|Granada Federico García Lorca|Granada|ES|37.189|-3.777|Europe/Madrid|granada-es
AGP|Málaga-Costa del Sol|Málaga|ES|36.675|-4.499|Europe/Madrid|malaga-es
XRY|Jerez|Jerez de la Frontera|ES|36.745|-6.06|Europe/Madrid|cadiz-es
LEI|Almería|Almería|ES|36.844|-2.37|Europe/Madrid|
VLC|Valencia|Valencia|ES|39.489|-0.482|Europe/Madrid|valencia-es
ALC|Alicante-Elche|Alicante|ES|38.282|-0.558|Europe/Madrid|alicante-es
RMU|Región de Murcia|Murcia|ES|37.803|-1.125|Europe/Madrid|
BIO|Bilbao|Bilbao|ES|43.301|-2.911|Europe/Madrid|bilbao-es
EAS|San Sebastián|San Sebastián|ES|43.356|-1.791|Europe/Madrid|san-sebastian-es
SDR|Santander|Santander|ES|43.427|-3.82|Europe/Madrid|
OVD|Asturias|Oviedo|ES|43.564|-6.035|Europe/Madrid|
SCQ|Santiago-Rosalía de Castro|Santiago de Compostela|ES|42.896|-8.415|Europe/Madrid|santiago-de-compostela-es
LCG|A Coruña|A Coruña|ES|43.302|-8.377|Europe/Madrid|
VGO|Vigo|Vigo|ES|42.232|-8.627|Europe/Madrid|
ZAZ|Zaragoza|Zaragoza|ES|41.666|-1.042|Europe/Madrid|
PNA|Pamplona|Pamplona|ES|42.77|-1.646|Europe/Madrid|
PMI|Palma de Mallorca|Palma|ES|39.552|2.739|Europe/Madrid|palma-es
IBZ|Ibiza|Ibiza|ES|38.873|1.373|Europe/Madrid|ibiza-es
MAH|Menorca|Mahón|ES|39.863|4.219|Europe/Madrid|mahon-es
TFS|Tenerife South|Tenerife|ES|28.044|-16.573|Atlantic/Canary|costa-adeje-es
TFN|Tenerife North|Tenerife|ES|28.483|-16.341|Atlantic/Canary|santa-cruz-de-tenerife-es
LPA|Gran Canaria|Las Palmas|ES|27.932|-15.387|Atlantic/Canary|las-palmas-es
ACE|Lanzarote|Arrecife|ES|28.945|-13.605|Atlantic/Canary|arrecife-es
FUE|Fuerteventura|Puerto del Rosario|ES|28.453|-13.864|Atlantic/Canary|corralejo-es
SPC|La Palma|Santa Cruz de La Palma|ES|28.627|-17.756|Atlantic/Canary|
LEU|Andorra-La Seu d'Urgell|La Seu d'Urgell|ES|42.339|1.409|Europe/Madrid|andorra-la-vella-ad
LIS|Lisbon Humberto Delgado|Lisbon|PT|38.781|-9.136|Europe/Lisbon|lisbon-pt
OPO|Porto Francisco Sá Carneiro|Porto|PT|41.248|-8.681|Europe/Lisbon|porto-pt
FAO|Faro|Faro|PT|37.014|-7.966|Europe/Lisbon|faro-pt
FNC|Madeira Cristiano Ronaldo|Funchal|PT|32.698|-16.774|Europe/Lisbon|funchal-pt
PXO|Porto Santo|Porto Santo|PT|33.073|-16.35|Europe/Lisbon|
PDL|Ponta Delgada João Paulo II|Ponta Delgada|PT|37.741|-25.698|Atlantic/Azores|ponta-delgada-pt
TER|Lajes|Terceira|PT|38.762|-27.091|Atlantic/Azores|
HOR|Horta|Horta|PT|38.52|-28.716|Atlantic/Azores|
GIB|Gibraltar|Gibraltar|GI|36.151|-5.35|Europe/Gibraltar|gibraltar-gi
MLA|Malta|Valletta|MT|35.858|14.477|Europe/Malta|valletta-mt
ATH|Athens Eleftherios Venizelos|Athens|GR|37.936|23.945|Europe/Athens|athens-gr
SKG|Thessaloniki Makedonia|Thessaloniki|GR|40.52|22.971|Europe/Athens|thessaloniki-gr
JTR|Santorini|Santorini|GR|36.399|25.479|Europe/Athens|santorini-gr
JMK|Mykonos|Mykonos|GR|37.435|25.348|Europe/Athens|mykonos-gr
JNX|Naxos|Naxos|GR|37.081|25.368|Europe/Athens|naxos-gr
PAS|Paros|Paros|GR|37.01|25.128|Europe/Athens|
MLO|Milos|Milos|GR|36.697|24.477|Europe/Athens|
RHO|Rhodes Diagoras|Rhodes|GR|36.405|28.086|Europe/Athens|rhodes-gr
KGS|Kos Hippocrates|Kos|GR|36.793|27.092|Europe/Athens|kos-gr
SMI|Samos|Samos|GR|37.69|26.912|Europe/Athens|
MJT|Mytilene|Mytilene|GR|39.057|26.598|Europe/Athens|
HER|Heraklion Nikos Kazantzakis|Heraklion|GR|35.34|25.18|Europe/Athens|heraklion-gr
CHQ|Chania Ioannis Daskalogiannis|Chania|GR|35.532|24.15|Europe/Athens|chania-gr
CFU|Corfu Ioannis Kapodistrias|Corfu|GR|39.602|19.912|Europe/Athens|corfu-gr
ZTH|Zakynthos Dionysios Solomos|Zakynthos|GR|37.751|20.884|Europe/Athens|zakynthos-gr
EFL|Kefalonia|Kefalonia|GR|38.12|20.5|Europe/Athens|
PVK|Aktion|Preveza|GR|38.925|20.765|Europe/Athens|
KLX|Kalamata|Kalamata|GR|37.068|22.026|Europe/Athens|
JSI|Skiathos|Skiathos|GR|39.177|23.504|Europe/Athens|
LCA|Larnaca|Larnaca|CY|34.875|33.625|Asia/Nicosia|nicosia-cy
PFO|Paphos|Paphos|CY|34.718|32.486|Asia/Nicosia|paphos-cy
ECN|Ercan|North Nicosia|CY|35.155|33.496|Asia/Nicosia|
ZAG|Zagreb Franjo Tuđman|Zagreb|HR|45.743|16.069|Europe/Zagreb|zagreb-hr
DBV|Dubrovnik Ruđer Bošković|Dubrovnik|HR|42.561|18.268|Europe/Zagreb|dubrovnik-hr
SPU|Split|Split|HR|43.539|16.298|Europe/Zagreb|split-hr
ZAD|Zadar|Zadar|HR|44.108|15.347|Europe/Zagreb|zadar-hr
PUY|Pula|Pula|HR|44.894|13.922|Europe/Zagreb|rovinj-hr
RJK|Rijeka|Rijeka|HR|45.217|14.57|Europe/Zagreb|
LJU|Ljubljana Jože Pučnik|Ljubljana|SI|46.224|14.458|Europe/Ljubljana|ljubljana-si
BEG|Belgrade Nikola Tesla|Belgrade|RS|44.818|20.309|Europe/Belgrade|belgrade-rs
INI|Niš Constantine the Great|Niš|RS|43.337|21.854|Europe/Belgrade|
SJJ|Sarajevo|Sarajevo|BA|43.825|18.331|Europe/Sarajevo|sarajevo-ba
OMO|Mostar|Mostar|BA|43.283|17.846|Europe/Sarajevo|mostar-ba
TZL|Tuzla|Tuzla|BA|44.459|18.725|Europe/Sarajevo|
TIV|Tivat|Kotor|ME|42.405|18.723|Europe/Podgorica|kotor-me
TGD|Podgorica|Podgorica|ME|42.359|19.252|Europe/Podgorica|podgorica-me
TIA|Tirana Mother Teresa|Tirana|AL|41.415|19.721|Europe/Tirane|tirana-al
SKP|Skopje|Skopje|MK|41.962|21.621|Europe/Skopje|skopje-mk
OHD|Ohrid St. Paul the Apostle|Ohrid|MK|41.18|20.742|Europe/Skopje|ohrid-mk
PRN|Pristina Adem Jashari|Pristina|XK|42.573|21.036|Europe/Belgrade|pristina-xk
SOF|Sofia Vasil Levski|Sofia|BG|42.697|23.411|Europe/Sofia|sofia-bg
VAR|Varna|Varna|BG|43.232|27.825|Europe/Sofia|varna-bg
BOJ|Burgas|Burgas|BG|42.57|27.515|Europe/Sofia|
PDV|Plovdiv|Plovdiv|BG|42.068|24.851|Europe/Sofia|
OTP|Bucharest Henri Coandă|Bucharest|RO|44.572|26.102|Europe/Bucharest|bucharest-ro
BBU|Bucharest Băneasa|Bucharest|RO|44.503|26.102|Europe/Bucharest|bucharest-ro
GHV|Brașov-Ghimbav|Brașov|RO|45.706|25.523|Europe/Bucharest|brasov-ro
CLJ|Cluj Avram Iancu|Cluj-Napoca|RO|46.785|23.686|Europe/Bucharest|cluj-napoca-ro
TSR|Timișoara Traian Vuia|Timișoara|RO|45.81|21.338|Europe/Bucharest|
IAS|Iași|Iași|RO|47.178|27.621|Europe/Bucharest|
SBZ|Sibiu|Sibiu|RO|45.786|24.091|Europe/Bucharest|
RMO|Chișinău Eugen Doga|Chișinău|MD|46.928|28.931|Europe/Chisinau|chisinau-md
KBP|Kyiv Boryspil|Kyiv|UA|50.345|30.895|Europe/Kyiv|kyiv-ua
IEV|Kyiv Sikorsky|Kyiv|UA|50.402|30.45|Europe/Kyiv|kyiv-ua
LWO|Lviv Danylo Halytskyi|Lviv|UA|49.812|23.956|Europe/Kyiv|lviv-ua
ODS|Odesa|Odesa|UA|46.427|30.677|Europe/Kyiv|
MSQ|Minsk National|Minsk|BY|53.883|28.031|Europe/Minsk|minsk-by
SVO|Moscow Sheremetyevo|Moscow|RU|55.973|37.415|Europe/Moscow|moscow-ru
DME|Moscow Domodedovo|Moscow|RU|55.409|37.906|Europe/Moscow|moscow-ru
VKO|Moscow Vnukovo|Moscow|RU|55.592|37.261|Europe/Moscow|moscow-ru
LED|St. Petersburg Pulkovo|St. Petersburg|RU|59.8|30.262|Europe/Moscow|st-petersburg-ru
AER|Sochi|Sochi|RU|43.45|39.957|Europe/Moscow|
KZN|Kazan|Kazan|RU|55.606|49.279|Europe/Moscow|
SVX|Yekaterinburg Koltsovo|Yekaterinburg|RU|56.743|60.803|Asia/Yekaterinburg|
KGD|Kaliningrad Khrabrovo|Kaliningrad|RU|54.89|20.593|Europe/Kaliningrad|
`;
