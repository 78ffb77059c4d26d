/** `name[=id stem]|French name|country|region|lat|lon|zone|thousand people|metro code|art|demand|price|season`. */
export const CITIES_EUROPE = `
London|Londres|GB|England|51.5074|-0.1278|Europe/London|8866|LON|city clock|100|180|even
Edinburgh|Édimbourg|GB|Scotland|55.9533|-3.1883|Europe/London|514|EDI|town castle|72|145|north-summer
Glasgow||GB|Scotland|55.8617|-4.2583|Europe/London|635|GLA|city spires|44|105|north-summer
Inverness||GB|Scotland|57.4778|-4.2247|Europe/London|47|INV|town castle|40|125|north-summer
Aberdeen||GB|Scotland|57.1497|-2.0943|Europe/London|198|ABZ|city spires|28|90|even
Manchester||GB|England|53.4808|-2.2426|Europe/London|568|MAN|city clock|54|110|even
Liverpool||GB|England|53.4084|-2.9916|Europe/London|496|LPL|city clock|46|100|even
Birmingham||GB|England|52.4796|-1.9026|Europe/London|1145|BHX|city clock|42|100|even
Leeds||GB|England|53.7974|-1.5437|Europe/London|822|LBA|city clock|34|95|even
York||GB|England|53.959|-1.0815|Europe/London|142|LBA|town spires|48|120|north-summer
Newcastle upon Tyne||GB|England|54.9738|-1.6131|Europe/London|300|NCL|city bridge|36|95|even
Bristol||GB|England|51.4545|-2.5879|Europe/London|479|BRS|city bridge|42|110|even
Bath||GB|England|51.3811|-2.359|Europe/London|95|BRS|town spires|52|150|north-summer
Oxford||GB|England|51.752|-1.2577|Europe/London|166|OXF|town dome|50|150|north-summer
Cambridge||GB|England|52.2053|0.1218|Europe/London|146|STN|town spires|46|145|north-summer
Brighton||GB|England|50.8225|-0.1372|Europe/London|277|LGW|coast|44|130|north-summer
Windermere||GB|England|54.3807|-2.9068|Europe/London|8|MAN|mountain|40|145|north-summer
St Ives||GB|England|50.2089|-5.4909|Europe/London|11|NQY|coast|36|150|north-summer
Cardiff||GB|Wales|51.4816|-3.1791|Europe/London|372|CWL|town castle|38|100|even
Belfast||GB|Northern Ireland|54.5973|-5.9301|Europe/London|348|BFS|city dome|42|105|even
Dublin||IE|Leinster|53.3498|-6.2603|Europe/Dublin|593|DUB|city bridge|74|165|north-summer
Galway||IE|Connacht|53.2707|-9.0568|Europe/Dublin|84|SNN|coast|42|140|north-summer
Cork||IE|Munster|51.8985|-8.4756|Europe/Dublin|224|ORK|city spires|38|130|north-summer
Killarney||IE|Munster|52.0599|-9.5044|Europe/Dublin|15|KIR|mountain|42|140|north-summer
Reykjavik||IS|Capital Region|64.1466|-21.9426|Atlantic/Reykjavik|140|REK|coast|60|185|north-summer
Oslo||NO|Oslo|59.9139|10.7522|Europe/Oslo|718|OSL|city tower|56|135|north-summer
Bergen||NO|Vestland|60.3913|5.3221|Europe/Oslo|292|BGO|coast|46|135|north-summer
Stavanger||NO|Rogaland|58.97|5.7331|Europe/Oslo|149|SVG|coast|34|125|north-summer
Trondheim||NO|Trøndelag|63.4305|10.3951|Europe/Oslo|214|TRD|city spires|32|120|north-summer
Ålesund||NO|Møre og Romsdal|62.4722|6.1495|Europe/Oslo|58|AES|coast|34|130|north-summer
Tromsø||NO|Troms|69.6492|18.9553|Europe/Oslo|78|TOS|mountain|46|155|even
Stockholm||SE|Stockholm|59.3293|18.0686|Europe/Stockholm|988|STO|city spires|66|135|north-summer
Gothenburg|Göteborg|SE|Västra Götaland|57.7089|11.9746|Europe/Stockholm|604|GOT|city tower|42|110|north-summer
Malmö||SE|Skåne|55.605|13.0038|Europe/Stockholm|362|MMX|city bridge|34|105|north-summer
Kiruna||SE|Norrbotten|67.8558|20.2253|Europe/Stockholm|17|KRN|mountain|30|140|even
Copenhagen|Copenhague|DK|Capital Region|55.6761|12.5683|Europe/Copenhagen|660|CPH|city spires|72|155|north-summer
Aarhus||DK|Central Denmark|56.1629|10.2039|Europe/Copenhagen|290|AAR|city clock|34|115|north-summer
Billund||DK|South Denmark|55.7308|9.1153|Europe/Copenhagen|7|BLL|countryside|36|130|north-summer
Tórshavn||FO|Streymoy|62.0107|-6.7741|Atlantic/Faroe|14|FAE|coast|28|145|north-summer
Helsinki||FI|Uusimaa|60.1699|24.9384|Europe/Helsinki|675|HEL|city dome|50|120|north-summer
Rovaniemi||FI|Lapland|66.5039|25.7294|Europe/Helsinki|65|RVN|countryside|44|150|even
Tampere||FI|Pirkanmaa|61.4978|23.761|Europe/Helsinki|255|TMP|city tower|26|100|north-summer
Tallinn||EE|Harju|59.437|24.7536|Europe/Tallinn|454|TLL|town spires|50|90|north-summer
Riga||LV|Riga|56.9496|24.1052|Europe/Riga|605|RIX|city spires|46|80|north-summer
Vilnius||LT|Vilnius|54.6872|25.2797|Europe/Vilnius|593|VNO|town castle|44|80|north-summer
Paris||FR|Île-de-France|48.8566|2.3522|Europe/Paris|2103|PAR|city lattice|100|165|even
Nice||FR|Provence-Alpes-Côte d'Azur|43.7102|7.262|Europe/Paris|353|NCE|coast|66|150|north-summer
Cannes||FR|Provence-Alpes-Côte d'Azur|43.5528|7.0174|Europe/Paris|74|NCE|coast|52|190|north-summer
Saint-Tropez||FR|Provence-Alpes-Côte d'Azur|43.2727|6.6406|Europe/Paris|4|TLN|coast|46|300|north-summer
Marseille||FR|Provence-Alpes-Côte d'Azur|43.2965|5.3698|Europe/Paris|877|MRS|coast|48|105|north-summer
Aix-en-Provence||FR|Provence-Alpes-Côte d'Azur|43.5297|5.4474|Europe/Paris|147|MRS|town campanile|44|130|north-summer
Avignon||FR|Provence-Alpes-Côte d'Azur|43.9493|4.8055|Europe/Paris|91|AVN|town castle|44|120|north-summer
Lyon||FR|Auvergne-Rhône-Alpes|45.764|4.8357|Europe/Paris|522|LYS|city tower|52|110|even
Annecy||FR|Auvergne-Rhône-Alpes|45.8992|6.1294|Europe/Paris|131|GVA|mountain|44|130|north-summer
Chamonix||FR|Auvergne-Rhône-Alpes|45.9237|6.8694|Europe/Paris|9|GVA|mountain|50|180|ski
Courchevel||FR|Auvergne-Rhône-Alpes|45.4154|6.6347|Europe/Paris|2|CMF|mountain|44|370|ski
Val d'Isère||FR|Auvergne-Rhône-Alpes|45.448|6.9806|Europe/Paris|2|CMF|mountain|44|310|ski
Grenoble||FR|Auvergne-Rhône-Alpes|45.1885|5.7245|Europe/Paris|157|GNB|mountain|34|85|ski
Bordeaux||FR|Nouvelle-Aquitaine|44.8378|-0.5792|Europe/Paris|261|BOD|city spires|54|115|north-summer
Biarritz||FR|Nouvelle-Aquitaine|43.4832|-1.5586|Europe/Paris|26|BIQ|coast|46|150|north-summer
La Rochelle||FR|Nouvelle-Aquitaine|46.1603|-1.1511|Europe/Paris|78|LRH|coast|40|110|north-summer
Toulouse||FR|Occitanie|43.6047|1.4442|Europe/Paris|504|TLS|city dome|46|95|even
Montpellier||FR|Occitanie|43.6108|3.8767|Europe/Paris|302|MPL|town campanile|40|95|north-summer
Carcassonne||FR|Occitanie|43.213|2.3491|Europe/Paris|46|CCF|town castle|38|100|north-summer
Strasbourg||FR|Grand Est|48.5734|7.7521|Europe/Paris|291|SXB|town spires|48|110|even
Colmar||FR|Grand Est|48.0794|7.3585|Europe/Paris|67|EAP|town spires|42|115|even
Reims||FR|Grand Est|49.2583|4.0317|Europe/Paris|180|PAR|town spires|40|110|even
Nantes||FR|Pays de la Loire|47.2184|-1.5536|Europe/Paris|323|NTE|city tower|38|90|even
Saint-Malo||FR|Brittany|48.6493|-2.0257|Europe/Paris|47|RNS|coast|44|125|north-summer
Rennes||FR|Brittany|48.1173|-1.6778|Europe/Paris|227|RNS|town spires|32|90|even
Bayeux||FR|Normandy|49.2764|-0.7024|Europe/Paris|13|CFR|countryside|38|105|north-summer
Deauville||FR|Normandy|49.3539|0.0744|Europe/Paris|4|DOL|coast|38|170|north-summer
Lille||FR|Hauts-de-France|50.6292|3.0573|Europe/Paris|238|LIL|city clock|40|95|even
Dijon||FR|Burgundy|47.322|5.0415|Europe/Paris|160|LYS|town spires|36|95|even
Ajaccio||FR|Corsica|41.9192|8.7386|Europe/Paris|73|AJA|coast|42|130|north-summer
Bonifacio||FR|Corsica|41.3874|9.1594|Europe/Paris|3|FSC|coast|40|170|north-summer
Monte Carlo|Monte-Carlo|MC|Monaco|43.7396|7.4277|Europe/Monaco|15|NCE|coast|54|310|north-summer
Luxembourg||LU|Luxembourg|49.6116|6.1319|Europe/Luxembourg|135|LUX|town castle|42|130|even
Brussels|Bruxelles|BE|Brussels|50.8467|4.3525|Europe/Brussels|1240|BRU|city spires|62|120|even
Bruges||BE|West Flanders|51.2093|3.2247|Europe/Brussels|119|OST|town campanile|52|125|north-summer
Antwerp|Anvers|BE|Antwerp|51.2194|4.4025|Europe/Brussels|536|ANR|city spires|42|110|even
Ghent|Gand|BE|East Flanders|51.0543|3.7174|Europe/Brussels|267|BRU|town campanile|42|115|even
Amsterdam||NL|North Holland|52.3676|4.9041|Europe/Amsterdam|931|AMS|city bridge|86|175|north-summer
Rotterdam||NL|South Holland|51.9244|4.4777|Europe/Amsterdam|670|RTM|city bridge|44|120|even
The Hague|La Haye|NL|South Holland|52.0705|4.3007|Europe/Amsterdam|562|RTM|coast|42|125|north-summer
Utrecht||NL|Utrecht|52.0907|5.1214|Europe/Amsterdam|374|AMS|town campanile|38|125|even
Maastricht||NL|Limburg|50.8514|5.691|Europe/Amsterdam|124|MST|town spires|34|115|even
Eindhoven||NL|North Brabant|51.4416|5.4697|Europe/Amsterdam|246|EIN|city tower|34|105|even
Berlin||DE|Berlin|52.52|13.405|Europe/Berlin|3755|BER|city tower|76|120|even
Munich||DE|Bavaria|48.1374|11.5755|Europe/Berlin|1512|MUC|city spires|72|140|even
Frankfurt|Francfort|DE|Hesse|50.1109|8.6821|Europe/Berlin|773|FRA|city tower|62|120|even
Hamburg|Hambourg|DE|Hamburg|53.5511|9.9937|Europe/Berlin|1892|HAM|city spires|56|120|even
Cologne||DE|North Rhine-Westphalia|50.9375|6.9603|Europe/Berlin|1085|CGN|city spires|50|110|even
Düsseldorf||DE|North Rhine-Westphalia|51.2277|6.7735|Europe/Berlin|629|DUS|city tower|46|110|even
Stuttgart||DE|Baden-Württemberg|48.7758|9.1829|Europe/Berlin|633|STR|city tower|38|105|even
Heidelberg||DE|Baden-Württemberg|49.3988|8.6724|Europe/Berlin|162|FRA|town castle|44|115|north-summer
Baden-Baden||DE|Baden-Württemberg|48.7606|8.2398|Europe/Berlin|56|FKB|countryside|38|150|even
Freiburg||DE|Baden-Württemberg|47.999|7.8421|Europe/Berlin|236|EAP|town spires|36|110|even
Nuremberg||DE|Bavaria|49.4521|11.0767|Europe/Berlin|523|NUE|town castle|40|105|even
Füssen||DE|Bavaria|47.5696|10.7004|Europe/Berlin|16|FMM|mountain|42|125|even
Garmisch-Partenkirchen||DE|Bavaria|47.4917|11.0955|Europe/Berlin|27|INN|mountain|40|135|ski
Dresden|Dresde|DE|Saxony|51.0504|13.7373|Europe/Berlin|563|DRS|city dome|42|95|even
Leipzig||DE|Saxony|51.3397|12.3731|Europe/Berlin|616|LEJ|city tower|36|90|even
Bremen|Brême|DE|Bremen|53.0793|8.8017|Europe/Berlin|577|BRE|city spires|30|90|even
Hanover|Hanovre|DE|Lower Saxony|52.3759|9.732|Europe/Berlin|545|HAJ|city clock|36|95|even
Zurich||CH|Zurich|47.3769|8.5417|Europe/Zurich|428|ZRH|city spires|62|200|even
Geneva|Genève|CH|Geneva|46.2044|6.1432|Europe/Zurich|204|GVA|city spires|58|200|even
Basel|Bâle|CH|Basel-Stadt|47.5596|7.5886|Europe/Zurich|174|EAP|city spires|40|165|even
Bern|Berne|CH|Bern|46.948|7.4474|Europe/Zurich|134|BRN|town spires|40|160|even
Lucerne||CH|Lucerne|47.0502|8.3093|Europe/Zurich|83|ZRH|mountain|52|190|north-summer
Interlaken||CH|Bern|46.6863|7.8632|Europe/Zurich|6|BRN|mountain|52|190|north-summer
Zermatt||CH|Valais|46.0207|7.7491|Europe/Zurich|6|GVA|mountain|52|280|ski
St. Moritz|Saint-Moritz|CH|Graubünden|46.4908|9.8355|Europe/Zurich|5|ZRH|mountain|48|360|ski
Lugano||CH|Ticino|46.0037|8.9511|Europe/Zurich|62|LUG|mountain|40|180|north-summer
Davos||CH|Graubünden|46.8027|9.836|Europe/Zurich|11|ZRH|mountain|42|240|ski
Lausanne||CH|Vaud|46.5197|6.6323|Europe/Zurich|140|GVA|town spires|42|175|even
Verbier||CH|Valais|46.0966|7.2286|Europe/Zurich|3|GVA|mountain|42|290|ski
Vienna|Vienne|AT|Vienna|48.2082|16.3738|Europe/Vienna|1982|VIE|city dome|78|130|even
Salzburg|Salzbourg|AT|Salzburg|47.8095|13.055|Europe/Vienna|157|SZG|town castle|56|140|even
Innsbruck||AT|Tyrol|47.2692|11.4041|Europe/Vienna|131|INN|mountain|50|135|ski
Kitzbühel||AT|Tyrol|47.4464|12.3929|Europe/Vienna|8|INN|mountain|42|220|ski
Hallstatt||AT|Upper Austria|47.5622|13.6493|Europe/Vienna|1|SZG|mountain|42|160|north-summer
Graz||AT|Styria|47.0707|15.4395|Europe/Vienna|300|GRZ|town clock|36|100|even
Prague||CZ|Prague|50.0755|14.4378|Europe/Prague|1357|PRG|city spires|78|100|even
Brno||CZ|South Moravia|49.1951|16.6068|Europe/Prague|400|BRQ|town spires|30|75|even
Budapest||HU|Budapest|47.4979|19.0402|Europe/Budapest|1686|BUD|city dome|72|95|even
Bratislava||SK|Bratislava|48.1486|17.1077|Europe/Bratislava|476|BTS|town castle|40|85|even
Warsaw|Varsovie|PL|Masovia|52.2297|21.0122|Europe/Warsaw|1863|WAW|city tower|54|90|even
Kraków|Cracovie|PL|Lesser Poland|50.0619|19.9369|Europe/Warsaw|806|KRK|town spires|58|80|even
Gdańsk||PL|Pomerania|54.352|18.6466|Europe/Warsaw|486|GDN|city spires|46|85|north-summer
Wrocław||PL|Lower Silesia|51.1079|17.0385|Europe/Warsaw|674|WRO|city spires|40|75|even
Poznań||PL|Greater Poland|52.4064|16.9252|Europe/Warsaw|546|POZ|town clock|32|75|even
Zakopane||PL|Lesser Poland|49.2992|19.9496|Europe/Warsaw|27|KRK|mountain|40|85|even
Rome||IT|Lazio|41.8967|12.4822|Europe/Rome|2755|ROM|city dome|94|150|even
Milan||IT|Lombardy|45.4642|9.19|Europe/Rome|1354|MIL|city spires|76|160|even
Venice|Venise|IT|Veneto|45.4371|12.3326|Europe/Rome|250|VCE|city dome|82|180|north-summer
Florence||IT|Tuscany|43.7696|11.2558|Europe/Rome|361|FLR|town dome|80|165|north-summer
Siena|Sienne|IT|Tuscany|43.3188|11.3308|Europe/Rome|53|FLR|town campanile|46|140|north-summer
Pisa|Pise|IT|Tuscany|43.7228|10.4017|Europe/Rome|90|PSA|town campanile|44|110|north-summer
Lucca|Lucques|IT|Tuscany|43.8429|10.5027|Europe/Rome|89|PSA|town campanile|42|130|north-summer
Naples||IT|Campania|40.8518|14.2681|Europe/Rome|914|NAP|coast|62|120|north-summer
Sorrento|Sorrente|IT|Campania|40.6263|14.3758|Europe/Rome|15|NAP|coast|56|190|north-summer
Positano||IT|Campania|40.6281|14.4842|Europe/Rome|4|NAP|coast|54|340|north-summer
Amalfi||IT|Campania|40.634|14.6027|Europe/Rome|5|NAP|coast|52|270|north-summer
Capri||IT|Campania|40.5507|14.2426|Europe/Rome|7|NAP|island|50|330|north-summer
Bologna|Bologne|IT|Emilia-Romagna|44.4938|11.3387|Europe/Rome|390|BLQ|town campanile|48|125|even
Verona|Vérone|IT|Veneto|45.4384|10.9916|Europe/Rome|256|VRN|town bridge|48|130|north-summer
Turin||IT|Piedmont|45.0703|7.6869|Europe/Rome|847|TRN|city dome|42|110|even
Genoa|Gênes|IT|Liguria|44.4056|8.9463|Europe/Rome|562|GOA|coast|42|110|north-summer
Monterosso al Mare||IT|Liguria|44.1458|9.6546|Europe/Rome|1|PSA|coast|46|190|north-summer
Portofino||IT|Liguria|44.3035|9.2098|Europe/Rome|1|GOA|coast|42|380|north-summer
Como|Côme|IT|Lombardy|45.8081|9.0852|Europe/Rome|84|MIL|mountain|50|200|north-summer
Bellagio||IT|Lombardy|45.9872|9.2619|Europe/Rome|4|MIL|mountain|46|270|north-summer
Cortina d'Ampezzo||IT|Veneto|46.5405|12.1357|Europe/Rome|6|VCE|mountain|44|270|ski
Bolzano||IT|South Tyrol|46.4983|11.3548|Europe/Rome|107|BZO|mountain|40|140|even
Bari||IT|Apulia|41.1171|16.8719|Europe/Rome|316|BRI|coast|42|100|north-summer
Ostuni||IT|Apulia|40.7306|17.5777|Europe/Rome|31|BDS|town dome|38|150|north-summer
Matera||IT|Basilicata|40.6664|16.6043|Europe/Rome|60|BRI|town campanile|40|125|north-summer
Palermo|Palerme|IT|Sicily|38.1157|13.3615|Europe/Rome|630|PMO|coast|48|100|north-summer
Catania|Catane|IT|Sicily|37.5079|15.083|Europe/Rome|299|CTA|coast|44|95|north-summer
Taormina|Taormine|IT|Sicily|37.8516|15.2853|Europe/Rome|11|CTA|coast|50|210|north-summer
Cagliari||IT|Sardinia|39.2238|9.1217|Europe/Rome|148|CAG|coast|42|110|north-summer
Porto Cervo||IT|Sardinia|41.1353|9.5365|Europe/Rome|1|OLB|coast|42|330|north-summer
Perugia|Pérouse|IT|Umbria|43.1107|12.3908|Europe/Rome|162|PEG|town campanile|36|105|even
Madrid||ES|Madrid|40.4168|-3.7038|Europe/Madrid|3332|MAD|city dome|82|130|even
Barcelona|Barcelone|ES|Catalonia|41.3874|2.1686|Europe/Madrid|1660|BCN|city spires|92|155|north-summer
Seville||ES|Andalusia|37.3891|-5.9845|Europe/Madrid|684|SVQ|town campanile|62|120|even
Granada||ES|Andalusia|37.1773|-3.5986|Europe/Madrid|231|GRX|town castle|52|95|even
Córdoba|Cordoue|ES|Andalusia|37.8882|-4.7794|Europe/Madrid|322|SVQ|town campanile|44|95|even
Málaga||ES|Andalusia|36.7213|-4.4214|Europe/Madrid|586|AGP|coast|62|120|north-summer
Marbella||ES|Andalusia|36.5101|-4.8825|Europe/Madrid|156|AGP|coast|54|200|north-summer
Cádiz|Cadix|ES|Andalusia|36.5271|-6.2886|Europe/Madrid|112|XRY|coast|40|115|north-summer
Ronda||ES|Andalusia|36.7423|-5.1671|Europe/Madrid|34|AGP|town bridge|38|105|even
Valencia|Valence|ES|Valencia|39.4699|-0.3763|Europe/Madrid|808|VLC|city dome|56|110|north-summer
Alicante||ES|Valencia|38.3452|-0.481|Europe/Madrid|349|ALC|coast|50|100|north-summer
Bilbao||ES|Basque Country|43.263|-2.935|Europe/Madrid|346|BIO|city bridge|46|115|north-summer
San Sebastián|Saint-Sébastien|ES|Basque Country|43.3183|-1.9812|Europe/Madrid|188|EAS|coast|52|180|north-summer
Santiago de Compostela|Saint-Jacques-de-Compostelle|ES|Galicia|42.8782|-8.5448|Europe/Madrid|99|SCQ|town spires|42|95|north-summer
Toledo|Tolède|ES|Castile-La Mancha|39.8628|-4.0273|Europe/Madrid|86|MAD|town castle|40|95|even
Salamanca|Salamanque|ES|Castile and León|40.9701|-5.6635|Europe/Madrid|143|MAD|town dome|34|85|even
Palma|Palma de Majorque|ES|Balearic Islands|39.5696|2.6502|Europe/Madrid|430|PMI|coast|68|150|north-summer
Ibiza||ES|Balearic Islands|38.9067|1.4206|Europe/Madrid|51|IBZ|island|60|200|north-summer
Mahón||ES|Balearic Islands|39.8885|4.2658|Europe/Madrid|30|MAH|island|44|140|north-summer
Santa Cruz de Tenerife||ES|Canary Islands|28.4636|-16.2518|Atlantic/Canary|209|TCI|island|50|90|winter-sun
Costa Adeje||ES|Canary Islands|28.0916|-16.7331|Atlantic/Canary|50|TCI|coast|52|135|winter-sun
Las Palmas||ES|Canary Islands|28.1235|-15.4363|Atlantic/Canary|378|LPA|island|50|105|winter-sun
Arrecife||ES|Canary Islands|28.963|-13.5477|Atlantic/Canary|66|ACE|island|48|120|winter-sun
Corralejo||ES|Canary Islands|28.7394|-13.8671|Atlantic/Canary|19|FUE|island|42|115|winter-sun
Lisbon|Lisbonne|PT|Lisbon|38.7139|-9.1394|Europe/Lisbon|546|LIS|town castle|90|105|north-summer
Porto||PT|Norte|41.1496|-8.611|Europe/Lisbon|232|OPO|city bridge|68|110|north-summer
Sintra||PT|Lisbon|38.7979|-9.3904|Europe/Lisbon|385|LIS|town castle|46|130|north-summer
Cascais||PT|Lisbon|38.6968|-9.4215|Europe/Lisbon|214|LIS|coast|46|150|north-summer
Faro||PT|Algarve|37.0179|-7.9308|Europe/Lisbon|68|FAO|coast|46|100|north-summer
Lagos=lagos||PT|Algarve|37.1028|-8.673|Europe/Lisbon|34|FAO|coast|48|120|north-summer
Albufeira||PT|Algarve|37.0891|-8.2479|Europe/Lisbon|44|FAO|coast|50|115|north-summer
Évora||PT|Alentejo|38.5714|-7.9135|Europe/Lisbon|54|LIS|town spires|36|105|even
Coimbra||PT|Centro|40.2056|-8.4196|Europe/Lisbon|141|OPO|town campanile|36|85|even
Funchal||PT|Madeira|32.6507|-16.9084|Europe/Lisbon|106|FNC|island|56|110|even
Ponta Delgada||PT|Azores|37.7394|-25.6687|Atlantic/Azores|67|PDL|island|46|100|north-summer
Andorra la Vella|Andorre-la-Vieille|AD|Andorra la Vella|42.5063|1.5218|Europe/Andorra|23|LEU|mountain|38|110|ski
Gibraltar||GI|Gibraltar|36.1408|-5.3536|Europe/Madrid|34|GIB|coast|30|125|north-summer
Valletta|La Valette|MT|Malta|35.8989|14.5146|Europe/Malta|6|MLA|coast|54|120|north-summer
Athens|Athènes|GR|Attica|37.9755|23.7348|Europe/Athens|643|ATH|town castle|76|120|north-summer
Thessaloniki|Thessalonique|GR|Central Macedonia|40.6401|22.9444|Europe/Athens|320|SKG|coast|44|90|north-summer
Santorini|Santorin|GR|South Aegean|36.4167|25.4319|Europe/Athens|16|JTR|island|66|260|north-summer
Mykonos||GR|South Aegean|37.4467|25.3289|Europe/Athens|11|JMK|island|58|290|north-summer
Naxos||GR|South Aegean|37.1052|25.3764|Europe/Athens|21|JNX|island|38|120|north-summer
Rhodes||GR|South Aegean|36.4434|28.2278|Europe/Athens|56|RHO|island|50|120|north-summer
Kos||GR|South Aegean|36.8933|27.2877|Europe/Athens|20|KGS|island|44|115|north-summer
Heraklion|Héraklion|GR|Crete|35.3387|25.1442|Europe/Athens|179|HER|coast|50|105|north-summer
Chania|La Canée|GR|Crete|35.5138|24.018|Europe/Athens|54|CHQ|coast|50|120|north-summer
Corfu|Corfou|GR|Ionian Islands|39.6243|19.9217|Europe/Athens|33|CFU|island|48|125|north-summer
Zakynthos|Zante|GR|Ionian Islands|37.7878|20.8988|Europe/Athens|17|ZTH|island|44|120|north-summer
Nicosia|Nicosie|CY|Nicosia|35.1725|33.365|Asia/Nicosia|116|LCA|city dome|28|85|even
Limassol||CY|Limassol|34.6786|33.0413|Asia/Nicosia|124|LCA|coast|42|125|north-summer
Paphos||CY|Paphos|34.7571|32.4069|Asia/Nicosia|37|PFO|coast|44|115|north-summer
Zagreb||HR|Zagreb|45.815|15.9819|Europe/Zagreb|767|ZAG|town spires|44|90|even
Dubrovnik||HR|Dubrovnik-Neretva|42.6507|18.0944|Europe/Zagreb|42|DBV|town castle|62|165|north-summer
Split||HR|Split-Dalmatia|43.5081|16.4402|Europe/Zagreb|161|SPU|coast|56|130|north-summer
Hvar||HR|Split-Dalmatia|43.1729|16.4412|Europe/Zagreb|4|SPU|island|48|190|north-summer
Zadar||HR|Zadar|44.1194|15.2314|Europe/Zagreb|71|ZAD|coast|42|110|north-summer
Rovinj||HR|Istria|45.0812|13.6387|Europe/Zagreb|13|PUY|coast|42|150|north-summer
Ljubljana||SI|Central Slovenia|46.0511|14.5051|Europe/Ljubljana|285|LJU|town castle|46|105|even
Bled||SI|Upper Carniola|46.3692|14.1136|Europe/Ljubljana|5|LJU|mountain|44|125|north-summer
Belgrade||RS|Belgrade|44.8178|20.4569|Europe/Belgrade|1198|BEG|city dome|44|80|even
Sarajevo||BA|Sarajevo|43.8563|18.4131|Europe/Sarajevo|275|SJJ|town campanile|38|65|even
Mostar||BA|Herzegovina-Neretva|43.3373|17.815|Europe/Sarajevo|105|OMO|town bridge|36|60|north-summer
Kotor||ME|Kotor|42.4247|18.7712|Europe/Podgorica|13|TIV|coast|44|115|north-summer
Podgorica||ME|Podgorica|42.441|19.2627|Europe/Podgorica|180|TGD|city tower|24|65|even
Tirana||AL|Tirana|41.3275|19.8187|Europe/Tirane|557|TIA|city tower|40|70|even
Sarandë||AL|Vlorë|39.8756|20.005|Europe/Tirane|22|CFU|coast|36|75|north-summer
Skopje||MK|Skopje|41.9973|21.428|Europe/Skopje|526|SKP|town castle|28|60|even
Ohrid||MK|Southwestern|41.1172|20.8016|Europe/Skopje|39|OHD|town castle|32|60|north-summer
Pristina||XK|Pristina|42.6629|21.1655|Europe/Belgrade|198|PRN|city tower|22|55|even
Sofia||BG|Sofia|42.6977|23.3219|Europe/Sofia|1280|SOF|city dome|42|70|even
Varna||BG|Varna|43.2141|27.9147|Europe/Sofia|311|VAR|coast|40|75|north-summer
Bansko||BG|Blagoevgrad|41.8383|23.4885|Europe/Sofia|8|SOF|mountain|34|70|ski
Bucharest|Bucarest|RO|Bucharest|44.4268|26.1025|Europe/Bucharest|1716|BUH|city dome|44|80|even
Brașov||RO|Brașov|45.6427|25.5887|Europe/Bucharest|237|GHV|town spires|38|70|even
Cluj-Napoca||RO|Cluj|46.7712|23.6236|Europe/Bucharest|287|CLJ|town spires|34|70|even
Chișinău||MD|Chișinău|47.0105|28.8638|Europe/Chisinau|567|RMO|city dome|20|60|even
Kyiv||UA|Kyiv|50.4501|30.5234|Europe/Kyiv|2952|IEV|city dome|20|65|even
Lviv||UA|Lviv|49.8397|24.0297|Europe/Kyiv|717|LWO|town spires|20|60|even
Minsk||BY|Minsk|53.9006|27.559|Europe/Minsk|1996|MSQ|city tower|18|65|even
Moscow|Moscou|RU|Moscow|55.7522|37.6156|Europe/Moscow|13100|MOW|city dome|40|95|even
St. Petersburg|Saint-Pétersbourg|RU|Saint Petersburg|59.9343|30.3351|Europe/Moscow|5600|LED|city dome|36|85|north-summer
Douglas||IM|Isle of Man|54.1509|-4.4814|Europe/Isle_of_Man|27|IOM|coast|22|110|north-summer
Saint Helier|Saint-Hélier|JE|Jersey|49.1858|-2.11|Europe/Jersey|36|JER|coast|32|135|north-summer
`;
