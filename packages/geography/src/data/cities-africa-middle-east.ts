/** Rows as `readCities` reads them. */
export const CITIES_AFRICA_MIDDLE_EAST = `
Cairo|Le Caire|EG|Cairo|30.0444|31.2357|Africa/Cairo|10200|CAI|city cairo|64|75|w
Luxor|Louxor|EG|Luxor|25.6872|32.6396|Africa/Cairo|263|LXR|desert|46|70|w
Aswan|Assouan|EG|Aswan|24.0889|32.8998|Africa/Cairo|350|ASW|desert|38|70|w
Sharm El Sheikh|Charm el-Cheikh|EG|South Sinai|27.9158|34.33|Africa/Cairo|73|SSH|coast|54|85|w
Hurghada||EG|Red Sea|27.2579|33.8116|Africa/Cairo|261|HRG|coast|52|80|w
Alexandria|Alexandrie|EG|Alexandria|31.2001|29.9187|Africa/Cairo|5500|HBE|coast|34|65|n
Marrakesh|Marrakech|MA|Marrakesh-Safi|31.6295|-7.9811|Africa/Casablanca|967|RAK|city marrakesh|68|105|e
Casablanca||MA|Casablanca-Settat|33.5731|-7.5898|Africa/Casablanca|3219|CMN|city medina|46|90|e
Fez|Fès|MA|Fès-Meknès|34.0331|-5.0003|Africa/Casablanca|1256|FEZ|city medina|46|80|e
Rabat||MA|Rabat-Salé-Kénitra|34.0209|-6.8416|Africa/Casablanca|516|RBA|city medina|36|85|e
Tangier|Tanger|MA|Tanger-Tétouan-Al Hoceïma|35.7673|-5.7998|Africa/Casablanca|1275|TNG|coast|42|85|n
Essaouira||MA|Marrakesh-Safi|31.5085|-9.7595|Africa/Casablanca|78|ESU|coast|40|85|e
Agadir||MA|Souss-Massa|30.4278|-9.5981|Africa/Casablanca|501|AGA|coast|46|80|w
Chefchaouen||MA|Tanger-Tétouan-Al Hoceïma|35.1688|-5.2636|Africa/Casablanca|47|TTU|mountain|36|70|e
Tunis||TN|Tunis|36.8065|10.1815|Africa/Tunis|638|TUN|city medina|42|65|n
Djerba||TN|Medenine|33.8076|10.8451|Africa/Tunis|164|DJE|island|40|70|n
Algiers|Alger|DZ|Algiers|36.7538|3.0588|Africa/Algiers|2712|ALG|coast|26|80|e
Dakar||SN|Dakar|14.6928|-17.4467|Africa/Dakar|1182|DSS|coast|36|100|w
Praia||CV|Santiago|14.933|-23.5133|Atlantic/Cape_Verde|160|RAI|island|26|85|w
Santa Maria||CV|Sal|16.6057|-22.9078|Atlantic/Cape_Verde|17|SID|island|40|105|w
Banjul||GM|Banjul|13.4549|-16.5906|Africa/Banjul|31|BJL|coast|30|75|w
Accra||GH|Greater Accra|5.6037|-0.187|Africa/Accra|2270|ACC|coast|38|120|e
Lagos||NG|Lagos|6.4433|3.4106|Africa/Lagos|15400|LOS|city blocks|38|115|e
Abuja||NG|Federal Capital Territory|9.0765|7.3986|Africa/Lagos|1236|ABV|city blocks|28|120|e
Abidjan||CI|Abidjan|5.3252|-4.0196|Africa/Abidjan|5600|ABJ|city blocks|32|115|e
Cotonou||BJ|Littoral|6.3703|2.3912|Africa/Porto-Novo|679|COO|coast|20|85|e
Lomé||TG|Maritime|6.1375|1.2123|Africa/Lome|837|LFW|coast|20|85|e
Douala||CM|Littoral|4.0511|9.7679|Africa/Douala|2768|DLA|city blocks|20|105|e
Libreville||GA|Estuaire|0.4162|9.4673|Africa/Libreville|703|LBV|coast|20|125|e
Kinshasa||CD|Kinshasa|-4.3217|15.3126|Africa/Kinshasa|17000|FIH|city medina|22|130|e
Luanda||AO|Luanda|-8.8147|13.2306|Africa/Luanda|2572|NBJ|coast|24|135|e
Addis Ababa|Addis-Abeba|ET|Addis Ababa|9.03|38.74|Africa/Addis_Ababa|3860|ADD|city blocks|38|95|e
Nairobi||KE|Nairobi|-1.2864|36.8172|Africa/Nairobi|4397|NBO|city blocks|52|100|e
Mombasa||KE|Mombasa|-4.0435|39.6822|Africa/Nairobi|1208|MBA|coast|42|90|w
Diani Beach||KE|Kwale|-4.2976|39.5775|Africa/Nairobi|67|UKA|coast|38|120|w
Narok||KE|Narok|-1.0803|35.8601|Africa/Nairobi|65|MRE|countryside meadow|36|210|n
Kampala||UG|Central|0.3136|32.5811|Africa/Kampala|1680|EBB|city blocks|32|85|e
Kigali||RW|Kigali|-1.9441|30.0619|Africa/Kigali|1745|KGL|countryside meadow|34|105|e
Dar es Salaam||TZ|Dar es Salaam|-6.8161|39.2804|Africa/Dar_es_Salaam|5383|DAR|coast|36|85|n
Zanzibar||TZ|Zanzibar|-6.1622|39.1921|Africa/Dar_es_Salaam|219|ZNZ|island|54|130|e
Arusha||TZ|Arusha|-3.3869|36.683|Africa/Dar_es_Salaam|617|ARK|mountain|40|120|n
Lusaka||ZM|Lusaka|-15.4067|28.2871|Africa/Lusaka|2238|LUN|city blocks|26|95|e
Livingstone||ZM|Southern|-17.8419|25.8544|Africa/Lusaka|177|LVI|countryside meadow|36|150|n
Victoria Falls||ZW|Matabeleland North|-17.9318|25.8256|Africa/Harare|35|VFA|countryside meadow|44|190|n
Harare||ZW|Harare|-17.8292|31.0522|Africa/Harare|1491|HRE|city blocks|22|95|e
Maun||BW|North-West|-19.9833|23.4167|Africa/Gaborone|85|MUB|countryside meadow|36|240|n
Gaborone||BW|South-East|-24.6541|25.9087|Africa/Gaborone|246|GBE|city blocks|20|90|e
Windhoek||NA|Khomas|-22.5594|17.0832|Africa/Windhoek|486|WDH|desert|34|90|n
Swakopmund||NA|Erongo|-22.6784|14.5312|Africa/Windhoek|76|WVB|desert|34|100|e
Johannesburg||ZA|Gauteng|-26.2041|28.0473|Africa/Johannesburg|4803|JNB|city blocks|52|85|e
Cape Town|Le Cap|ZA|Western Cape|-33.9249|18.4241|Africa/Johannesburg|4772|CPT|coast cape-town|74|125|s
Stellenbosch||ZA|Western Cape|-33.9321|18.8602|Africa/Johannesburg|175|CPT|countryside meadow|44|135|s
Durban||ZA|KwaZulu-Natal|-29.8587|31.0218|Africa/Johannesburg|4240|DUR|coast|38|80|e
Plettenberg Bay||ZA|Western Cape|-34.0479|23.3658|Africa/Johannesburg|31|GRJ|coast|36|130|s
Hoedspruit||ZA|Limpopo|-24.3517|30.9631|Africa/Johannesburg|4|HDS|countryside meadow|40|260|n
Maputo||MZ|Maputo|-25.9661|32.5761|Africa/Maputo|1080|MPM|coast|24|95|e
Antananarivo|Tananarive|MG|Analamanga|-18.8792|47.5079|Indian/Antananarivo|1275|TNR|city medina|26|70|n
Nosy Be||MG|Diana|-13.4013|48.274|Indian/Antananarivo|109|NOS|island|32|120|e
Port Louis||MU|Port Louis|-20.1609|57.5012|Indian/Mauritius|147|MRU|island|46|130|e
Grand Baie||MU|Rivière du Rempart|-20.0133|57.5802|Indian/Mauritius|12|MRU|coast|50|180|e
Saint-Denis||RE|Réunion|-20.8789|55.4481|Indian/Reunion|153|RUN|island|40|110|e
Mahé||SC|Mahé|-4.6191|55.4513|Indian/Mahe|26|SEZ|island|50|280|e
Praslin||SC|Praslin|-4.3317|55.7432|Indian/Mahe|9|PRI|island|40|260|e
Dubai|Dubaï|AE|Dubai|25.2048|55.2708|Asia/Dubai|3655|DXB|city dubai|92|145|w
Abu Dhabi|Abou Dabi|AE|Abu Dhabi|24.4539|54.3773|Asia/Dubai|1570|AUH|city abu-dhabi|60|125|w
Ras Al Khaimah||AE|Ras Al Khaimah|25.7895|55.9432|Asia/Dubai|191|RKT|desert|40|130|w
Doha||QA|Doha|25.2854|51.531|Asia/Qatar|1186|DOH|city blocks|54|120|w
Manama||BH|Capital|26.2285|50.586|Asia/Bahrain|200|BAH|city blocks|36|110|w
Kuwait City|Koweït|KW|Al Asimah|29.3759|47.9774|Asia/Kuwait|637|KWI|city blocks|34|130|w
Muscat|Mascate|OM|Muscat|23.588|58.3829|Asia/Muscat|1570|MCT|coast|46|115|w
Salalah||OM|Dhofar|17.0194|54.0897|Asia/Muscat|331|SLL|coast|34|105|n
Riyadh|Riyad|SA|Riyadh|24.7136|46.6753|Asia/Riyadh|7009|RUH|city medina|52|150|e
Jeddah|Djeddah|SA|Makkah|21.5433|39.1728|Asia/Riyadh|3751|JED|coast|52|140|e
Mecca|La Mecque|SA|Makkah|21.4225|39.8262|Asia/Riyadh|2385|JED|city medina|56|140|e
Medina|Médine|SA|Madinah|24.4672|39.6111|Asia/Riyadh|1411|MED|city medina|52|130|e
AlUla||SA|Madinah|26.6084|37.9232|Asia/Riyadh|60|ULH|desert|38|330|w
Amman||JO|Amman|31.9539|35.9106|Asia/Amman|4061|AMM|city medina|46|95|e
Petra=wadi-musa||JO|Ma'an|30.3216|35.4801|Asia/Amman|17|AQJ|desert|48|110|e
Aqaba||JO|Aqaba|29.5321|35.0063|Asia/Amman|188|AQJ|coast|36|105|w
Beirut|Beyrouth|LB|Beirut|33.8938|35.5018|Asia/Beirut|361|BEY|coast|30|110|n
Tel Aviv|Tel-Aviv|IL|Tel Aviv|32.0853|34.7818|Asia/Jerusalem|474|TLV|coast|50|185|n
Jerusalem|Jérusalem|IL|Jerusalem|31.7683|35.2137|Asia/Jerusalem|981|TLV|city medina|50|165|e
Eilat||IL|Southern|29.5577|34.9519|Asia/Jerusalem|53|ETM|coast|38|155|w
Istanbul||TR|Istanbul|41.0082|28.9784|Europe/Istanbul|15656|IST|city istanbul|88|105|e
Antalya||TR|Antalya|36.8969|30.7133|Europe/Istanbul|1350|AYT|coast antalya|66|100|n
Bodrum||TR|Muğla|37.0344|27.4305|Europe/Istanbul|42|BJV|coast|52|150|n
Fethiye||TR|Muğla|36.6217|29.1164|Europe/Istanbul|84|DLM|coast|44|100|n
Izmir||TR|Izmir|38.4237|27.1428|Europe/Istanbul|2948|ADB|coast|42|85|n
Göreme||TR|Nevşehir|38.6431|34.8289|Europe/Istanbul|2|NAV|countryside|52|115|e
Ankara||TR|Ankara|39.9334|32.8597|Europe/Istanbul|5804|ESB|city medina|38|75|e
Baghdad|Bagdad|IQ|Baghdad|33.3152|44.3661|Asia/Baghdad|7682|BGW|city medina|18|110|e
Erbil||IQ|Kurdistan|36.1911|44.0092|Asia/Baghdad|880|EBL|city medina|22|100|e
Tehran|Téhéran|IR|Tehran|35.6892|51.389|Asia/Tehran|9040|THR|mountain|26|75|e
Tbilisi|Tbilissi|GE|Tbilisi|41.6938|44.8015|Asia/Tbilisi|1202|TBS|city medina|50|75|e
Batumi|Batoumi|GE|Adjara|41.6458|41.6417|Asia/Tbilisi|172|BUS|coast|42|80|n
Yerevan|Erevan|AM|Yerevan|40.1777|44.5126|Asia/Yerevan|1092|EVN|city medina|38|70|e
Baku|Bakou|AZ|Baku|40.3777|49.892|Asia/Baku|2300|GYD|city medina|42|85|e
`;
