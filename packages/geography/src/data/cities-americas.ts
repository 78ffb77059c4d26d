/** Rows as `readCities` reads them. */
export const CITIES_AMERICAS = `
New York||US|New York|40.7549|-73.984|America/New_York|8258|NYC|city new-york|100|205|e
Boston||US|Massachusetts|42.3555|-71.0605|America/New_York|654|BOS|city boston|82|175|n
Washington||US|District of Columbia|38.9009|-77.0369|America/New_York|679|WAS|city washington|84|155|e
Philadelphia|Philadelphie|US|Pennsylvania|39.9526|-75.1652|America/New_York|1550|PHL|city philly|68|135|e
Baltimore||US|Maryland|39.2864|-76.6105|America/New_York|565|BWI|city blocks|48|115|e
Pittsburgh||US|Pennsylvania|40.4406|-79.9959|America/New_York|303|PIT|city blocks|48|115|e
Providence||US|Rhode Island|41.824|-71.4128|America/New_York|190|PVD|city porches|40|130|n
Newport||US|Rhode Island|41.4901|-71.3128|America/New_York|25|PVD|coast|48|185|n
Hartford||US|Connecticut|41.7658|-72.6734|America/New_York|120|BDL|city porches|34|105|e
Portland=portland-me||US|Maine|43.6591|-70.2568|America/New_York|69|PWM|coast|50|160|n
Bar Harbor||US|Maine|44.3830|-68.2196|America/New_York|5|BHB|coast|46|165|n
Nantucket||US|Massachusetts|41.2835|-70.0995|America/New_York|14|ACK|island|46|290|n
Provincetown||US|Massachusetts|42.0524|-70.1864|America/New_York|4|PVC|coast|38|185|n
Edgartown||US|Massachusetts|41.389|-70.5133|America/New_York|5|MVY|coast|40|270|n
Burlington||US|Vermont|44.4759|-73.2121|America/New_York|45|BTV|city porches|38|130|e
Stowe||US|Vermont|44.4654|-72.6874|America/New_York|5|BTV|mountain|40|175|k
Buffalo||US|New York|42.8864|-78.8784|America/New_York|275|BUF|city blocks|36|100|n
Rochester||US|New York|43.1566|-77.6088|America/New_York|208|ROC|city porches|28|100|n
Syracuse||US|New York|43.0481|-76.1474|America/New_York|146|SYR|city porches|26|100|n
Albany||US|New York|42.6526|-73.7562|America/New_York|101|ALB|city porches|30|105|n
Saratoga Springs||US|New York|43.0831|-73.7846|America/New_York|28|ALB|countryside meadow|34|145|n
Lake Placid||US|New York|44.2795|-73.9799|America/New_York|2|SLK|mountain|32|150|e
Atlantic City||US|New Jersey|39.3643|-74.4229|America/New_York|38|ACY|coast|40|105|n
Cape May||US|New Jersey|38.9351|-74.906|America/New_York|3|ACY|coast|34|170|n
Richmond||US|Virginia|37.5407|-77.436|America/New_York|229|RIC|city porches|36|105|e
Charlottesville||US|Virginia|38.0293|-78.4767|America/New_York|45|CHO|city porches|34|135|e
Williamsburg||US|Virginia|37.2707|-76.7075|America/New_York|16|PHF|city porches|36|115|n
Norfolk||US|Virginia|36.8508|-76.2859|America/New_York|232|ORF|coast|34|105|n
Virginia Beach||US|Virginia|36.8529|-75.978|America/New_York|455|ORF|coast|44|130|n
Charlotte||US|North Carolina|35.2271|-80.8431|America/New_York|911|CLT|city blocks|56|115|e
Raleigh||US|North Carolina|35.7796|-78.6382|America/New_York|482|RDU|city blocks|46|110|e
Asheville||US|North Carolina|35.5951|-82.5515|America/New_York|95|AVL|mountain|50|150|e
Wilmington||US|North Carolina|34.2257|-77.9447|America/New_York|122|ILM|coast|34|120|n
Charleston||US|South Carolina|32.7855|-79.9344|America/New_York|155|CHS|city charleston|68|175|e
Hilton Head Island||US|South Carolina|32.1785|-80.7389|America/New_York|38|HHH|coast|48|165|n
Myrtle Beach||US|South Carolina|33.6891|-78.8867|America/New_York|38|MYR|coast|52|115|n
Greenville||US|South Carolina|34.8526|-82.394|America/New_York|72|GSP|city porches|32|110|e
Savannah||US|Georgia|32.0809|-81.0912|America/New_York|148|SAV|city savannah|62|145|e
Atlanta||US|Georgia|33.7537|-84.3863|America/New_York|511|ATL|city atlanta|72|120|e
Orlando||US|Florida|28.5384|-81.3789|America/New_York|321|ORL|city orlando|88|115|w
Miami||US|Florida|25.7766|-80.1985|America/New_York|456|MIA|coast miami|86|175|w
Miami Beach||US|Florida|25.7907|-80.13|America/New_York|80|MIA|coast miami-beach|80|215|w
Fort Lauderdale||US|Florida|26.1224|-80.1373|America/New_York|184|FLL|coast lauderdale|68|150|w
West Palm Beach||US|Florida|26.7153|-80.0534|America/New_York|121|PBI|coast|54|165|w
Key West||US|Florida|24.5551|-81.78|America/New_York|26|EYW|island key-west|58|230|w
Naples=naples-fl||US|Florida|26.142|-81.7948|America/New_York|20|RSW|coast|50|220|w
Tampa||US|Florida|27.9506|-82.4572|America/New_York|403|TPA|coast tampa|60|130|w
St. Petersburg=st-petersburg-fl||US|Florida|27.7676|-82.6403|America/New_York|263|PIE|coast|46|145|w
Sarasota||US|Florida|27.3364|-82.5307|America/New_York|56|SRQ|coast|46|165|w
Jacksonville||US|Florida|30.3322|-81.6557|America/New_York|985|JAX|city blocks|40|105|e
St. Augustine||US|Florida|29.8922|-81.3139|America/New_York|15|UST|city porches|44|135|e
Destin||US|Florida|30.3977|-86.4884|America/Chicago|14|VPS|coast|50|165|n
Pensacola||US|Florida|30.4213|-87.2169|America/Chicago|54|PNS|coast|38|120|n
Panama City Beach||US|Florida|30.1778|-85.8010|America/Chicago|19|ECP|coast|42|130|n
Birmingham=birmingham-al||US|Alabama|33.5186|-86.8104|America/Chicago|196|BHM|city porches|30|100|e
Mobile||US|Alabama|30.6954|-88.0399|America/Chicago|183|MOB|city porches|24|95|e
Nashville||US|Tennessee|36.1627|-86.7816|America/Chicago|687|BNA|city nashville|76|160|e
Memphis||US|Tennessee|35.1495|-90.049|America/Chicago|618|MEM|city blocks|46|105|e
Knoxville||US|Tennessee|35.9606|-83.9207|America/New_York|198|TYS|city porches|30|105|e
Gatlinburg||US|Tennessee|35.7143|-83.5102|America/New_York|4|TYS|mountain|46|130|e
Louisville||US|Kentucky|38.2527|-85.7585|America/Kentucky/Louisville|622|SDF|city blocks|42|110|e
Lexington||US|Kentucky|38.0406|-84.5037|America/New_York|320|LEX|countryside meadow|32|105|e
New Orleans|La Nouvelle-Orléans|US|Louisiana|29.9547|-90.0751|America/Chicago|364|MSY|city orleans|76|135|e
Cincinnati||US|Ohio|39.1031|-84.512|America/New_York|311|CVG|city blocks|38|105|e
Cleveland||US|Ohio|41.4993|-81.6944|America/New_York|362|CLE|city blocks|38|105|n
Columbus||US|Ohio|39.9612|-82.9988|America/New_York|913|CMH|city blocks|38|105|e
Detroit||US|Michigan|42.3314|-83.0458|America/New_York|633|DTT|city blocks|48|110|n
Grand Rapids||US|Michigan|42.9634|-85.6681|America/New_York|197|GRR|city porches|28|105|n
Traverse City||US|Michigan|44.7631|-85.6206|America/New_York|16|TVC|coast|36|150|n
Indianapolis||US|Indiana|39.7684|-86.1581|America/New_York|879|IND|city blocks|40|110|e
Chicago||US|Illinois|41.8819|-87.6278|America/Chicago|2664|CHI|city chicago|88|150|n
Milwaukee||US|Wisconsin|43.0389|-87.9065|America/Chicago|561|MKE|city blocks|38|110|n
Madison||US|Wisconsin|43.0747|-89.3842|America/Chicago|280|MSN|city blocks|32|110|n
Minneapolis||US|Minnesota|44.9778|-93.265|America/Chicago|425|MSP|city blocks|52|115|n
Duluth||US|Minnesota|46.7867|-92.1005|America/Chicago|86|DLH|city porches|24|110|n
Des Moines||US|Iowa|41.5868|-93.625|America/Chicago|210|DSM|city porches|26|95|e
Omaha||US|Nebraska|41.2565|-95.9345|America/Chicago|483|OMA|city blocks|30|100|e
St. Louis|Saint-Louis|US|Missouri|38.627|-90.1994|America/Chicago|281|STL|city blocks|44|105|e
Kansas City||US|Missouri|39.0997|-94.5786|America/Chicago|510|MCI|city blocks|42|105|e
Branson||US|Missouri|36.6437|-93.2185|America/Chicago|13|BKG|countryside meadow|34|90|e
Little Rock||US|Arkansas|34.7465|-92.2896|America/Chicago|203|LIT|city porches|24|90|e
Tulsa||US|Oklahoma|36.154|-95.9928|America/Chicago|411|TUL|city blocks|24|90|e
Oklahoma City||US|Oklahoma|35.4676|-97.5164|America/Chicago|702|OKC|city blocks|32|95|e
Dallas||US|Texas|32.7767|-96.797|America/Chicago|1302|DFW|city dallas|68|120|e
Fort Worth||US|Texas|32.7555|-97.3308|America/Chicago|978|DFW|city blocks|40|120|e
Houston||US|Texas|29.7604|-95.3698|America/Chicago|2314|HOU|city houston|64|110|e
Galveston||US|Texas|29.3013|-94.7977|America/Chicago|53|HOU|coast|38|125|n
Austin||US|Texas|30.2672|-97.7431|America/Chicago|979|AUS|city austin|66|140|e
San Antonio||US|Texas|29.4252|-98.4946|America/Chicago|1495|SAT|city blocks|56|115|e
Corpus Christi||US|Texas|27.8006|-97.3964|America/Chicago|317|CRP|coast|30|105|n
El Paso||US|Texas|31.7619|-106.485|America/Denver|679|ELP|desert|26|85|e
Marfa||US|Texas|30.3094|-104.0206|America/Chicago|2|MAF|desert|26|165|e
Denver||US|Colorado|39.7476|-104.9928|America/Denver|716|DEN|city denver|74|125|e
Boulder||US|Colorado|40.015|-105.2705|America/Denver|106|DEN|mountain|44|145|e
Colorado Springs||US|Colorado|38.8339|-104.8214|America/Denver|489|COS|mountain|42|115|n
Aspen||US|Colorado|39.1911|-106.8175|America/Denver|7|ASE|mountain|52|380|k
Vail||US|Colorado|39.6403|-106.3742|America/Denver|5|EGE|mountain|52|310|k
Breckenridge||US|Colorado|39.4817|-106.0384|America/Denver|5|EGE|mountain|48|220|k
Telluride||US|Colorado|37.9375|-107.8123|America/Denver|3|MTJ|mountain|42|310|k
Steamboat Springs||US|Colorado|40.485|-106.8317|America/Denver|13|HDN|mountain|40|210|k
Durango||US|Colorado|37.2753|-107.8801|America/Denver|20|DRO|mountain|34|130|e
Salt Lake City||US|Utah|40.7608|-111.891|America/Denver|210|SLC|mountain|54|120|k
Park City||US|Utah|40.6461|-111.498|America/Denver|8|SLC|mountain|52|270|k
Moab||US|Utah|38.5733|-109.5498|America/Denver|5|CNY|desert|44|150|e
St. George||US|Utah|37.0965|-113.5684|America/Denver|105|SGU|desert|32|120|e
Springdale||US|Utah|37.189|-112.9986|America/Denver|1|SGU|desert|42|165|e
Las Vegas||US|Nevada|36.1147|-115.1728|America/Los_Angeles|661|LAS|desert las-vegas|92|115|e
Reno||US|Nevada|39.5296|-119.8138|America/Los_Angeles|275|RNO|desert|40|100|e
South Lake Tahoe||US|California|38.9565|-119.9416|America/Los_Angeles|21|RNO|mountain|48|150|k
Phoenix||US|Arizona|33.4484|-112.074|America/Phoenix|1650|PHX|desert phoenix|66|130|w
Scottsdale||US|Arizona|33.4942|-111.9261|America/Phoenix|244|PHX|desert scottsdale|62|185|w
Tucson||US|Arizona|32.2226|-110.9747|America/Phoenix|547|TUS|desert|46|115|w
Sedona||US|Arizona|34.8697|-111.761|America/Phoenix|10|FLG|desert|56|205|e
Flagstaff||US|Arizona|35.1983|-111.6513|America/Phoenix|77|FLG|mountain|40|115|n
Grand Canyon Village||US|Arizona|36.0554|-112.1384|America/Phoenix|2|GCN|desert|48|150|n
Page||US|Arizona|36.9147|-111.4558|America/Phoenix|7|PGA|desert|36|125|n
Albuquerque||US|New Mexico|35.0844|-106.6504|America/Denver|560|ABQ|desert|40|95|e
Santa Fe=santa-fe-nm||US|New Mexico|35.687|-105.9378|America/Denver|89|SAF|desert|52|160|e
Taos||US|New Mexico|36.4072|-105.5731|America/Denver|7|SAF|desert|36|145|e
Boise||US|Idaho|43.615|-116.2023|America/Boise|235|BOI|city porches|36|115|e
Sun Valley||US|Idaho|43.6971|-114.3517|America/Denver|2|SUN|mountain|38|245|k
Coeur d'Alene||US|Idaho|47.6777|-116.7805|America/Los_Angeles|56|GEG|mountain|34|150|n
Jackson||US|Wyoming|43.4799|-110.7624|America/Denver|11|JAC|mountain|54|265|e
West Yellowstone||US|Montana|44.6621|-111.1041|America/Denver|1|WYS|mountain|42|165|n
Bozeman||US|Montana|45.677|-111.0429|America/Denver|57|BZN|mountain|44|160|e
Whitefish||US|Montana|48.4111|-114.3376|America/Denver|8|FCA|mountain|40|175|e
Missoula||US|Montana|46.8721|-113.994|America/Denver|77|MSO|mountain|30|120|n
Rapid City||US|South Dakota|44.0805|-103.231|America/Denver|79|RAP|countryside meadow|32|110|n
Sioux Falls||US|South Dakota|43.5446|-96.7311|America/Chicago|206|FSD|city porches|22|95|n
Fargo||US|North Dakota|46.8772|-96.7898|America/Chicago|133|FAR|city porches|20|90|n
Seattle||US|Washington|47.6062|-122.3321|America/Los_Angeles|755|SEA|city seattle|78|155|n
Spokane||US|Washington|47.6588|-117.426|America/Los_Angeles|229|GEG|city porches|30|110|n
Friday Harbor||US|Washington|48.5343|-123.0171|America/Los_Angeles|3|FRD|island|32|185|n
Portland=portland-or||US|Oregon|45.5152|-122.6784|America/Los_Angeles|630|PDX|city portland-or|58|125|n
Bend||US|Oregon|44.0582|-121.3153|America/Los_Angeles|104|RDM|mountain|42|150|e
Cannon Beach||US|Oregon|45.8918|-123.9544|America/Los_Angeles|1|PDX|coast|34|175|n
Eugene||US|Oregon|44.0521|-123.0868|America/Los_Angeles|177|EUG|countryside meadow|28|115|n
San Francisco||US|California|37.7793|-122.4193|America/Los_Angeles|808|SFO|city san-francisco|90|180|e
Oakland||US|California|37.8044|-122.2712|America/Los_Angeles|436|OAK|city blocks|42|135|e
San Jose||US|California|37.3382|-121.8863|America/Los_Angeles|969|SJC|city blocks|52|150|e
Sacramento||US|California|38.5816|-121.4944|America/Los_Angeles|526|SMF|city blocks|40|115|e
Napa||US|California|38.2975|-122.2869|America/Los_Angeles|78|STS|countryside meadow|54|245|e
Sonoma||US|California|38.2919|-122.458|America/Los_Angeles|11|STS|countryside meadow|46|220|e
Monterey||US|California|36.6002|-121.8947|America/Los_Angeles|30|MRY|coast|52|185|e
Carmel-by-the-Sea||US|California|36.5552|-121.9233|America/Los_Angeles|3|MRY|coast|48|245|e
Yosemite Valley||US|California|37.7456|-119.5936|America/Los_Angeles|1|FAT|mountain|48|210|n
Fresno||US|California|36.7378|-119.7871|America/Los_Angeles|545|FAT|countryside meadow|26|100|e
San Luis Obispo||US|California|35.2828|-120.6596|America/Los_Angeles|48|SBP|countryside meadow|38|150|e
Santa Barbara||US|California|34.4208|-119.6982|America/Los_Angeles|87|SBA|coast|56|230|e
Los Angeles||US|California|34.0522|-118.2437|America/Los_Angeles|3821|LAX|city los-angeles|94|170|e
Santa Monica||US|California|34.0195|-118.4912|America/Los_Angeles|89|LAX|coast santa-monica|62|245|e
Anaheim||US|California|33.8353|-117.9145|America/Los_Angeles|341|SNA|city anaheim|62|145|e
Long Beach||US|California|33.7701|-118.1937|America/Los_Angeles|449|LGB|coast|42|140|e
Laguna Beach||US|California|33.5427|-117.7854|America/Los_Angeles|23|SNA|coast|44|270|e
Palm Springs||US|California|33.8303|-116.5453|America/Los_Angeles|45|PSP|desert|56|185|w
San Diego||US|California|32.7157|-117.1611|America/Los_Angeles|1388|SAN|coast san-diego|80|170|e
Avalon||US|California|33.3428|-118.3278|America/Los_Angeles|3|LGB|island|32|190|n
Anchorage||US|Alaska|61.2181|-149.9003|America/Anchorage|286|ANC|mountain|46|150|n
Fairbanks||US|Alaska|64.8378|-147.7164|America/Anchorage|32|FAI|mountain|32|130|e
Juneau||US|Alaska|58.3014|-134.4291|America/Anchorage|32|JNU|mountain|36|150|n
Honolulu||US|Hawaii|21.3069|-157.8583|Pacific/Honolulu|344|HNL|coast honolulu|76|185|e
Waikiki||US|Hawaii|21.2793|-157.8292|Pacific/Honolulu|28|HNL|coast waikiki|78|205|e
Lahaina||US|Hawaii|20.8783|-156.6825|Pacific/Honolulu|13|OGG|island lahaina|58|290|w
Wailea||US|Hawaii|20.69|-156.442|Pacific/Honolulu|7|OGG|island wailea|62|380|w
Kailua-Kona||US|Hawaii|19.64|-155.9969|Pacific/Honolulu|20|KOA|island|56|240|w
Hilo||US|Hawaii|19.7216|-155.0849|Pacific/Honolulu|45|ITO|island|36|150|e
Princeville||US|Hawaii|22.2173|-159.4858|Pacific/Honolulu|2|LIH|island|48|310|w
Poipu||US|Hawaii|21.8838|-159.4517|Pacific/Honolulu|1|LIH|island|52|300|w
San Juan||PR|San Juan|18.4655|-66.1057|America/Puerto_Rico|342|SJU|coast san-juan|62|165|w
Vieques||PR|Vieques|18.1483|-65.4426|America/Puerto_Rico|8|VQS|island|32|165|w
Toronto||CA|Ontario|43.6532|-79.3832|America/Toronto|2794|YTO|city toronto|82|145|n
Ottawa||CA|Ontario|45.4215|-75.6972|America/Toronto|1017|YOW|city blocks|48|120|n
Niagara Falls||CA|Ontario|43.0896|-79.0849|America/Toronto|94|BUF|countryside meadow|52|115|n
Montreal|Montréal|CA|Quebec|45.5019|-73.5674|America/Toronto|1763|YMQ|city montreal|76|135|n
Quebec City|Québec|CA|Quebec|46.8201|-71.2217|America/Toronto|549|YQB|city porches|56|135|e
Mont-Tremblant||CA|Quebec|46.2122|-74.5845|America/Toronto|11|YTM|mountain|42|165|k
Halifax||CA|Nova Scotia|44.6503|-63.5805|America/Halifax|440|YHZ|coast|42|130|n
Charlottetown||CA|Prince Edward Island|46.2431|-63.1297|America/Halifax|39|YYG|coast|32|130|n
St. John's|Saint-Jean|CA|Newfoundland and Labrador|47.5615|-52.7126|America/St_Johns|111|YYT|coast|34|125|n
Winnipeg||CA|Manitoba|49.8951|-97.1384|America/Winnipeg|750|YWG|city blocks|32|100|n
Calgary||CA|Alberta|51.0447|-114.0719|America/Edmonton|1307|YYC|city blocks|52|110|n
Banff||CA|Alberta|51.1784|-115.5708|America/Edmonton|8|YYC|mountain banff|58|240|e
Jasper||CA|Alberta|52.8737|-118.0814|America/Edmonton|5|YEG|mountain|44|200|n
Edmonton||CA|Alberta|53.5461|-113.4938|America/Edmonton|1011|YEG|city blocks|40|100|n
Vancouver||CA|British Columbia|49.2827|-123.1207|America/Vancouver|662|YVR|city vancouver|78|160|n
Victoria||CA|British Columbia|48.4284|-123.3656|America/Vancouver|92|YYJ|coast|50|150|n
Whistler||CA|British Columbia|50.1163|-122.9574|America/Vancouver|14|YVR|mountain|56|230|k
Kelowna||CA|British Columbia|49.888|-119.496|America/Vancouver|145|YLW|countryside meadow|42|140|n
Tofino||CA|British Columbia|49.1530|-125.8770|America/Vancouver|3|YAZ|coast|38|210|n
Mexico City|Mexico|MX|Mexico City|19.4326|-99.1332|America/Mexico_City|9210|MEX|city mexico-city|82|95|e
Cancún||MX|Quintana Roo|21.1619|-86.8515|America/Cancun|889|CUN|coast cancun|86|150|w
Playa del Carmen||MX|Quintana Roo|20.6296|-87.0739|America/Cancun|305|CUN|coast playa|70|145|w
Tulum||MX|Quintana Roo|20.2114|-87.4654|America/Cancun|33|TQO|coast tulum|66|185|w
Cozumel||MX|Quintana Roo|20.508|-86.9458|America/Cancun|85|CZM|island|54|130|w
Mérida=merida||MX|Yucatán|20.9674|-89.5926|America/Merida|922|MID|city arcades|46|80|w
Puerto Vallarta||MX|Jalisco|20.6534|-105.2253|America/Mexico_City|225|PVR|coast puerto|64|135|w
Sayulita||MX|Nayarit|20.8691|-105.4411|America/Mexico_City|3|PVR|coast|40|140|w
Guadalajara||MX|Jalisco|20.6767|-103.3475|America/Mexico_City|1385|GDL|city arcades|50|80|e
Cabo San Lucas||MX|Baja California Sur|22.8905|-109.9167|America/Mazatlan|203|SJD|coast cabo|72|260|w
San José del Cabo||MX|Baja California Sur|23.0614|-109.7081|America/Mazatlan|136|SJD|coast|54|270|w
La Paz=la-paz-bcs||MX|Baja California Sur|24.1426|-110.3128|America/Mazatlan|250|LAP|coast|38|110|w
Tijuana||MX|Baja California|32.5149|-117.0382|America/Tijuana|1811|TIJ|city arcades|36|80|e
Monterrey||MX|Nuevo León|25.6866|-100.3161|America/Mexico_City|1143|MTY|mountain|44|90|e
Oaxaca||MX|Oaxaca|17.0607|-96.7253|America/Mexico_City|271|OAX|city arcades|50|95|e
Puerto Escondido||MX|Oaxaca|15.872|-97.0767|America/Mexico_City|29|PXM|coast|42|100|w
San Miguel de Allende||MX|Guanajuato|20.9144|-100.7452|America/Mexico_City|72|BJX|city arcades|48|150|e
Guanajuato||MX|Guanajuato|21.019|-101.2574|America/Mexico_City|194|BJX|city arcades|40|85|e
Puebla||MX|Puebla|19.0414|-98.2063|America/Mexico_City|1542|PBC|city arcades|36|75|e
Querétaro||MX|Querétaro|20.5888|-100.3899|America/Mexico_City|794|QRO|city arcades|34|80|e
Acapulco||MX|Guerrero|16.8531|-99.8237|America/Mexico_City|658|ACA|coast|42|100|w
Mazatlán||MX|Sinaloa|23.2494|-106.4111|America/Mazatlan|441|MZT|coast|44|95|w
Belize City||BZ|Belize|17.5046|-88.1962|America/Belize|61|BZE|coast|34|120|w
San Pedro=san-pedro||BZ|Belize|17.9214|-87.9611|America/Belize|17|SPR|island|42|165|w
Guatemala City|Guatemala|GT|Guatemala|14.6349|-90.5069|America/Guatemala|923|GUA|city arcades|38|85|e
Antigua Guatemala||GT|Sacatepéquez|14.5586|-90.7295|America/Guatemala|47|GUA|city arcades|46|100|w
San Salvador||SV|San Salvador|13.6929|-89.2182|America/El_Salvador|526|SAL|city arcades|30|85|e
Roatán||HN|Bay Islands|16.323|-86.537|America/Tegucigalpa|44|RTB|island|38|125|w
Managua||NI|Managua|12.115|-86.2362|America/Managua|1055|MGA|city arcades|24|75|e
Granada=granada||NI|Granada|11.9299|-85.956|America/Managua|105|MGA|city arcades|30|75|w
San José||CR|San José|9.9281|-84.0907|America/Costa_Rica|342|SJO|city arcades|52|95|w
Tamarindo||CR|Guanacaste|10.2993|-85.8371|America/Costa_Rica|7|LIR|coast|44|160|w
La Fortuna||CR|Alajuela|10.4678|-84.6427|America/Costa_Rica|15|SJO|mountain|46|150|w
Quepos||CR|Puntarenas|9.4236|-84.1651|America/Costa_Rica|19|XQP|coast|44|150|w
Panama City|Panama|PA|Panamá|8.9824|-79.5199|America/Panama|880|PTY|city arcades|52|90|w
Bocas del Toro||PA|Bocas del Toro|9.3403|-82.242|America/Panama|13|BOC|island|34|95|w
Nassau||BS|New Providence|25.0443|-77.3504|America/Nassau|274|NAS|island nassau|58|215|w
Havana|La Havane|CU|Havana|23.1136|-82.3666|America/Havana|2130|HAV|city arcades|48|80|w
Varadero||CU|Matanzas|23.1568|-81.2507|America/Havana|27|VRA|coast|44|95|w
Montego Bay||JM|Saint James|18.4762|-77.8939|America/Jamaica|110|MBJ|coast|56|190|w
Negril||JM|Westmoreland|18.268|-78.3477|America/Jamaica|7|MBJ|coast|44|170|w
Kingston||JM|Kingston|17.9712|-76.7936|America/Jamaica|662|KIN|city arcades|34|115|w
Grand Cayman||KY|Grand Cayman|19.2866|-81.3744|America/Cayman|68|GCM|island|48|270|w
Punta Cana||DO|La Altagracia|18.5601|-68.3725|America/Santo_Domingo|45|PUJ|coast punta-cana|72|175|w
Santo Domingo|Saint-Domingue|DO|Ozama|18.4861|-69.9312|America/Santo_Domingo|1029|SDQ|city arcades|44|90|w
Puerto Plata||DO|Puerto Plata|19.7919|-70.6924|America/Santo_Domingo|159|POP|coast|40|120|w
Providenciales||TC|Caicos Islands|21.774|-72.2656|America/Grand_Turk|24|PLS|island|50|330|w
Charlotte Amalie||VI|Saint Thomas|18.3419|-64.9307|America/St_Thomas|18|STT|island|48|230|w
Christiansted||VI|Saint Croix|17.7466|-64.7032|America/St_Thomas|3|STX|island|34|180|w
Tortola||VG|Tortola|18.4286|-64.6185|America/Tortola|24|EIS|island|36|210|w
Philipsburg||SX|Sint Maarten|18.026|-63.0458|America/Lower_Princes|13|SXM|island|46|190|w
Gustavia||BL|Saint Barthélemy|17.8962|-62.8498|America/St_Barthelemy|4|SBH|island|44|460|w
The Valley||AI|Anguilla|18.217|-63.0578|America/Anguilla|2|AXA|island|38|370|w
St. John's=st-johns||AG|Antigua|17.1282|-61.8426|America/Antigua|22|ANU|island|46|260|w
Basseterre||KN|Saint Kitts|17.2955|-62.726|America/St_Kitts|14|SKB|island|34|220|w
Pointe-à-Pitre||GP|Guadeloupe|16.2411|-61.5331|America/Guadeloupe|15|PTP|island|44|120|w
Fort-de-France||MQ|Martinique|14.6084|-61.0716|America/Martinique|76|FDF|island|44|125|w
Castries||LC|Saint Lucia|14.0101|-60.9875|America/St_Lucia|20|SLU|island|46|280|w
Soufrière||LC|Saint Lucia|13.856|-61.0564|America/St_Lucia|8|UVF|island|42|340|w
Bridgetown||BB|Saint Michael|13.0975|-59.6167|America/Barbados|110|BGI|island|50|230|w
St. George's||GD|Saint George|12.0561|-61.7447|America/Grenada|39|GND|island|36|210|w
Port of Spain||TT|Port of Spain|10.6596|-61.5086|America/Port_of_Spain|37|POS|city arcades|32|115|w
Oranjestad||AW|Aruba|12.5092|-70.0086|America/Aruba|34|AUA|island|58|240|w
Willemstad||CW|Curaçao|12.1091|-68.9316|America/Curacao|136|CUR|island|46|150|w
Kralendijk||BQ|Bonaire|12.1508|-68.2766|America/Kralendijk|11|BON|island|34|165|w
Hamilton||BM|Bermuda|32.2949|-64.7814|Atlantic/Bermuda|1|BDA|island|44|330|n
Bogotá||CO|Bogotá|4.711|-74.0721|America/Bogota|7900|BOG|city arcades|56|75|e
Medellín||CO|Antioquia|6.2442|-75.5812|America/Bogota|2600|MDE|mountain|54|80|e
Cartagena||CO|Bolívar|10.4236|-75.5457|America/Bogota|1050|CTG|coast cartagena|60|110|w
Cali||CO|Valle del Cauca|3.4516|-76.532|America/Bogota|2280|CLO|city arcades|34|65|e
Santa Marta||CO|Magdalena|11.2408|-74.199|America/Bogota|540|SMR|coast|40|80|w
Quito||EC|Pichincha|-0.2202|-78.5123|America/Guayaquil|1780|UIO|mountain|46|75|e
Guayaquil||EC|Guayas|-2.1880|-79.9030|America/Guayaquil|2650|GYE|city arcades|34|80|e
Cuenca||EC|Azuay|-2.9001|-79.0059|America/Guayaquil|330|CUE|city arcades|32|65|e
Puerto Ayora||EC|Galápagos|-0.743|-90.3132|Pacific/Galapagos|12|GPS|island|44|190|e
Lima||PE|Lima|-12.0464|-77.0428|America/Lima|10000|LIM|city lima|60|85|s
Cusco|Cuzco|PE|Cusco|-13.5164|-71.9788|America/Lima|437|CUZ|mountain cusco|60|80|n
Arequipa||PE|Arequipa|-16.3989|-71.535|America/Lima|1008|AQP|city arcades|38|70|n
Aguas Calientes||PE|Cusco|-13.1547|-72.5254|America/Lima|5|CUZ|mountain|46|120|n
La Paz||BO|La Paz|-16.4897|-68.1193|America/La_Paz|757|LPB|mountain|34|65|n
Santa Cruz de la Sierra||BO|Santa Cruz|-17.7834|-63.1821|America/La_Paz|1607|VVI|city arcades|26|70|e
Santiago||CL|Santiago Metropolitan|-33.4489|-70.6693|America/Santiago|6160|SCL|city arcades|58|95|s
Valparaíso||CL|Valparaíso|-33.0458|-71.6197|America/Santiago|296|SCL|coast|42|85|s
San Pedro de Atacama||CL|Antofagasta|-22.9087|-68.1997|America/Santiago|6|CJC|desert|44|165|e
Puerto Natales||CL|Magallanes|-51.7236|-72.4875|America/Santiago|21|PNT|mountain|38|160|s
Punta Arenas||CL|Magallanes|-53.1571|-70.9282|America/Punta_Arenas|125|PUQ|coast|32|100|s
Puerto Varas||CL|Los Lagos|-41.3195|-72.9854|America/Santiago|45|PMC|mountain|34|115|s
Hanga Roa||CL|Easter Island|-27.151|-109.4295|Pacific/Easter|8|IPC|island|34|210|s
Buenos Aires||AR|Buenos Aires|-34.6037|-58.3816|America/Argentina/Buenos_Aires|3121|BUE|city aires|74|95|s
Mendoza||AR|Mendoza|-32.8895|-68.8458|America/Argentina/Mendoza|115|MDZ|countryside meadow|44|90|s
Bariloche||AR|Río Negro|-41.1335|-71.3103|America/Argentina/Salta|135|BRC|mountain|44|110|e
Córdoba=cordoba||AR|Córdoba|-31.4201|-64.1888|America/Argentina/Cordoba|1505|COR|city arcades|34|75|s
Salta||AR|Salta|-24.7821|-65.4232|America/Argentina/Salta|620|SLA|city arcades|34|75|e
Puerto Iguazú||AR|Misiones|-25.5972|-54.5786|America/Argentina/Cordoba|82|IGR|countryside meadow|46|105|e
Ushuaia|Ushuaïa|AR|Tierra del Fuego|-54.7932|-68.3093|America/Argentina/Ushuaia|82|USH|mountain|40|130|s
El Calafate||AR|Santa Cruz|-50.3379|-72.2648|America/Argentina/Rio_Gallegos|27|FTE|mountain|40|120|s
Montevideo||UY|Montevideo|-34.9055|-56.1913|America/Montevideo|1300|MVD|city arcades|40|95|s
Punta del Este||UY|Maldonado|-34.9667|-54.95|America/Montevideo|20|PDP|coast|42|160|s
Asunción||PY|Asunción|-25.2867|-57.647|America/Asuncion|525|ASU|city arcades|26|75|e
Rio de Janeiro||BR|Rio de Janeiro|-22.9711|-43.1823|America/Sao_Paulo|6211|RIO|coast rio|78|110|s
São Paulo||BR|São Paulo|-23.5614|-46.6559|America/Sao_Paulo|11450|SAO|city sao-paulo|70|90|e
Brasília||BR|Federal District|-15.7939|-47.8828|America/Sao_Paulo|2817|BSB|city arcades|38|85|e
Salvador||BR|Bahia|-12.9718|-38.5011|America/Bahia|2418|SSA|coast|50|80|s
Recife||BR|Pernambuco|-8.0539|-34.8811|America/Recife|1489|REC|coast|42|75|s
Fortaleza||BR|Ceará|-3.7319|-38.5267|America/Fortaleza|2429|FOR|coast|46|75|s
Natal||BR|Rio Grande do Norte|-5.7945|-35.211|America/Recife|751|NAT|coast|40|75|s
Florianópolis||BR|Santa Catarina|-27.5924|-48.5368|America/Sao_Paulo|537|FLN|coast|48|95|s
Porto Alegre||BR|Rio Grande do Sul|-30.0346|-51.2177|America/Sao_Paulo|1333|POA|city arcades|34|75|e
Curitiba||BR|Paraná|-25.4284|-49.2733|America/Sao_Paulo|1774|CWB|city arcades|34|70|e
Foz do Iguaçu||BR|Paraná|-25.5163|-54.5854|America/Sao_Paulo|285|IGU|countryside meadow|48|90|e
Belo Horizonte||BR|Minas Gerais|-19.9167|-43.9345|America/Sao_Paulo|2316|BHZ|city arcades|36|75|e
Manaus||BR|Amazonas|-3.119|-60.0217|America/Manaus|2064|MAO|city arcades|34|80|e
Búzios||BR|Rio de Janeiro|-22.7469|-41.8817|America/Sao_Paulo|40|CFB|coast|42|120|s
Porto Seguro||BR|Bahia|-16.4435|-39.0643|America/Bahia|168|BPS|coast|42|95|s
Fernando de Noronha||BR|Pernambuco|-3.8442|-32.4120|America/Noronha|3|FEN|island|36|240|s
Georgetown||GY|Demerara-Mahaica|6.8013|-58.1551|America/Guyana|200|GEO|city arcades|24|130|e
Paramaribo||SR|Paramaribo|5.852|-55.2038|America/Paramaribo|241|PBM|city arcades|20|95|e
Cayenne||GF|French Guiana|4.9372|-52.326|America/Cayenne|61|CAY|city arcades|22|120|e
Caracas||VE|Capital District|10.4806|-66.9036|America/Caracas|2245|CCS|mountain|24|95|e
`;
