/** Other names people type: `alias|city id city id …`. */
export const ALIASES = `
Saigon|ho-chi-minh-city-vn
New York City|new-york-us
Calcutta|kolkata-in
Bangalore|bengaluru-in
Madras|chennai-in
Peking|beijing-cn
Canton|guangzhou-cn
Rangoon|yangon-mm
Kiev|kyiv-ua
Roma|rome-it
Milano|milan-it
Venezia|venice-it
Firenze|florence-it
Napoli|naples-it
Torino|turin-it
Genova|genoa-it
Lisboa|lisbon-pt
Oporto|porto-pt
Sevilla|seville-es
Donostia|san-sebastian-es
Wien|vienna-at
München|munich-de
Köln|cologne-de
Nürnberg|nuremberg-de
Hannover|hanover-de
Genf|geneva-ch
Luzern|lucerne-ch
Praha|prague-cz
Warszawa|warsaw-pl
Cracow|krakow-pl
Moskva|moscow-ru
København|copenhagen-dk
Brussel|brussels-be
Brugge|bruges-be
Antwerpen|antwerp-be
Den Haag|the-hague-nl
Athina|athens-gr
București|bucharest-ro
Beograd|belgrade-rs
Crete|heraklion-gr chania-gr
Majorca|palma-es
Mallorca|palma-es
Menorca|mahon-es
Tenerife|santa-cruz-de-tenerife-es costa-adeje-es
Gran Canaria|las-palmas-es
Lanzarote|arrecife-es
Fuerteventura|corralejo-es
Madeira|funchal-pt
Amalfi Coast|positano-it amalfi-it sorrento-it
Cinque Terre|monterosso-al-mare-it
Lake Como|como-it bellagio-it
Cappadocia|goreme-tr
French Riviera|nice-fr cannes-fr saint-tropez-fr
Maui|lahaina-us wailea-us
Oahu|honolulu-us waikiki-us
Kauai|princeville-us poipu-us
Big Island|kailua-kona-us hilo-us
Cape Cod|provincetown-us
Martha's Vineyard|edgartown-us
Napa Valley|napa-us
Wine Country|napa-us sonoma-us
Lake Tahoe|south-lake-tahoe-us
Grand Canyon|grand-canyon-village-us
Zion|springdale-us
Yellowstone|west-yellowstone-us jackson-us
Glacier National Park|whitefish-us
Smoky Mountains|gatlinburg-us
Los Cabos|cabo-san-lucas-mx san-jose-del-cabo-mx
Riviera Maya|playa-del-carmen-mx tulum-mx
Galápagos|puerto-ayora-ec
Machu Picchu|aguas-calientes-pe cusco-pe
Patagonia|el-calafate-ar puerto-natales-cl ushuaia-ar bariloche-ar
Easter Island|hanga-roa-cl
Iguazu Falls|puerto-iguazu-ar foz-do-iguacu-br
Serengeti|arusha-tz
Maasai Mara|narok-ke
Okavango Delta|maun-bw
Kruger|hoedspruit-za
Garden Route|plettenberg-bay-za
Okinawa|naha-jp
Hokkaido|sapporo-jp
Angkor|siem-reap-kh
Penang|george-town-my
Whitsundays|airlie-beach-au hamilton-island-au
Great Barrier Reef|cairns-au
Uluru|yulara-au
Ayers Rock|yulara-au
Tahiti|papeete-pf
St. Barts|gustavia-bl
Newcastle|newcastle-upon-tyne-gb
Lake District|windermere-gb
Cornwall|st-ives-gb
Cotswolds|bath-gb oxford-gb
Scottish Highlands|inverness-gb
Burma|yangon-mm
Holy Land|jerusalem-il
Dead Sea|amman-jo
Nueva York|new-york-us
Big Apple|new-york-us
Nueva Orleans|new-orleans-us
NOLA|new-orleans-us
Filadelfia|philadelphia-us
Philly|philadelphia-us
Frisco|san-francisco-us
CDMX|mexico-city-mx
Ciudad de México|mexico-city-mx
Mexico DF|mexico-city-mx
La Habana|havana-cu
Londres|london-gb
Edimburgo|edinburgh-gb
Bombay|mumbai-in
Nueva Delhi|delhi-in
Pekín|beijing-cn
Tokio|tokyo-jp
Singapur|singapore-sg
Estambul|istanbul-tr
Atenas|athens-gr
Moscú|moscow-ru
El Cairo|cairo-eg
Ginebra|geneva-ch
Viena|vienna-at
Praga|prague-cz
Varsovia|warsaw-pl
Estocolmo|stockholm-se
Copenhague|copenhagen-dk
Bruselas|brussels-be
Venecia|venice-it
Florencia|florence-it
Nápoles|naples-it
Turín|turin-it
Lissabon|lisbon-pt
Mailand|milan-it
Rom|rome-it
KL|kuala-lumpur-my
HCMC|ho-chi-minh-city-vn
東京|tokyo-jp
とうきょう|tokyo-jp
大阪|osaka-jp
京都|kyoto-jp
札幌|sapporo-jp
北海道|sapporo-jp
福岡|fukuoka-jp
沖縄|naha-jp
北京|beijing-cn
上海|shanghai-cn
广州|guangzhou-cn
成都|chengdu-cn
香港|hong-kong-hk
台北|taipei-tw
臺北|taipei-tw
新加坡|singapore-sg
서울|seoul-kr
부산|busan-kr
กรุงเทพ|bangkok-th
ภูเก็ต|phuket-th
Москва|moscow-ru
Київ|kyiv-ua
Киев|kyiv-ua
Αθήνα|athens-gr
القاهرة|cairo-eg
دبي|dubai-ae
मुंबई|mumbai-in
दिल्ली|delhi-in
`;
