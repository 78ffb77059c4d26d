/** `code|name|city shown|country|lat|lon|zone|city id or nothing`. */
export const AIRPORTS_AMERICAS = `
JFK|New York John F. Kennedy|New York|US|40.64|-73.779|America/New_York|new-york-us
EWR|Newark Liberty|New York|US|40.692|-74.169|America/New_York|new-york-us
LGA|New York LaGuardia|New York|US|40.777|-73.873|America/New_York|new-york-us
HPN|Westchester County|White Plains|US|41.067|-73.708|America/New_York|
ISP|Long Island MacArthur|Islip|US|40.796|-73.101|America/New_York|
SWF|New York Stewart|Newburgh|US|41.504|-74.105|America/New_York|
BOS|Boston Logan|Boston|US|42.363|-71.006|America/New_York|boston-us
MHT|Manchester-Boston|Manchester|US|42.933|-71.436|America/New_York|
IAD|Washington Dulles|Washington|US|38.947|-77.46|America/New_York|washington-us
DCA|Washington Reagan National|Washington|US|38.851|-77.038|America/New_York|washington-us
BWI|Baltimore/Washington Thurgood Marshall|Baltimore|US|39.176|-76.669|America/New_York|baltimore-us
PHL|Philadelphia|Philadelphia|US|39.872|-75.241|America/New_York|philadelphia-us
PIT|Pittsburgh|Pittsburgh|US|40.491|-80.233|America/New_York|pittsburgh-us
MDT|Harrisburg|Harrisburg|US|40.193|-76.763|America/New_York|
ABE|Lehigh Valley|Allentown|US|40.652|-75.44|America/New_York|
PVD|Rhode Island T. F. Green|Providence|US|41.722|-71.428|America/New_York|providence-us
BDL|Bradley|Hartford|US|41.939|-72.684|America/New_York|hartford-us
PWM|Portland Jetport|Portland|US|43.646|-70.309|America/New_York|portland-me-us
BGR|Bangor|Bangor|US|44.807|-68.828|America/New_York|
BHB|Hancock County-Bar Harbor|Bar Harbor|US|44.45|-68.361|America/New_York|bar-harbor-us
ACK|Nantucket Memorial|Nantucket|US|41.253|-70.061|America/New_York|nantucket-us
PVC|Provincetown|Provincetown|US|42.072|-70.221|America/New_York|provincetown-us
MVY|Martha's Vineyard|Edgartown|US|41.393|-70.614|America/New_York|edgartown-us
HYA|Cape Cod Gateway|Hyannis|US|41.669|-70.28|America/New_York|
BTV|Burlington|Burlington|US|44.472|-73.153|America/New_York|burlington-us
BUF|Buffalo Niagara|Buffalo|US|42.94|-78.731|America/New_York|buffalo-us
ROC|Greater Rochester|Rochester|US|43.119|-77.672|America/New_York|rochester-us
SYR|Syracuse Hancock|Syracuse|US|43.111|-76.106|America/New_York|syracuse-us
ALB|Albany|Albany|US|42.749|-73.802|America/New_York|albany-us
SLK|Adirondack|Saranac Lake|US|44.385|-74.206|America/New_York|lake-placid-us
ITH|Ithaca Tompkins|Ithaca|US|42.491|-76.459|America/New_York|
ACY|Atlantic City|Atlantic City|US|39.458|-74.577|America/New_York|atlantic-city-us
RIC|Richmond|Richmond|US|37.505|-77.32|America/New_York|richmond-us
CHO|Charlottesville-Albemarle|Charlottesville|US|38.14|-78.452|America/New_York|charlottesville-us
PHF|Newport News/Williamsburg|Newport News|US|37.132|-76.493|America/New_York|williamsburg-us
ORF|Norfolk|Norfolk|US|36.896|-76.199|America/New_York|norfolk-us
ROA|Roanoke-Blacksburg|Roanoke|US|37.325|-79.975|America/New_York|
CRW|West Virginia Yeager|Charleston|US|38.376|-81.593|America/New_York|
CLT|Charlotte Douglas|Charlotte|US|35.213|-80.951|America/New_York|charlotte-us
RDU|Raleigh-Durham|Raleigh|US|35.878|-78.787|America/New_York|raleigh-us
GSO|Piedmont Triad|Greensboro|US|36.101|-79.941|America/New_York|
AVL|Asheville|Asheville|US|35.436|-82.542|America/New_York|asheville-us
ILM|Wilmington|Wilmington|US|34.271|-77.903|America/New_York|wilmington-us
FAY|Fayetteville|Fayetteville|US|34.991|-78.88|America/New_York|
CHS|Charleston|Charleston|US|32.899|-80.041|America/New_York|charleston-us
HHH|Hilton Head|Hilton Head Island|US|32.224|-80.697|America/New_York|hilton-head-island-us
MYR|Myrtle Beach|Myrtle Beach|US|33.68|-78.928|America/New_York|myrtle-beach-us
GSP|Greenville-Spartanburg|Greenville|US|34.896|-82.219|America/New_York|greenville-us
CAE|Columbia Metropolitan|Columbia|US|33.939|-81.12|America/New_York|
SAV|Savannah/Hilton Head|Savannah|US|32.128|-81.202|America/New_York|savannah-us
AGS|Augusta|Augusta|US|33.37|-81.964|America/New_York|
ATL|Hartsfield-Jackson Atlanta|Atlanta|US|33.637|-84.428|America/New_York|atlanta-us
MCO|Orlando|Orlando|US|28.429|-81.309|America/New_York|orlando-us
SFB|Orlando Sanford|Orlando|US|28.777|-81.235|America/New_York|orlando-us
MIA|Miami|Miami|US|25.795|-80.29|America/New_York|miami-us
FLL|Fort Lauderdale-Hollywood|Fort Lauderdale|US|26.072|-80.15|America/New_York|fort-lauderdale-us
PBI|Palm Beach|West Palm Beach|US|26.683|-80.096|America/New_York|west-palm-beach-us
EYW|Key West|Key West|US|24.556|-81.76|America/New_York|key-west-us
RSW|Southwest Florida|Fort Myers|US|26.536|-81.755|America/New_York|naples-fl-us
APF|Naples Municipal|Naples|US|26.152|-81.776|America/New_York|naples-fl-us
PGD|Punta Gorda|Punta Gorda|US|26.919|-81.991|America/New_York|
TPA|Tampa|Tampa|US|27.975|-82.533|America/New_York|tampa-us
PIE|St. Pete-Clearwater|St. Petersburg|US|27.909|-82.687|America/New_York|st-petersburg-fl-us
SRQ|Sarasota-Bradenton|Sarasota|US|27.395|-82.554|America/New_York|sarasota-us
JAX|Jacksonville|Jacksonville|US|30.494|-81.688|America/New_York|jacksonville-us
UST|Northeast Florida|St. Augustine|US|29.959|-81.34|America/New_York|st-augustine-us
DAB|Daytona Beach|Daytona Beach|US|29.18|-81.058|America/New_York|
MLB|Melbourne Orlando|Melbourne|US|28.103|-80.645|America/New_York|
TLH|Tallahassee|Tallahassee|US|30.397|-84.351|America/New_York|
GNV|Gainesville|Gainesville|US|29.69|-82.272|America/New_York|
VPS|Destin-Fort Walton Beach|Destin|US|30.483|-86.526|America/Chicago|destin-us
PNS|Pensacola|Pensacola|US|30.473|-87.187|America/Chicago|pensacola-us
ECP|Northwest Florida Beaches|Panama City Beach|US|30.358|-85.796|America/Chicago|panama-city-beach-us
BHM|Birmingham-Shuttlesworth|Birmingham|US|33.564|-86.752|America/Chicago|birmingham-al-us
HSV|Huntsville|Huntsville|US|34.637|-86.775|America/Chicago|
MGM|Montgomery|Montgomery|US|32.301|-86.394|America/Chicago|
MOB|Mobile|Mobile|US|30.691|-88.243|America/Chicago|mobile-us
JAN|Jackson-Medgar Wiley Evers|Jackson|US|32.311|-90.076|America/Chicago|
GPT|Gulfport-Biloxi|Gulfport|US|30.407|-89.07|America/Chicago|
BNA|Nashville|Nashville|US|36.124|-86.678|America/Chicago|nashville-us
MEM|Memphis|Memphis|US|35.042|-89.977|America/Chicago|memphis-us
TYS|McGhee Tyson|Knoxville|US|35.811|-83.994|America/New_York|knoxville-us
CHA|Chattanooga|Chattanooga|US|35.035|-85.204|America/New_York|
SDF|Louisville Muhammad Ali|Louisville|US|38.174|-85.736|America/Kentucky/Louisville|louisville-us
LEX|Blue Grass|Lexington|US|38.037|-84.609|America/New_York|lexington-us
MSY|Louis Armstrong New Orleans|New Orleans|US|29.993|-90.259|America/Chicago|new-orleans-us
BTR|Baton Rouge|Baton Rouge|US|30.533|-91.15|America/Chicago|
SHV|Shreveport|Shreveport|US|32.447|-93.826|America/Chicago|
LFT|Lafayette|Lafayette|US|30.205|-91.988|America/Chicago|
CVG|Cincinnati/Northern Kentucky|Cincinnati|US|39.049|-84.668|America/New_York|cincinnati-us
CLE|Cleveland Hopkins|Cleveland|US|41.409|-81.855|America/New_York|cleveland-us
CMH|John Glenn Columbus|Columbus|US|39.997|-82.892|America/New_York|columbus-us
DAY|Dayton|Dayton|US|39.902|-84.219|America/New_York|
CAK|Akron-Canton|Akron|US|40.915|-81.444|America/New_York|
TOL|Toledo Express|Toledo|US|41.587|-83.808|America/New_York|
DTW|Detroit Metropolitan|Detroit|US|42.212|-83.353|America/New_York|detroit-us
GRR|Gerald R. Ford|Grand Rapids|US|42.881|-85.523|America/New_York|grand-rapids-us
LAN|Capital Region|Lansing|US|42.779|-84.586|America/Detroit|
FNT|Flint Bishop|Flint|US|42.965|-83.745|America/New_York|
TVC|Cherry Capital|Traverse City|US|44.742|-85.582|America/New_York|traverse-city-us
IND|Indianapolis|Indianapolis|US|39.717|-86.295|America/New_York|indianapolis-us
FWA|Fort Wayne|Fort Wayne|US|40.978|-85.195|America/New_York|
SBN|South Bend|South Bend|US|41.708|-86.317|America/Indiana/Indianapolis|
ORD|Chicago O'Hare|Chicago|US|41.977|-87.908|America/Chicago|chicago-us
MDW|Chicago Midway|Chicago|US|41.786|-87.753|America/Chicago|chicago-us
PIA|Peoria|Peoria|US|40.664|-89.693|America/Chicago|
MLI|Quad Cities|Moline|US|41.448|-90.508|America/Chicago|
BMI|Central Illinois|Bloomington|US|40.477|-88.916|America/Chicago|
MKE|Milwaukee Mitchell|Milwaukee|US|42.947|-87.897|America/Chicago|milwaukee-us
MSN|Dane County|Madison|US|43.14|-89.338|America/Chicago|madison-us
GRB|Green Bay Austin Straubel|Green Bay|US|44.485|-88.13|America/Chicago|
ATW|Appleton|Appleton|US|44.258|-88.519|America/Chicago|
MSP|Minneapolis-Saint Paul|Minneapolis|US|44.882|-93.222|America/Chicago|minneapolis-us
DLH|Duluth|Duluth|US|46.842|-92.193|America/Chicago|duluth-us
RST|Rochester Minnesota|Rochester|US|43.908|-92.5|America/Chicago|
DSM|Des Moines|Des Moines|US|41.534|-93.663|America/Chicago|des-moines-us
CID|Eastern Iowa|Cedar Rapids|US|41.885|-91.711|America/Chicago|
OMA|Eppley Airfield|Omaha|US|41.303|-95.894|America/Chicago|omaha-us
LNK|Lincoln|Lincoln|US|40.851|-96.759|America/Chicago|
STL|St. Louis Lambert|St. Louis|US|38.749|-90.37|America/Chicago|st-louis-us
MCI|Kansas City|Kansas City|US|39.298|-94.714|America/Chicago|kansas-city-us
SGF|Springfield-Branson|Springfield|US|37.246|-93.389|America/Chicago|
BKG|Branson|Branson|US|36.532|-93.201|America/Chicago|branson-us
LIT|Clinton National|Little Rock|US|34.729|-92.225|America/Chicago|little-rock-us
XNA|Northwest Arkansas|Bentonville|US|36.282|-94.308|America/Chicago|
TUL|Tulsa|Tulsa|US|36.198|-95.888|America/Chicago|tulsa-us
OKC|Will Rogers|Oklahoma City|US|35.393|-97.601|America/Chicago|oklahoma-city-us
ICT|Wichita Eisenhower|Wichita|US|37.65|-97.433|America/Chicago|
DFW|Dallas/Fort Worth|Dallas|US|32.897|-97.038|America/Chicago|dallas-us
DAL|Dallas Love Field|Dallas|US|32.846|-96.851|America/Chicago|dallas-us
IAH|Houston George Bush Intercontinental|Houston|US|29.984|-95.341|America/Chicago|houston-us
HOU|Houston William P. Hobby|Houston|US|29.646|-95.277|America/Chicago|houston-us
AUS|Austin-Bergstrom|Austin|US|30.195|-97.67|America/Chicago|austin-us
SAT|San Antonio|San Antonio|US|29.534|-98.469|America/Chicago|san-antonio-us
CRP|Corpus Christi|Corpus Christi|US|27.772|-97.502|America/Chicago|corpus-christi-us
HRL|Valley|Harlingen|US|26.227|-97.655|America/Chicago|
MFE|McAllen|McAllen|US|26.176|-98.239|America/Chicago|
BRO|Brownsville South Padre Island|Brownsville|US|25.906|-97.426|America/Chicago|
LBB|Lubbock Preston Smith|Lubbock|US|33.664|-101.821|America/Chicago|
AMA|Rick Husband Amarillo|Amarillo|US|35.219|-101.706|America/Chicago|
MAF|Midland|Midland|US|31.943|-102.202|America/Chicago|marfa-us
ELP|El Paso|El Paso|US|31.807|-106.376|America/Denver|el-paso-us
DEN|Denver|Denver|US|39.862|-104.673|America/Denver|denver-us
COS|Colorado Springs|Colorado Springs|US|38.806|-104.701|America/Denver|colorado-springs-us
ASE|Aspen-Pitkin County|Aspen|US|39.222|-106.868|America/Denver|aspen-us
EGE|Eagle County|Vail|US|39.643|-106.916|America/Denver|vail-us
MTJ|Montrose|Montrose|US|38.51|-107.894|America/Denver|telluride-us
TEX|Telluride|Telluride|US|37.954|-107.909|America/Denver|telluride-us
HDN|Yampa Valley|Steamboat Springs|US|40.481|-107.218|America/Denver|steamboat-springs-us
GUC|Gunnison-Crested Butte|Gunnison|US|38.534|-106.932|America/Denver|
GJT|Grand Junction|Grand Junction|US|39.121|-108.525|America/Denver|
DRO|Durango-La Plata County|Durango|US|37.152|-107.754|America/Denver|durango-us
SLC|Salt Lake City|Salt Lake City|US|40.788|-111.978|America/Denver|salt-lake-city-us
PVU|Provo|Provo|US|40.219|-111.723|America/Denver|
CNY|Canyonlands|Moab|US|38.758|-109.753|America/Denver|moab-us
SGU|St. George|St. George|US|37.036|-113.51|America/Denver|st-george-us
CDC|Cedar City|Cedar City|US|37.701|-113.099|America/Denver|
LAS|Harry Reid|Las Vegas|US|36.08|-115.152|America/Los_Angeles|las-vegas-us
RNO|Reno-Tahoe|Reno|US|39.499|-119.768|America/Los_Angeles|reno-us
PHX|Phoenix Sky Harbor|Phoenix|US|33.434|-112.012|America/Phoenix|phoenix-us
AZA|Phoenix-Mesa Gateway|Phoenix|US|33.308|-111.655|America/Phoenix|phoenix-us
TUS|Tucson|Tucson|US|32.117|-110.941|America/Phoenix|tucson-us
FLG|Flagstaff Pulliam|Flagstaff|US|35.14|-111.669|America/Phoenix|flagstaff-us
GCN|Grand Canyon National Park|Grand Canyon Village|US|35.952|-112.147|America/Phoenix|grand-canyon-village-us
PGA|Page|Page|US|36.926|-111.448|America/Phoenix|page-us
YUM|Yuma|Yuma|US|32.657|-114.606|America/Phoenix|
ABQ|Albuquerque Sunport|Albuquerque|US|35.039|-106.608|America/Denver|albuquerque-us
SAF|Santa Fe|Santa Fe|US|35.617|-106.089|America/Denver|santa-fe-nm-us
BOI|Boise|Boise|US|43.564|-116.223|America/Boise|boise-us
SUN|Friedman Memorial|Sun Valley|US|43.504|-114.296|America/Denver|sun-valley-us
IDA|Idaho Falls|Idaho Falls|US|43.514|-112.071|America/Boise|
GEG|Spokane|Spokane|US|47.619|-117.535|America/Los_Angeles|spokane-us
JAC|Jackson Hole|Jackson|US|43.607|-110.738|America/Denver|jackson-us
COD|Yellowstone|Cody|US|44.52|-109.024|America/Denver|
CPR|Casper-Natrona County|Casper|US|42.906|-106.464|America/Denver|
WYS|Yellowstone|West Yellowstone|US|44.688|-111.118|America/Denver|west-yellowstone-us
BZN|Bozeman Yellowstone|Bozeman|US|45.777|-111.15|America/Denver|bozeman-us
FCA|Glacier Park|Kalispell|US|48.31|-114.256|America/Denver|whitefish-us
MSO|Missoula|Missoula|US|46.916|-114.091|America/Denver|missoula-us
BIL|Billings Logan|Billings|US|45.808|-108.544|America/Denver|
GTF|Great Falls|Great Falls|US|47.482|-111.37|America/Denver|
HLN|Helena|Helena|US|46.607|-111.983|America/Denver|
RAP|Rapid City|Rapid City|US|44.045|-103.057|America/Denver|rapid-city-us
FSD|Sioux Falls|Sioux Falls|US|43.582|-96.742|America/Chicago|sioux-falls-us
FAR|Hector|Fargo|US|46.921|-96.816|America/Chicago|fargo-us
BIS|Bismarck|Bismarck|US|46.773|-100.746|America/Chicago|
SEA|Seattle-Tacoma|Seattle|US|47.45|-122.312|America/Los_Angeles|seattle-us
PAE|Paine Field|Everett|US|47.904|-122.281|America/Los_Angeles|
BLI|Bellingham|Bellingham|US|48.793|-122.538|America/Los_Angeles|
FRD|Friday Harbor|Friday Harbor|US|48.522|-123.024|America/Los_Angeles|friday-harbor-us
PSC|Tri-Cities|Pasco|US|46.265|-119.119|America/Los_Angeles|
YKM|Yakima|Yakima|US|46.568|-120.544|America/Los_Angeles|
PDX|Portland|Portland|US|45.589|-122.597|America/Los_Angeles|portland-or-us
RDM|Roberts Field|Bend|US|44.254|-121.15|America/Los_Angeles|bend-us
EUG|Eugene|Eugene|US|44.125|-123.212|America/Los_Angeles|eugene-us
MFR|Rogue Valley|Medford|US|42.375|-122.873|America/Los_Angeles|
SFO|San Francisco|San Francisco|US|37.619|-122.375|America/Los_Angeles|san-francisco-us
OAK|San Francisco Bay Oakland|Oakland|US|37.721|-122.221|America/Los_Angeles|oakland-us
SJC|San José Mineta|San Jose|US|37.363|-121.929|America/Los_Angeles|san-jose-us
SMF|Sacramento|Sacramento|US|38.695|-121.591|America/Los_Angeles|sacramento-us
STS|Sonoma County|Santa Rosa|US|38.51|-122.813|America/Los_Angeles|sonoma-us
ACV|California Redwood Coast|Arcata|US|40.978|-124.108|America/Los_Angeles|
MRY|Monterey|Monterey|US|36.587|-121.843|America/Los_Angeles|monterey-us
FAT|Fresno Yosemite|Fresno|US|36.777|-119.719|America/Los_Angeles|fresno-us
MMH|Mammoth Yosemite|Mammoth Lakes|US|37.624|-118.839|America/Los_Angeles|
BFL|Meadows Field|Bakersfield|US|35.434|-119.058|America/Los_Angeles|
SBP|San Luis Obispo County|San Luis Obispo|US|35.237|-120.643|America/Los_Angeles|san-luis-obispo-us
SBA|Santa Barbara|Santa Barbara|US|34.426|-119.841|America/Los_Angeles|santa-barbara-us
LAX|Los Angeles|Los Angeles|US|33.942|-118.408|America/Los_Angeles|los-angeles-us
BUR|Hollywood Burbank|Burbank|US|34.201|-118.359|America/Los_Angeles|los-angeles-us
ONT|Ontario|Ontario|US|34.056|-117.601|America/Los_Angeles|los-angeles-us
SNA|John Wayne|Santa Ana|US|33.676|-117.868|America/Los_Angeles|laguna-beach-us
LGB|Long Beach|Long Beach|US|33.818|-118.152|America/Los_Angeles|long-beach-us
PSP|Palm Springs|Palm Springs|US|33.83|-116.507|America/Los_Angeles|palm-springs-us
SAN|San Diego|San Diego|US|32.734|-117.19|America/Los_Angeles|san-diego-us
ANC|Ted Stevens Anchorage|Anchorage|US|61.174|-149.998|America/Anchorage|anchorage-us
FAI|Fairbanks|Fairbanks|US|64.815|-147.857|America/Anchorage|fairbanks-us
JNU|Juneau|Juneau|US|58.355|-134.578|America/Anchorage|juneau-us
KTN|Ketchikan|Ketchikan|US|55.354|-131.711|America/Anchorage|
SIT|Sitka Rocky Gutierrez|Sitka|US|57.047|-135.361|America/Anchorage|
HNL|Daniel K. Inouye|Honolulu|US|21.318|-157.92|Pacific/Honolulu|honolulu-us
OGG|Kahului|Kahului|US|20.899|-156.43|Pacific/Honolulu|wailea-us
KOA|Ellison Onizuka Kona|Kailua-Kona|US|19.739|-156.046|Pacific/Honolulu|kailua-kona-us
ITO|Hilo|Hilo|US|19.72|-155.048|Pacific/Honolulu|hilo-us
LIH|Lihue|Lihue|US|21.976|-159.339|Pacific/Honolulu|poipu-us
LNY|Lanai|Lanai City|US|20.786|-156.951|Pacific/Honolulu|
MKK|Molokai|Hoolehua|US|21.153|-157.096|Pacific/Honolulu|
SJU|Luis Muñoz Marín|San Juan|PR|18.439|-66.002|America/Puerto_Rico|san-juan-pr
BQN|Rafael Hernández|Aguadilla|PR|18.495|-67.129|America/Puerto_Rico|
VQS|Antonio Rivera Rodríguez|Vieques|PR|18.135|-65.494|America/Puerto_Rico|vieques-pr
YYZ|Toronto Pearson|Toronto|CA|43.677|-79.631|America/Toronto|toronto-ca
YTZ|Billy Bishop Toronto City|Toronto|CA|43.627|-79.396|America/Toronto|toronto-ca
YHM|John C. Munro Hamilton|Hamilton|CA|43.174|-79.935|America/Toronto|
YKF|Region of Waterloo|Kitchener|CA|43.461|-80.379|America/Toronto|
YXU|London Ontario|London|CA|43.036|-81.154|America/Toronto|
YQG|Windsor|Windsor|CA|42.276|-82.956|America/Toronto|
YOW|Ottawa Macdonald-Cartier|Ottawa|CA|45.322|-75.669|America/Toronto|ottawa-ca
YQT|Thunder Bay|Thunder Bay|CA|48.372|-89.324|America/Toronto|
YUL|Montréal-Trudeau|Montreal|CA|45.471|-73.741|America/Toronto|montreal-ca
YHU|Montréal Saint-Hubert|Montreal|CA|45.517|-73.417|America/Toronto|montreal-ca
YQB|Québec Jean Lesage|Quebec City|CA|46.791|-71.393|America/Toronto|quebec-city-ca
YTM|Mont-Tremblant|Mont-Tremblant|CA|46.409|-74.78|America/Toronto|mont-tremblant-ca
YHZ|Halifax Stanfield|Halifax|CA|44.881|-63.509|America/Halifax|halifax-ca
YYG|Charlottetown|Charlottetown|CA|46.29|-63.121|America/Halifax|charlottetown-ca
YSJ|Saint John|Saint John|CA|45.316|-65.89|America/Halifax|
YFC|Fredericton|Fredericton|CA|45.869|-66.537|America/Moncton|
YQM|Greater Moncton|Moncton|CA|46.112|-64.679|America/Halifax|
YYT|St. John's|St. John's|CA|47.619|-52.752|America/St_Johns|st-johns-ca
YDF|Deer Lake|Deer Lake|CA|49.211|-57.391|America/St_Johns|
YWG|Winnipeg Richardson|Winnipeg|CA|49.91|-97.24|America/Winnipeg|winnipeg-ca
YQR|Regina|Regina|CA|50.432|-104.666|America/Regina|
YXE|Saskatoon Diefenbaker|Saskatoon|CA|52.171|-106.7|America/Regina|
YYC|Calgary|Calgary|CA|51.114|-114.02|America/Edmonton|calgary-ca
YEG|Edmonton|Edmonton|CA|53.31|-113.58|America/Edmonton|edmonton-ca
YMM|Fort McMurray|Fort McMurray|CA|56.653|-111.222|America/Edmonton|
YVR|Vancouver|Vancouver|CA|49.194|-123.184|America/Vancouver|vancouver-ca
YXX|Abbotsford|Abbotsford|CA|49.025|-122.361|America/Vancouver|
YYJ|Victoria|Victoria|CA|48.647|-123.426|America/Vancouver|victoria-ca
YCD|Nanaimo|Nanaimo|CA|49.052|-123.87|America/Vancouver|
YAZ|Tofino-Long Beach|Tofino|CA|49.08|-125.776|America/Vancouver|tofino-ca
YLW|Kelowna|Kelowna|CA|49.956|-119.378|America/Vancouver|kelowna-ca
YKA|Kamloops|Kamloops|CA|50.702|-120.444|America/Vancouver|
YXS|Prince George|Prince George|CA|53.889|-122.679|America/Vancouver|
YXY|Whitehorse|Whitehorse|CA|60.71|-135.067|America/Whitehorse|
YZF|Yellowknife|Yellowknife|CA|62.463|-114.44|America/Edmonton|
YFB|Iqaluit|Iqaluit|CA|63.756|-68.556|America/Toronto|
MEX|Mexico City Benito Juárez|Mexico City|MX|19.436|-99.072|America/Mexico_City|mexico-city-mx
NLU|Mexico City Felipe Ángeles|Mexico City|MX|19.755|-99.016|America/Mexico_City|mexico-city-mx
TLC|Toluca|Toluca|MX|19.337|-99.566|America/Mexico_City|
CUN|Cancún|Cancún|MX|21.037|-86.877|America/Cancun|cancun-mx
TQO|Tulum Felipe Carrillo Puerto|Tulum|MX|20.167|-87.667|America/Cancun|tulum-mx
CZM|Cozumel|Cozumel|MX|20.522|-86.926|America/Cancun|cozumel-mx
MID|Mérida|Mérida|MX|20.937|-89.658|America/Merida|merida-mx
PVR|Puerto Vallarta|Puerto Vallarta|MX|20.68|-105.254|America/Mexico_City|puerto-vallarta-mx
GDL|Guadalajara|Guadalajara|MX|20.522|-103.311|America/Mexico_City|guadalajara-mx
SJD|Los Cabos|San José del Cabo|MX|23.152|-109.721|America/Mazatlan|san-jose-del-cabo-mx
LAP|La Paz Baja California Sur|La Paz|MX|24.073|-110.362|America/Mazatlan|la-paz-bcs-mx
TIJ|Tijuana|Tijuana|MX|32.541|-116.97|America/Tijuana|tijuana-mx
MTY|Monterrey|Monterrey|MX|25.779|-100.107|America/Mexico_City|monterrey-mx
OAX|Oaxaca Xoxocotlán|Oaxaca|MX|17.0|-96.727|America/Mexico_City|oaxaca-mx
HUX|Bahías de Huatulco|Huatulco|MX|15.775|-96.263|America/Mexico_City|
PXM|Puerto Escondido|Puerto Escondido|MX|15.877|-97.089|America/Mexico_City|puerto-escondido-mx
BJX|Bajío Guanajuato|León|MX|20.994|-101.481|America/Mexico_City|guanajuato-mx
PBC|Puebla|Puebla|MX|19.158|-98.371|America/Mexico_City|puebla-mx
QRO|Querétaro|Querétaro|MX|20.617|-100.186|America/Mexico_City|queretaro-mx
ACA|Acapulco|Acapulco|MX|16.757|-99.754|America/Mexico_City|acapulco-mx
ZIH|Ixtapa-Zihuatanejo|Zihuatanejo|MX|17.602|-101.461|America/Mexico_City|
MZT|Mazatlán|Mazatlán|MX|23.161|-106.266|America/Mazatlan|mazatlan-mx
ZLO|Playa de Oro|Manzanillo|MX|19.145|-104.559|America/Mexico_City|
CUU|Chihuahua|Chihuahua|MX|28.703|-105.965|America/Mazatlan|
HMO|Hermosillo|Hermosillo|MX|29.096|-111.048|America/Hermosillo|
CUL|Culiacán|Culiacán|MX|24.765|-107.475|America/Mazatlan|
VER|Veracruz|Veracruz|MX|19.146|-96.187|America/Mexico_City|
VSA|Villahermosa|Villahermosa|MX|17.997|-92.817|America/Mexico_City|
TGZ|Tuxtla Gutiérrez|Tuxtla Gutiérrez|MX|16.564|-93.022|America/Mexico_City|
SLP|San Luis Potosí|San Luis Potosí|MX|22.254|-100.931|America/Mexico_City|
AGU|Aguascalientes|Aguascalientes|MX|21.706|-102.318|America/Mexico_City|
MLM|Morelia|Morelia|MX|19.85|-101.025|America/Mexico_City|
BZE|Philip S. W. Goldson|Belize City|BZ|17.539|-88.308|America/Belize|belize-city-bz
SPR|John Greif II|San Pedro|BZ|17.914|-87.971|America/Belize|san-pedro-bz
GUA|La Aurora|Guatemala City|GT|14.583|-90.528|America/Guatemala|guatemala-city-gt
FRS|Mundo Maya|Flores|GT|16.914|-89.866|America/Guatemala|
SAL|El Salvador|San Salvador|SV|13.441|-89.056|America/El_Salvador|san-salvador-sv
SAP|Ramón Villeda Morales|San Pedro Sula|HN|15.453|-87.924|America/Tegucigalpa|
XPL|Comayagua Palmerola|Tegucigalpa|HN|14.382|-87.621|America/Tegucigalpa|
RTB|Juan Manuel Gálvez|Roatán|HN|16.317|-86.523|America/Tegucigalpa|roatan-hn
MGA|Augusto C. Sandino|Managua|NI|12.142|-86.168|America/Managua|managua-ni
SJO|Juan Santamaría|San José|CR|9.994|-84.209|America/Costa_Rica|san-jose-cr
LIR|Guanacaste|Liberia|CR|10.593|-85.544|America/Costa_Rica|tamarindo-cr
XQP|Quepos La Managua|Quepos|CR|9.443|-84.13|America/Costa_Rica|quepos-cr
PTY|Tocumen|Panama City|PA|9.071|-79.383|America/Panama|panama-city-pa
BOC|Bocas del Toro|Bocas del Toro|PA|9.341|-82.251|America/Panama|bocas-del-toro-pa
DAV|Enrique Malek|David|PA|8.391|-82.435|America/Panama|
NAS|Lynden Pindling|Nassau|BS|25.039|-77.466|America/Nassau|nassau-bs
FPO|Grand Bahama|Freeport|BS|26.559|-78.696|America/Nassau|
GGT|Exuma|George Town|BS|23.563|-75.878|America/Nassau|
MHH|Leonard M. Thompson|Marsh Harbour|BS|26.511|-77.084|America/Nassau|
ELH|North Eleuthera|North Eleuthera|BS|25.475|-76.683|America/Nassau|
HAV|José Martí|Havana|CU|22.989|-82.409|America/Havana|havana-cu
VRA|Juan Gualberto Gómez|Varadero|CU|23.034|-81.435|America/Havana|varadero-cu
HOG|Frank País|Holguín|CU|20.786|-76.315|America/Havana|
SNU|Abel Santamaría|Santa Clara|CU|22.492|-79.944|America/Havana|
SCU|Antonio Maceo|Santiago de Cuba|CU|19.97|-75.835|America/Havana|
CCC|Jardines del Rey|Cayo Coco|CU|22.461|-78.328|America/Havana|
MBJ|Sangster|Montego Bay|JM|18.504|-77.913|America/Jamaica|montego-bay-jm
KIN|Norman Manley|Kingston|JM|17.936|-76.787|America/Jamaica|kingston-jm
GCM|Owen Roberts|Grand Cayman|KY|19.293|-81.358|America/Cayman|grand-cayman-ky
CYB|Charles Kirkconnell|Cayman Brac|KY|19.687|-79.883|America/Cayman|
PAP|Toussaint Louverture|Port-au-Prince|HT|18.58|-72.293|America/Port-au-Prince|
CAP|Cap-Haïtien|Cap-Haïtien|HT|19.733|-72.195|America/Port-au-Prince|
PUJ|Punta Cana|Punta Cana|DO|18.567|-68.363|America/Santo_Domingo|punta-cana-do
SDQ|Las Américas|Santo Domingo|DO|18.43|-69.669|America/Santo_Domingo|santo-domingo-do
POP|Gregorio Luperón|Puerto Plata|DO|19.758|-70.57|America/Santo_Domingo|puerto-plata-do
STI|Cibao|Santiago|DO|19.406|-70.605|America/Santo_Domingo|
LRM|La Romana|La Romana|DO|18.451|-68.912|America/Santo_Domingo|
AZS|Samaná El Catey|Samaná|DO|19.267|-69.742|America/Santo_Domingo|
PLS|Providenciales|Providenciales|TC|21.774|-72.266|America/Grand_Turk|providenciales-tc
STT|Cyril E. King|Charlotte Amalie|VI|18.337|-64.973|America/St_Thomas|charlotte-amalie-vi
STX|Henry E. Rohlsen|Christiansted|VI|17.702|-64.802|America/St_Thomas|christiansted-vi
EIS|Terrance B. Lettsome|Tortola|VG|18.445|-64.543|America/Tortola|tortola-vg
SXM|Princess Juliana|Philipsburg|SX|18.041|-63.109|America/Lower_Princes|philipsburg-sx
SFG|Grand Case-Espérance|Grand Case|MF|18.1|-63.047|America/Marigot|
SBH|Gustaf III|Gustavia|BL|17.904|-62.844|America/St_Barthelemy|gustavia-bl
AXA|Clayton J. Lloyd|The Valley|AI|18.205|-63.055|America/Anguilla|the-valley-ai
ANU|V. C. Bird|St. John's|AG|17.137|-61.793|America/Antigua|st-johns-ag
SKB|Robert L. Bradshaw|Basseterre|KN|17.311|-62.719|America/St_Kitts|basseterre-kn
NEV|Vance W. Amory|Nevis|KN|17.206|-62.59|America/St_Kitts|
PTP|Pointe-à-Pitre Pôle Caraïbes|Pointe-à-Pitre|GP|16.265|-61.532|America/Guadeloupe|pointe-a-pitre-gp
DOM|Douglas-Charles|Marigot|DM|15.547|-61.3|America/Dominica|
FDF|Martinique Aimé Césaire|Fort-de-France|MQ|14.591|-61.003|America/Martinique|fort-de-france-mq
SLU|George F. L. Charles|Castries|LC|14.02|-60.993|America/St_Lucia|castries-lc
UVF|Hewanorra|Vieux Fort|LC|13.733|-60.953|America/St_Lucia|soufriere-lc
SVD|Argyle|Kingstown|VC|13.16|-61.149|America/St_Vincent|
BGI|Grantley Adams|Bridgetown|BB|13.075|-59.492|America/Barbados|bridgetown-bb
GND|Maurice Bishop|St. George's|GD|12.004|-61.786|America/Grenada|st-georges-gd
POS|Piarco|Port of Spain|TT|10.595|-61.337|America/Port_of_Spain|port-of-spain-tt
TAB|A. N. R. Robinson|Scarborough|TT|11.15|-60.832|America/Port_of_Spain|
AUA|Queen Beatrix|Oranjestad|AW|12.501|-70.015|America/Aruba|oranjestad-aw
CUR|Curaçao Hato|Willemstad|CW|12.189|-68.96|America/Curacao|willemstad-cw
BON|Flamingo|Kralendijk|BQ|12.131|-68.269|America/Kralendijk|kralendijk-bq
BDA|L. F. Wade|Hamilton|BM|32.364|-64.679|Atlantic/Bermuda|hamilton-bm
BOG|El Dorado|Bogotá|CO|4.702|-74.147|America/Bogota|bogota-co
MDE|José María Córdova|Medellín|CO|6.165|-75.423|America/Bogota|medellin-co
EOH|Enrique Olaya Herrera|Medellín|CO|6.221|-75.591|America/Bogota|medellin-co
CTG|Rafael Núñez|Cartagena|CO|10.442|-75.513|America/Bogota|cartagena-co
CLO|Alfonso Bonilla Aragón|Cali|CO|3.543|-76.382|America/Bogota|cali-co
BAQ|Ernesto Cortissoz|Barranquilla|CO|10.89|-74.781|America/Bogota|
SMR|Simón Bolívar|Santa Marta|CO|11.12|-74.231|America/Bogota|santa-marta-co
PEI|Matecaña|Pereira|CO|4.813|-75.74|America/Bogota|
ADZ|Gustavo Rojas Pinilla|San Andrés|CO|12.584|-81.711|America/Bogota|
BGA|Palonegro|Bucaramanga|CO|7.127|-73.185|America/Bogota|
UIO|Mariscal Sucre|Quito|EC|-0.129|-78.358|America/Guayaquil|quito-ec
GYE|José Joaquín de Olmedo|Guayaquil|EC|-2.157|-79.884|America/Guayaquil|guayaquil-ec
CUE|Mariscal Lamar|Cuenca|EC|-2.889|-78.984|America/Guayaquil|cuenca-ec
GPS|Seymour Galápagos|Baltra|EC|-0.454|-90.266|Pacific/Galapagos|puerto-ayora-ec
LIM|Jorge Chávez|Lima|PE|-12.022|-77.114|America/Lima|lima-pe
CUZ|Alejandro Velasco Astete|Cusco|PE|-13.536|-71.939|America/Lima|cusco-pe
AQP|Rodríguez Ballón|Arequipa|PE|-16.341|-71.583|America/Lima|arequipa-pe
TRU|Carlos Martínez de Pinillos|Trujillo|PE|-8.081|-79.109|America/Lima|
IQT|Francisco Secada Vignetta|Iquitos|PE|-3.785|-73.309|America/Lima|
PIU|Guillermo Concha Iberico|Piura|PE|-5.206|-80.616|America/Lima|
JUL|Inca Manco Cápac|Juliaca|PE|-15.467|-70.158|America/Lima|
LPB|El Alto|La Paz|BO|-16.513|-68.192|America/La_Paz|la-paz-bo
VVI|Viru Viru|Santa Cruz de la Sierra|BO|-17.645|-63.135|America/La_Paz|santa-cruz-de-la-sierra-bo
CBB|Jorge Wilstermann|Cochabamba|BO|-17.421|-66.177|America/La_Paz|
UYU|Joya Andina|Uyuni|BO|-20.446|-66.848|America/La_Paz|
SCL|Arturo Merino Benítez|Santiago|CL|-33.393|-70.786|America/Santiago|santiago-cl
CJC|El Loa|Calama|CL|-22.498|-68.904|America/Santiago|san-pedro-de-atacama-cl
ANF|Andrés Sabella|Antofagasta|CL|-23.445|-70.445|America/Santiago|
IQQ|Diego Aracena|Iquique|CL|-20.535|-70.181|America/Santiago|
CCP|Carriel Sur|Concepción|CL|-36.773|-73.063|America/Santiago|
PMC|El Tepual|Puerto Montt|CL|-41.439|-73.094|America/Santiago|puerto-varas-cl
PNT|Teniente Julio Gallardo|Puerto Natales|CL|-51.672|-72.528|America/Santiago|puerto-natales-cl
PUQ|Presidente Carlos Ibáñez|Punta Arenas|CL|-53.003|-70.855|America/Punta_Arenas|punta-arenas-cl
IPC|Mataveri|Easter Island|CL|-27.165|-109.422|Pacific/Easter|hanga-roa-cl
EZE|Buenos Aires Ezeiza|Buenos Aires|AR|-34.822|-58.536|America/Argentina/Buenos_Aires|buenos-aires-ar
AEP|Buenos Aires Aeroparque|Buenos Aires|AR|-34.559|-58.416|America/Argentina/Buenos_Aires|buenos-aires-ar
MDZ|El Plumerillo|Mendoza|AR|-32.832|-68.793|America/Argentina/Mendoza|mendoza-ar
BRC|Teniente Luis Candelaria|Bariloche|AR|-41.151|-71.157|America/Argentina/Salta|bariloche-ar
COR|Ambrosio Taravella|Córdoba|AR|-31.324|-64.208|America/Argentina/Cordoba|cordoba-ar
SLA|Martín Miguel de Güemes|Salta|AR|-24.856|-65.486|America/Argentina/Salta|salta-ar
TUC|Benjamín Matienzo|Tucumán|AR|-26.841|-65.105|America/Argentina/Tucuman|
ROS|Rosario Islas Malvinas|Rosario|AR|-32.904|-60.785|America/Argentina/Cordoba|
NQN|Presidente Perón|Neuquén|AR|-38.949|-68.156|America/Argentina/Salta|
MDQ|Astor Piazzolla|Mar del Plata|AR|-37.934|-57.573|America/Argentina/Buenos_Aires|
IGR|Cataratas del Iguazú|Puerto Iguazú|AR|-25.737|-54.473|America/Argentina/Cordoba|puerto-iguazu-ar
USH|Malvinas Argentinas|Ushuaia|AR|-54.843|-68.296|America/Argentina/Ushuaia|ushuaia-ar
FTE|Comandante Armando Tola|El Calafate|AR|-50.28|-72.053|America/Argentina/Rio_Gallegos|el-calafate-ar
MVD|Carrasco|Montevideo|UY|-34.838|-56.031|America/Montevideo|montevideo-uy
PDP|Laguna del Sauce|Punta del Este|UY|-34.855|-55.094|America/Montevideo|punta-del-este-uy
ASU|Silvio Pettirossi|Asunción|PY|-25.24|-57.52|America/Asuncion|asuncion-py
GIG|Rio de Janeiro Galeão|Rio de Janeiro|BR|-22.81|-43.251|America/Sao_Paulo|rio-de-janeiro-br
SDU|Rio de Janeiro Santos Dumont|Rio de Janeiro|BR|-22.91|-43.163|America/Sao_Paulo|rio-de-janeiro-br
GRU|São Paulo Guarulhos|São Paulo|BR|-23.436|-46.473|America/Sao_Paulo|sao-paulo-br
CGH|São Paulo Congonhas|São Paulo|BR|-23.626|-46.656|America/Sao_Paulo|sao-paulo-br
VCP|Campinas Viracopos|Campinas|BR|-23.007|-47.135|America/Sao_Paulo|sao-paulo-br
BSB|Brasília|Brasília|BR|-15.869|-47.921|America/Sao_Paulo|brasilia-br
SSA|Salvador|Salvador|BR|-12.909|-38.323|America/Bahia|salvador-br
REC|Recife Guararapes|Recife|BR|-8.126|-34.924|America/Recife|recife-br
FOR|Fortaleza Pinto Martins|Fortaleza|BR|-3.776|-38.533|America/Fortaleza|fortaleza-br
NAT|Natal|Natal|BR|-5.769|-35.366|America/Recife|natal-br
JPA|Presidente Castro Pinto|João Pessoa|BR|-7.146|-34.949|America/Fortaleza|
MCZ|Zumbi dos Palmares|Maceió|BR|-9.511|-35.792|America/Maceio|
AJU|Santa Maria|Aracaju|BR|-10.984|-37.07|America/Fortaleza|
SLZ|Marechal Cunha Machado|São Luís|BR|-2.585|-44.234|America/Fortaleza|
BEL|Val de Cans|Belém|BR|-1.379|-48.476|America/Belem|
FLN|Hercílio Luz|Florianópolis|BR|-27.67|-48.553|America/Sao_Paulo|florianopolis-br
POA|Salgado Filho|Porto Alegre|BR|-29.994|-51.171|America/Sao_Paulo|porto-alegre-br
CWB|Afonso Pena|Curitiba|BR|-25.529|-49.176|America/Sao_Paulo|curitiba-br
IGU|Cataratas|Foz do Iguaçu|BR|-25.6|-54.485|America/Sao_Paulo|foz-do-iguacu-br
CNF|Belo Horizonte Confins|Belo Horizonte|BR|-19.624|-43.972|America/Sao_Paulo|belo-horizonte-br
PLU|Belo Horizonte Pampulha|Belo Horizonte|BR|-19.851|-43.951|America/Sao_Paulo|belo-horizonte-br
VIX|Eurico de Aguiar Salles|Vitória|BR|-20.258|-40.286|America/Sao_Paulo|
GYN|Santa Genoveva|Goiânia|BR|-16.632|-49.221|America/Sao_Paulo|
CGB|Marechal Rondon|Cuiabá|BR|-15.653|-56.117|America/Cuiaba|
MAO|Eduardo Gomes|Manaus|BR|-3.039|-60.05|America/Manaus|manaus-br
CFB|Cabo Frio|Cabo Frio|BR|-22.922|-42.074|America/Sao_Paulo|buzios-br
BPS|Porto Seguro|Porto Seguro|BR|-16.439|-39.081|America/Bahia|porto-seguro-br
FEN|Fernando de Noronha|Fernando de Noronha|BR|-3.855|-32.423|America/Noronha|fernando-de-noronha-br
GEO|Cheddi Jagan|Georgetown|GY|6.499|-58.254|America/Guyana|georgetown-gy
PBM|Johan Adolf Pengel|Paramaribo|SR|5.453|-55.188|America/Paramaribo|paramaribo-sr
CAY|Cayenne Félix Eboué|Cayenne|GF|4.82|-52.36|America/Cayenne|cayenne-gf
CCS|Simón Bolívar Maiquetía|Caracas|VE|10.603|-66.991|America/Caracas|caracas-ve
PMV|Santiago Mariño|Porlamar|VE|10.913|-63.967|America/Caracas|
MAR|La Chinita|Maracaibo|VE|10.558|-71.728|America/Caracas|
GOH|Nuuk|Nuuk|GL|64.191|-51.678|America/Nuuk|
SFJ|Kangerlussuaq|Kangerlussuaq|GL|67.012|-50.712|America/Nuuk|
JAV|Ilulissat|Ilulissat|GL|69.243|-51.057|America/Nuuk|
`;
