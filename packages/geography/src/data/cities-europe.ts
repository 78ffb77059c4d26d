/** Rows as `readCities` reads them. */
export const CITIES_EUROPE = `
London|Londres|GB|England|51.5074|-0.1278|Europe/London|8866|LON|city london|100|180|e
Edinburgh|Édimbourg|GB|Scotland|55.9533|-3.1883|Europe/London|514|EDI|city edinburgh|72|145|n
Glasgow||GB|Scotland|55.8617|-4.2583|Europe/London|635|GLA|city gable|44|105|n
Inverness||GB|Scotland|57.4778|-4.2247|Europe/London|47|INV|city gable|40|125|n
Aberdeen||GB|Scotland|57.1497|-2.0943|Europe/London|198|ABZ|city gable|28|90|e
Manchester||GB|England|53.4808|-2.2426|Europe/London|568|MAN|city gable|54|110|e
Liverpool||GB|England|53.4084|-2.9863|Europe/London|496|LPL|city gable|46|100|e
Birmingham||GB|England|52.4796|-1.9026|Europe/London|1145|BHX|city gable|42|100|e
Leeds||GB|England|53.7974|-1.5437|Europe/London|822|LBA|city gable|34|95|e
York||GB|England|53.959|-1.0815|Europe/London|142|LBA|city gable|48|120|n
Newcastle upon Tyne||GB|England|54.9738|-1.6131|Europe/London|300|NCL|city gable|36|95|e
Bristol||GB|England|51.4545|-2.5879|Europe/London|479|BRS|city gable|42|110|e
Bath||GB|England|51.3811|-2.359|Europe/London|95|BRS|city gable|52|150|n
Oxford||GB|England|51.752|-1.2577|Europe/London|166|LON|city gable|50|150|n
Cambridge||GB|England|52.2053|0.1218|Europe/London|146|STN|city gable|46|145|n
Brighton||GB|England|50.8225|-0.1372|Europe/London|277|LGW|coast|44|130|n
Windermere||GB|England|54.3807|-2.9068|Europe/London|8|MAN|mountain|40|145|n
St Ives||GB|England|50.2089|-5.4909|Europe/London|11|NQY|coast|36|150|n
Cardiff||GB|Wales|51.4816|-3.1791|Europe/London|372|CWL|city gable|38|100|e
Belfast||GB|Northern Ireland|54.5973|-5.9301|Europe/London|348|BFS|city gable|42|105|e
Dublin||IE|Leinster|53.3498|-6.2603|Europe/Dublin|593|DUB|city dublin|74|165|n
Galway||IE|Connacht|53.2707|-9.0568|Europe/Dublin|84|SNN|coast|42|140|n
Cork||IE|Munster|51.8985|-8.4756|Europe/Dublin|224|ORK|city gable|38|130|n
Killarney||IE|Munster|52.0599|-9.5044|Europe/Dublin|15|KIR|mountain|42|140|n
Reykjavik||IS|Capital Region|64.1466|-21.9426|Atlantic/Reykjavik|140|REK|coast reykjavik|60|185|n
Oslo||NO|Oslo|59.9139|10.7522|Europe/Oslo|718|OSL|city gable|56|135|n
Bergen||NO|Vestland|60.3913|5.3221|Europe/Oslo|292|BGO|coast|46|135|n
Stavanger||NO|Rogaland|58.9750|5.7097|Europe/Oslo|149|SVG|coast|34|125|n
Trondheim||NO|Trøndelag|63.4305|10.3951|Europe/Oslo|214|TRD|city gable|32|120|n
Ålesund||NO|Møre og Romsdal|62.4722|6.1495|Europe/Oslo|58|AES|coast|34|130|n
Tromsø||NO|Troms|69.6381|18.9943|Europe/Oslo|78|TOS|mountain|46|155|e
Stockholm||SE|Stockholm|59.3293|18.0686|Europe/Stockholm|988|STO|city stockholm|66|135|n
Gothenburg|Göteborg|SE|Västra Götaland|57.7089|11.9746|Europe/Stockholm|604|GOT|city gable|42|110|n
Malmö||SE|Skåne|55.605|13.0038|Europe/Stockholm|362|MMX|city gable|34|105|n
Kiruna||SE|Norrbotten|67.8558|20.2253|Europe/Stockholm|17|KRN|mountain|30|140|e
Copenhagen|Copenhague|DK|Capital Region|55.6787|12.5628|Europe/Copenhagen|660|CPH|city copenhagen|72|155|n
Aarhus||DK|Central Denmark|56.1629|10.2039|Europe/Copenhagen|290|AAR|city gable|34|115|n
Billund||DK|South Denmark|55.7308|9.1153|Europe/Copenhagen|7|BLL|countryside meadow|36|130|n
Tórshavn||FO|Streymoy|62.0107|-6.7741|Atlantic/Faroe|14|FAE|coast|28|145|n
Helsinki||FI|Uusimaa|60.1699|24.9384|Europe/Helsinki|675|HEL|city gable|50|120|n
Rovaniemi||FI|Lapland|66.5039|25.7294|Europe/Helsinki|65|RVN|countryside meadow|44|150|e
Tampere||FI|Pirkanmaa|61.4978|23.761|Europe/Helsinki|255|TMP|city gable|26|100|n
Tallinn||EE|Harju|59.437|24.7536|Europe/Tallinn|454|TLL|city gable|50|90|n
Riga||LV|Riga|56.9496|24.1052|Europe/Riga|605|RIX|city gable|46|80|n
Vilnius||LT|Vilnius|54.6872|25.2797|Europe/Vilnius|593|VNO|city gable|44|80|n
Paris||FR|Île-de-France|48.8566|2.3522|Europe/Paris|2103|PAR|city paris|100|165|e
Nice||FR|Provence-Alpes-Côte d'Azur|43.7102|7.262|Europe/Paris|353|NCE|coast nice|66|150|n
Cannes||FR|Provence-Alpes-Côte d'Azur|43.5528|7.0174|Europe/Paris|74|NCE|coast|52|190|n
Saint-Tropez||FR|Provence-Alpes-Côte d'Azur|43.2669|6.6398|Europe/Paris|4|TLN|coast|46|300|n
Marseille||FR|Provence-Alpes-Côte d'Azur|43.2965|5.3698|Europe/Paris|877|MRS|coast|48|105|n
Aix-en-Provence||FR|Provence-Alpes-Côte d'Azur|43.5297|5.4474|Europe/Paris|147|MRS|town|44|130|n
Avignon||FR|Provence-Alpes-Côte d'Azur|43.9493|4.8055|Europe/Paris|91|AVN|town|44|120|n
Lyon||FR|Auvergne-Rhône-Alpes|45.764|4.8357|Europe/Paris|522|LYS|city gable|52|110|e
Annecy||FR|Auvergne-Rhône-Alpes|45.8992|6.1294|Europe/Paris|131|GVA|mountain|44|130|n
Chamonix||FR|Auvergne-Rhône-Alpes|45.9237|6.8694|Europe/Paris|9|GVA|mountain|50|180|k
Courchevel||FR|Auvergne-Rhône-Alpes|45.4154|6.6347|Europe/Paris|2|CMF|mountain|44|370|k
Val d'Isère||FR|Auvergne-Rhône-Alpes|45.448|6.9806|Europe/Paris|2|CMF|mountain|44|310|k
Grenoble||FR|Auvergne-Rhône-Alpes|45.1885|5.7245|Europe/Paris|157|GNB|mountain|34|85|k
Bordeaux||FR|Nouvelle-Aquitaine|44.8378|-0.5792|Europe/Paris|261|BOD|city gable|54|115|n
Biarritz||FR|Nouvelle-Aquitaine|43.4832|-1.5586|Europe/Paris|26|BIQ|coast|46|150|n
La Rochelle||FR|Nouvelle-Aquitaine|46.1603|-1.1511|Europe/Paris|78|LRH|coast|40|110|n
Toulouse||FR|Occitanie|43.6047|1.4442|Europe/Paris|504|TLS|city gable|46|95|e
Montpellier||FR|Occitanie|43.6108|3.8767|Europe/Paris|302|MPL|town|40|95|n
Carcassonne||FR|Occitanie|43.213|2.3491|Europe/Paris|46|CCF|town|38|100|n
Strasbourg||FR|Grand Est|48.5734|7.7521|Europe/Paris|291|SXB|town|48|110|e
Colmar||FR|Grand Est|48.0794|7.3585|Europe/Paris|67|EAP|town|42|115|e
Reims||FR|Grand Est|49.2583|4.0317|Europe/Paris|180|PAR|town|40|110|e
Nantes||FR|Pays de la Loire|47.2184|-1.5536|Europe/Paris|323|NTE|city gable|38|90|e
Saint-Malo||FR|Brittany|48.6493|-2.0257|Europe/Paris|47|RNS|coast|44|125|n
Rennes||FR|Brittany|48.1173|-1.6778|Europe/Paris|227|RNS|town|32|90|e
Bayeux||FR|Normandy|49.2764|-0.7024|Europe/Paris|13|CFR|countryside|38|105|n
Deauville||FR|Normandy|49.3539|0.0744|Europe/Paris|4|DOL|coast|38|170|n
Lille||FR|Hauts-de-France|50.6292|3.0573|Europe/Paris|238|LIL|city gable|40|95|e
Dijon||FR|Burgundy|47.322|5.0415|Europe/Paris|160|LYS|town|36|95|e
Ajaccio||FR|Corsica|41.9312|8.7319|Europe/Paris|73|AJA|coast|42|130|n
Bonifacio||FR|Corsica|41.3889|9.1644|Europe/Paris|3|FSC|coast|40|170|n
Monte Carlo|Monte-Carlo|MC|Monaco|43.7396|7.4277|Europe/Monaco|15|NCE|coast|54|310|n
Luxembourg||LU|Luxembourg|49.6116|6.1319|Europe/Luxembourg|135|LUX|city gable|42|130|e
Brussels|Bruxelles|BE|Brussels|50.8467|4.3525|Europe/Brussels|1240|BRU|city brussels|62|120|e
Bruges||BE|West Flanders|51.2093|3.2247|Europe/Brussels|119|OST|city gable|52|125|n
Antwerp|Anvers|BE|Antwerp|51.2194|4.4025|Europe/Brussels|536|ANR|city gable|42|110|e
Ghent|Gand|BE|East Flanders|51.0543|3.7174|Europe/Brussels|267|BRU|city gable|42|115|e
Amsterdam||NL|North Holland|52.3676|4.9041|Europe/Amsterdam|931|AMS|city amsterdam|86|175|n
Rotterdam||NL|South Holland|51.9244|4.4777|Europe/Amsterdam|670|RTM|city gable|44|120|e
The Hague|La Haye|NL|South Holland|52.0705|4.3007|Europe/Amsterdam|562|RTM|coast|42|125|n
Utrecht||NL|Utrecht|52.0907|5.1214|Europe/Amsterdam|374|AMS|city gable|38|125|e
Maastricht||NL|Limburg|50.8514|5.691|Europe/Amsterdam|124|MST|city gable|34|115|e
Eindhoven||NL|North Brabant|51.4416|5.4697|Europe/Amsterdam|246|EIN|city gable|34|105|e
Berlin||DE|Berlin|52.52|13.405|Europe/Berlin|3755|BER|city berlin|76|120|e
Munich||DE|Bavaria|48.1374|11.5755|Europe/Berlin|1512|MUC|city munich|72|140|e
Frankfurt|Francfort|DE|Hesse|50.1109|8.6821|Europe/Berlin|773|FRA|city frankfurt|62|120|e
Hamburg|Hambourg|DE|Hamburg|53.5511|9.9937|Europe/Berlin|1892|HAM|city gable|56|120|e
Cologne||DE|North Rhine-Westphalia|50.9375|6.9603|Europe/Berlin|1085|CGN|city gable|50|110|e
Düsseldorf||DE|North Rhine-Westphalia|51.2277|6.7735|Europe/Berlin|629|DUS|city gable|46|110|e
Stuttgart||DE|Baden-Württemberg|48.7758|9.1829|Europe/Berlin|633|STR|city gable|38|105|e
Heidelberg||DE|Baden-Württemberg|49.3988|8.6724|Europe/Berlin|162|FRA|city gable|44|115|n
Baden-Baden||DE|Baden-Württemberg|48.7606|8.2398|Europe/Berlin|56|FKB|countryside meadow|38|150|e
Freiburg||DE|Baden-Württemberg|47.999|7.8421|Europe/Berlin|236|EAP|city gable|36|110|e
Nuremberg||DE|Bavaria|49.4521|11.0767|Europe/Berlin|523|NUE|city gable|40|105|e
Füssen||DE|Bavaria|47.5696|10.7004|Europe/Berlin|16|FMM|mountain|42|125|e
Garmisch-Partenkirchen||DE|Bavaria|47.4917|11.0955|Europe/Berlin|27|INN|mountain|40|135|k
Dresden|Dresde|DE|Saxony|51.0504|13.7373|Europe/Berlin|563|DRS|city gable|42|95|e
Leipzig||DE|Saxony|51.3397|12.3731|Europe/Berlin|616|LEJ|city gable|36|90|e
Bremen|Brême|DE|Bremen|53.0793|8.8017|Europe/Berlin|577|BRE|city gable|30|90|e
Hanover|Hanovre|DE|Lower Saxony|52.3759|9.732|Europe/Berlin|545|HAJ|city gable|36|95|e
Zurich||CH|Zurich|47.3769|8.5417|Europe/Zurich|428|ZRH|city zurich|62|200|e
Geneva|Genève|CH|Geneva|46.2044|6.1432|Europe/Zurich|204|GVA|city gable|58|200|e
Basel|Bâle|CH|Basel-Stadt|47.5596|7.5886|Europe/Zurich|174|EAP|city gable|40|165|e
Bern|Berne|CH|Bern|46.948|7.4474|Europe/Zurich|134|BRN|city gable|40|160|e
Lucerne||CH|Lucerne|47.0502|8.3093|Europe/Zurich|83|ZRH|mountain|52|190|n
Interlaken||CH|Bern|46.6863|7.8632|Europe/Zurich|6|BRN|mountain|52|190|n
Zermatt||CH|Valais|46.0207|7.7491|Europe/Zurich|6|GVA|mountain|52|280|k
St. Moritz|Saint-Moritz|CH|Graubünden|46.4908|9.8355|Europe/Zurich|5|ZRH|mountain|48|360|k
Lugano||CH|Ticino|46.0037|8.9511|Europe/Zurich|62|LUG|mountain|40|180|n
Davos||CH|Graubünden|46.8027|9.836|Europe/Zurich|11|ZRH|mountain|42|240|k
Lausanne||CH|Vaud|46.5197|6.6323|Europe/Zurich|140|GVA|city gable|42|175|e
Verbier||CH|Valais|46.0966|7.2286|Europe/Zurich|3|GVA|mountain|42|290|k
Vienna|Vienne|AT|Vienna|48.2082|16.3738|Europe/Vienna|1982|VIE|city vienna|78|130|e
Salzburg|Salzbourg|AT|Salzburg|47.8095|13.055|Europe/Vienna|157|SZG|city gable|56|140|e
Innsbruck||AT|Tyrol|47.2692|11.4041|Europe/Vienna|131|INN|mountain|50|135|k
Kitzbühel||AT|Tyrol|47.4464|12.3929|Europe/Vienna|8|INN|mountain|42|220|k
Hallstatt||AT|Upper Austria|47.5622|13.6493|Europe/Vienna|1|SZG|mountain|42|160|n
Graz||AT|Styria|47.0707|15.4395|Europe/Vienna|300|GRZ|city gable|36|100|e
Prague||CZ|Prague|50.0755|14.4378|Europe/Prague|1357|PRG|city prague|78|100|e
Český Krumlov||CZ|South Bohemia|48.8127|14.3175|Europe/Prague|13|LNZ|city gable|40|90|n
Brno||CZ|South Moravia|49.1951|16.6068|Europe/Prague|400|BRQ|city gable|30|75|e
Budapest||HU|Budapest|47.4979|19.0402|Europe/Budapest|1686|BUD|city budapest|72|95|e
Bratislava||SK|Bratislava|48.1486|17.1077|Europe/Bratislava|476|BTS|city gable|40|85|e
Warsaw|Varsovie|PL|Masovia|52.2297|21.0122|Europe/Warsaw|1863|WAW|city gable|54|90|e
Kraków|Cracovie|PL|Lesser Poland|50.0619|19.9369|Europe/Warsaw|806|KRK|city gable|58|80|e
Gdańsk||PL|Pomerania|54.352|18.6466|Europe/Warsaw|486|GDN|city gable|46|85|n
Wrocław||PL|Lower Silesia|51.1079|17.0385|Europe/Warsaw|674|WRO|city gable|40|75|e
Poznań||PL|Greater Poland|52.4064|16.9252|Europe/Warsaw|546|POZ|city gable|32|75|e
Zakopane||PL|Lesser Poland|49.2992|19.9496|Europe/Warsaw|27|KRK|mountain|40|85|e
Rome||IT|Lazio|41.8967|12.4822|Europe/Rome|2755|ROM|city rome|94|150|e
Milan||IT|Lombardy|45.4642|9.19|Europe/Rome|1354|MIL|city milan|76|160|e
Venice|Venise|IT|Veneto|45.4371|12.3326|Europe/Rome|250|VCE|city venice|82|180|n
Florence||IT|Tuscany|43.7696|11.2558|Europe/Rome|361|FLR|town florence|80|165|n
Siena|Sienne|IT|Tuscany|43.3188|11.3308|Europe/Rome|53|FLR|town|46|140|n
Pisa|Pise|IT|Tuscany|43.7228|10.4017|Europe/Rome|90|PSA|town|44|110|n
Lucca|Lucques|IT|Tuscany|43.8429|10.5027|Europe/Rome|89|PSA|town|42|130|n
Naples||IT|Campania|40.8518|14.2681|Europe/Rome|914|NAP|coast naples|62|120|n
Sorrento|Sorrente|IT|Campania|40.6263|14.3758|Europe/Rome|15|NAP|coast|56|190|n
Positano||IT|Campania|40.6330|14.4836|Europe/Rome|4|NAP|coast|54|340|n
Amalfi||IT|Campania|40.6392|14.5991|Europe/Rome|5|NAP|coast|52|270|n
Capri||IT|Campania|40.5507|14.2426|Europe/Rome|7|NAP|island|50|330|n
Bologna|Bologne|IT|Emilia-Romagna|44.4938|11.3387|Europe/Rome|390|BLQ|town|48|125|e
Verona|Vérone|IT|Veneto|45.4384|10.9916|Europe/Rome|256|VRN|town|48|130|n
Turin||IT|Piedmont|45.0703|7.6869|Europe/Rome|847|TRN|city arcades|42|110|e
Genoa|Gênes|IT|Liguria|44.4056|8.9463|Europe/Rome|562|GOA|coast|42|110|n
Monterosso al Mare||IT|Liguria|44.1458|9.6546|Europe/Rome|1|PSA|coast|46|190|n
Portofino||IT|Liguria|44.3061|9.2105|Europe/Rome|1|GOA|coast|42|380|n
Como|Côme|IT|Lombardy|45.8081|9.0852|Europe/Rome|84|MIL|mountain|50|200|n
Bellagio||IT|Lombardy|45.9872|9.2619|Europe/Rome|4|MIL|mountain|46|270|n
Cortina d'Ampezzo||IT|Veneto|46.5405|12.1357|Europe/Rome|6|VCE|mountain|44|270|k
Bolzano||IT|South Tyrol|46.4983|11.3548|Europe/Rome|107|BZO|mountain|40|140|e
Bari||IT|Apulia|41.1171|16.8719|Europe/Rome|316|BRI|coast|42|100|n
Ostuni||IT|Apulia|40.7306|17.5777|Europe/Rome|31|BDS|town|38|150|n
Matera||IT|Basilicata|40.6664|16.6043|Europe/Rome|60|BRI|town|40|125|n
Palermo|Palerme|IT|Sicily|38.1157|13.3615|Europe/Rome|630|PMO|coast|48|100|n
Catania|Catane|IT|Sicily|37.5079|15.083|Europe/Rome|299|CTA|coast|44|95|n
Taormina|Taormine|IT|Sicily|37.8516|15.2853|Europe/Rome|11|CTA|coast|50|210|n
Cagliari||IT|Sardinia|39.2238|9.1217|Europe/Rome|148|CAG|coast|42|110|n
Porto Cervo||IT|Sardinia|41.1426|9.5285|Europe/Rome|1|OLB|coast|42|330|n
Perugia|Pérouse|IT|Umbria|43.1107|12.3908|Europe/Rome|162|PEG|town|36|105|e
Madrid||ES|Madrid|40.4168|-3.7038|Europe/Madrid|3332|MAD|city madrid|82|130|e
Barcelona|Barcelone|ES|Catalonia|41.3874|2.1686|Europe/Madrid|1660|BCN|city barcelona|92|155|n
Seville||ES|Andalusia|37.3891|-5.9845|Europe/Madrid|684|SVQ|town seville|62|120|e
Granada||ES|Andalusia|37.1773|-3.5986|Europe/Madrid|231|GRX|town|52|95|e
Córdoba|Cordoue|ES|Andalusia|37.8882|-4.7794|Europe/Madrid|322|SVQ|town|44|95|e
Málaga||ES|Andalusia|36.7213|-4.4214|Europe/Madrid|586|AGP|coast malaga|62|120|n
Marbella||ES|Andalusia|36.5101|-4.8825|Europe/Madrid|156|AGP|coast|54|200|n
Cádiz|Cadix|ES|Andalusia|36.5271|-6.2886|Europe/Madrid|112|XRY|coast|40|115|n
Ronda||ES|Andalusia|36.7423|-5.1671|Europe/Madrid|34|AGP|town|38|105|e
Valencia|Valence|ES|Valencia|39.4699|-0.3763|Europe/Madrid|808|VLC|city arcades|56|110|n
Alicante||ES|Valencia|38.3452|-0.481|Europe/Madrid|349|ALC|coast|50|100|n
Bilbao||ES|Basque Country|43.263|-2.935|Europe/Madrid|346|BIO|city arcades|46|115|n
San Sebastián|Saint-Sébastien|ES|Basque Country|43.3183|-1.9812|Europe/Madrid|188|EAS|coast|52|180|n
Santiago de Compostela|St-Jacques-de-Compostelle|ES|Galicia|42.88|-8.54|Europe/Madrid|99|SCQ|town|42|95|n
Toledo|Tolède|ES|Castile-La Mancha|39.8628|-4.0273|Europe/Madrid|86|MAD|town|40|95|e
Salamanca|Salamanque|ES|Castile and León|40.9701|-5.6635|Europe/Madrid|143|MAD|town|34|85|e
Palma|Palma de Majorque|ES|Balearic Islands|39.5696|2.6502|Europe/Madrid|430|PMI|coast palma|68|150|n
Ibiza||ES|Balearic Islands|38.9067|1.4206|Europe/Madrid|51|IBZ|island ibiza|60|200|n
Mahón||ES|Balearic Islands|39.8885|4.2658|Europe/Madrid|30|MAH|island|44|140|n
Santa Cruz de Tenerife||ES|Canary Islands|28.4636|-16.2518|Atlantic/Canary|209|TCI|island|50|90|w
Costa Adeje||ES|Canary Islands|28.0916|-16.7331|Atlantic/Canary|50|TCI|coast|52|135|w
Las Palmas||ES|Canary Islands|28.1235|-15.4363|Atlantic/Canary|378|LPA|island|50|105|w
Arrecife||ES|Canary Islands|28.963|-13.5477|Atlantic/Canary|66|ACE|island|48|120|w
Corralejo||ES|Canary Islands|28.7394|-13.8671|Atlantic/Canary|19|FUE|island|42|115|w
Lisbon|Lisbonne|PT|Lisbon|38.7139|-9.1394|Europe/Lisbon|546|LIS|town lisbon|90|105|n
Porto||PT|Norte|41.1496|-8.611|Europe/Lisbon|232|OPO|city porto|68|110|n
Sintra||PT|Lisbon|38.7979|-9.3904|Europe/Lisbon|385|LIS|town|46|130|n
Cascais||PT|Lisbon|38.7084|-9.4170|Europe/Lisbon|214|LIS|coast|46|150|n
Faro||PT|Algarve|37.0179|-7.9308|Europe/Lisbon|68|FAO|coast|46|100|n
Lagos=lagos||PT|Algarve|37.1028|-8.673|Europe/Lisbon|34|FAO|coast|48|120|n
Albufeira||PT|Algarve|37.0891|-8.2479|Europe/Lisbon|44|FAO|coast|50|115|n
Évora||PT|Alentejo|38.5714|-7.9135|Europe/Lisbon|54|LIS|town|36|105|e
Coimbra||PT|Centro|40.2056|-8.4196|Europe/Lisbon|141|OPO|town|36|85|e
Funchal||PT|Madeira|32.6507|-16.9084|Europe/Lisbon|106|FNC|island|56|110|e
Ponta Delgada||PT|Azores|37.7443|-25.6646|Atlantic/Azores|67|PDL|island|46|100|n
Andorra la Vella|Andorre-la-Vieille|AD|Andorra la Vella|42.5063|1.5218|Europe/Andorra|23|LEU|mountain|38|110|k
Gibraltar||GI|Gibraltar|36.1408|-5.3536|Europe/Gibraltar|34|GIB|coast|30|125|n
Valletta|La Valette|MT|Malta|35.8989|14.5146|Europe/Malta|6|MLA|coast|54|120|n
Athens|Athènes|GR|Attica|37.9755|23.7348|Europe/Athens|643|ATH|town athens|76|120|n
Thessaloniki|Thessalonique|GR|Central Macedonia|40.6401|22.9444|Europe/Athens|320|SKG|coast|44|90|n
Santorini|Santorin|GR|South Aegean|36.4167|25.4319|Europe/Athens|16|JTR|island santorini|66|260|n
Mykonos||GR|South Aegean|37.4467|25.3289|Europe/Athens|11|JMK|island|58|290|n
Naxos||GR|South Aegean|37.0979|25.3856|Europe/Athens|21|JNX|island|38|120|n
Rhodes||GR|South Aegean|36.4434|28.2278|Europe/Athens|56|RHO|island|50|120|n
Kos||GR|South Aegean|36.8933|27.2877|Europe/Athens|20|KGS|island|44|115|n
Heraklion|Héraklion|GR|Crete|35.3387|25.1442|Europe/Athens|179|HER|coast|50|105|n
Chania|La Canée|GR|Crete|35.5138|24.018|Europe/Athens|54|CHQ|coast|50|120|n
Corfu|Corfou|GR|Ionian Islands|39.6243|19.9217|Europe/Athens|33|CFU|island|48|125|n
Zakynthos|Zante|GR|Ionian Islands|37.7878|20.8988|Europe/Athens|17|ZTH|island|44|120|n
Nicosia|Nicosie|CY|Nicosia|35.1725|33.365|Asia/Nicosia|116|LCA|city arcades|28|85|e
Limassol||CY|Limassol|34.6786|33.0413|Asia/Nicosia|124|LCA|coast|42|125|n
Paphos||CY|Paphos|34.7571|32.4151|Asia/Nicosia|37|PFO|coast|44|115|n
Zagreb||HR|Zagreb|45.815|15.9819|Europe/Zagreb|767|ZAG|town|44|90|e
Dubrovnik||HR|Dubrovnik-Neretva|42.6507|18.0944|Europe/Zagreb|42|DBV|town dubrovnik|62|165|n
Split||HR|Split-Dalmatia|43.5119|16.4445|Europe/Zagreb|161|SPU|coast|56|130|n
Hvar||HR|Split-Dalmatia|43.1729|16.4455|Europe/Zagreb|4|SPU|island|48|190|n
Zadar||HR|Zadar|44.1213|15.2378|Europe/Zagreb|71|ZAD|coast|42|110|n
Rovinj||HR|Istria|45.0812|13.6387|Europe/Zagreb|13|PUY|coast|42|150|n
Ljubljana||SI|Central Slovenia|46.0511|14.5051|Europe/Ljubljana|285|LJU|town|46|105|e
Bled||SI|Upper Carniola|46.3692|14.1136|Europe/Ljubljana|5|LJU|mountain|44|125|n
Belgrade||RS|Belgrade|44.8178|20.4569|Europe/Belgrade|1198|BEG|city gable|44|80|e
Sarajevo||BA|Sarajevo|43.8563|18.4131|Europe/Sarajevo|275|SJJ|city gable|38|65|e
Mostar||BA|Herzegovina-Neretva|43.3373|17.815|Europe/Sarajevo|105|OMO|city gable|36|60|n
Kotor||ME|Kotor|42.4247|18.7712|Europe/Podgorica|13|TIV|coast|44|115|n
Podgorica||ME|Podgorica|42.441|19.2627|Europe/Podgorica|180|TGD|city arcades|24|65|e
Tirana||AL|Tirana|41.3275|19.8187|Europe/Tirane|557|TIA|city arcades|40|70|e
Sarandë||AL|Vlorë|39.8756|20.005|Europe/Tirane|22|CFU|coast|36|75|n
Skopje||MK|Skopje|41.9973|21.428|Europe/Skopje|526|SKP|city gable|28|60|e
Ohrid||MK|Southwestern|41.1172|20.8016|Europe/Skopje|39|OHD|city gable|32|60|n
Pristina||XK|Pristina|42.6629|21.1655|Europe/Belgrade|198|PRN|city gable|22|55|e
Sofia||BG|Sofia|42.6977|23.3219|Europe/Sofia|1280|SOF|city gable|42|70|e
Varna||BG|Varna|43.2141|27.9147|Europe/Sofia|311|VAR|coast|40|75|n
Bansko||BG|Blagoevgrad|41.8383|23.4885|Europe/Sofia|8|SOF|mountain|34|70|k
Bucharest|Bucarest|RO|Bucharest|44.4268|26.1025|Europe/Bucharest|1716|BUH|city gable|44|80|e
Brașov||RO|Brașov|45.6427|25.5887|Europe/Bucharest|237|GHV|city gable|38|70|e
Cluj-Napoca||RO|Cluj|46.7712|23.6236|Europe/Bucharest|287|CLJ|city gable|34|70|e
Chișinău||MD|Chișinău|47.0105|28.8638|Europe/Chisinau|567|RMO|city gable|20|60|e
Kyiv||UA|Kyiv|50.4501|30.5234|Europe/Kyiv|2952|IEV|city gable|20|65|e
Lviv||UA|Lviv|49.8397|24.0297|Europe/Kyiv|717|LWO|city gable|20|60|e
Minsk||BY|Minsk|53.9006|27.559|Europe/Minsk|1996|MSQ|city gable|18|65|e
Moscow|Moscou|RU|Moscow|55.7522|37.6156|Europe/Moscow|13100|MOW|city gable|40|95|e
St. Petersburg|Saint-Pétersbourg|RU|Saint Petersburg|59.9343|30.3351|Europe/Moscow|5600|LED|city gable|36|85|n
Douglas||IM|Isle of Man|54.1509|-4.4814|Europe/Isle_of_Man|27|IOM|coast|22|110|n
Saint Helier|Saint-Hélier|JE|Jersey|49.1880|-2.0988|Europe/Jersey|36|JER|coast|32|135|n
Longyearbyen||SJ|Svalbard|78.2218|15.6035|Arctic/Longyearbyen|2|LYR|mountain|26|190|e
`;
