/**
 * What hotels are called, by manner of naming: patterns with `*` for the word, and words. No pattern or
 * word is a trademark of a hotel company. Each manner also has its street words, `*` for the name of the
 * street.
 */
type NameManner = {
  readonly countries: string;
  readonly patterns: string;
  readonly words: string;
  readonly streets: string;
  readonly streetNames: string;
  /** The house number comes before the street. */
  readonly numberFirst?: true;
};

const PLAIN = `Hotel *|* Hotel|The *|* House|* Residence|* Suites|* Garden Hotel|* Boutique Hotel|* Inn
|* Palace Hotel|* Park Hotel|* Lodge|* Rooms|Grand *|* City Hotel|* Terrace|Villa *|* Central Hotel`;

export const NAME_MANNERS: Readonly<Record<string, NameManner>> = {
  american: {
    countries: 'US CA PR VI GU BM BS KY TC JM BB LC AG KN VC GD DM TT BZ GY VG AI',
    patterns: `The *|Hotel *|* Inn|* House|* Hotel|* Lodge|* Suites|The * Inn|The * House|* Court
|* Row Hotel|* Place|The * Hotel & Suites|* Guest House|* Commons|* Square Hotel|* Station Inn|Old * House`,
    words: `Alder|Bayberry|Beacon Hill|Bellweather|Birchmont|Blue Heron|Brightwater|Cedar|Cobblestone
|Copper Kettle|Cypress|Dogwood|Eastlake|Elmwood|Fairbanks|Foundry|Gaslight|Glenhaven|Granite|Harbormaster
|Hawthorne|Heritage|Highline|Ironworks|Juniper|Kingfisher|Lakehurst|Lamplighter|Larkspur|Linden|Maplewood
|Meadowlark|Millstone|Northside|Oakhurst|Old Mill|Orchard|Palmetto|Quarry|Redwood|Ridgeline|Riverbend
|Sagebrush|Silver Birch|Stonebridge|Sycamore|Tidewater|Union Block|Walnut|Willowbrook`,
    streets: `* Street|* Avenue|* Boulevard|* Drive`,
    streetNames: `Main|Market|Oak|Maple|Washington|Franklin|Church|Union|Park|Elm|Jefferson|Broad|Lake
|Mill|Pearl|Spring|Water|Front|Monroe|Chestnut`,
    numberFirst: true,
  },
  british: {
    countries: 'GB IE AU NZ ZA MT GI IM JE GG FJ',
    patterns: `The *|* House|Hotel *|The * Hotel|* Lodge|* Hall Hotel|The * Inn|The * Arms|* Rooms
|* Court Hotel|* Terrace|* Townhouse|* Gardens Hotel|The Old *|* Mews|* Wharf Hotel|* Manor|* Place Hotel`,
    words: `Abbey|Amberley|Ashdown|Ballantyne|Banbury|Barley|Bellflower|Blackthorn|Bramley|Bridgewater
|Brook|Calder|Chandler|Clarendon|Cobden|Coppice|Cornmarket|Dovecote|Drayton|Dunmore|Elderflower|Fairfax
|Fernley|Foxglove|Garrick|Glazier|Grafton|Greyfriars|Heather|Hollin|Kestrel|Kingsmead|Lavender|Linton
|Magnolia|Marlow|Merchant|Montrose|Nightingale|Oakley|Pemberton|Quince|Rosewater|Saddler|Sandpiper
|Thornbury|Verity|Wharfedale|Winslow|Wren`,
    streets: `* Street|* Road|* Lane|* Terrace`,
    streetNames: `High|Church|Station|Queen|King|George|Victoria|Albert|Bridge|Castle|Mill|Park|Green|York
|Chapel|Grove|Abbey|Garden|North|South`,
    numberFirst: true,
  },
  french: {
    countries: 'FR BE LU MC MQ GP RE PF NC GF BL MF SN CI MG HT TN MA DZ',
    patterns: `Hôtel *|Maison *|Villa *|Hôtel de *|Résidence *|Le * Hôtel|Les Jardins de *|Logis *
|Hôtel Le *|Pavillon *|Hôtel Petit *|Hôtel Grand *|La Maison de *|Auberge *|Le Clos *|Hôtel du Parc *
|Appartements *|Manoir *`,
    words: `Aubépine|Beaurivage|Bellechasse|Belvédère|Boréal|Bosquet|Cascade|Céleste|Chantilly
|Clairefontaine|Colombe|Cordelier|Dauphine|Deauville|Émeraude|Étoile|Fontenay|Florian|Gallieni|Garance
|Hirondelle|Horizon|Jasmin|Joséphine|Lavande|Levant|Lumière|Magnan|Marceau|Mirabeau|Mistral|Montaigu
|Montalembert|Myrtille|Odéon|Orangerie|Pervenche|Plaisance|Racine|Rivoire|Rochebrune|Romarin|Saint-Aubin
|Saint-Clair|Sainte-Anne|Tilleul|Tournelle|Valbonne|Verlaine|Voltaire`,
    streets: `rue *|avenue *|boulevard *|place *`,
    streetNames: `Victor-Hugo|de la République|Pasteur|des Lilas|du Marché|de l’Église|Gambetta
|Jean-Jaurès|Carnot|du Moulin|de la Gare|Molière|Saint-Michel|des Jardins|du Port|Émile-Zola|Lamartine
|de la Paix|Voltaire|des Arts`,
    numberFirst: true,
  },
  spanish: {
    countries: 'ES MX AR CO PE CL UY PY BO EC VE GT HN SV NI CR PA DO CU AD',
    patterns: `Hotel *|Casa *|Hotel Casa *|Hostal *|Palacio *|Villa *|Hacienda *|Hotel Plaza *|Posada *
|Suites *|Hotel Mirador *|Gran Hotel *|Apartamentos *|Hotel Jardín *|El Patio de *|Quinta *
|Hotel Boutique *|Residencial *`,
    words: `Alameda|Alborada|Alcázar|Almendro|Altamira|Amapola|Arboleda|Azahar|Azucena|Bahía|Bellavista
|Buganvilla|Campanario|Candelaria|Cantera|Caracol|Castaño|Cerezo|Colibrí|Coral|Del Carmen|Del Río|Encina
|Esmeralda|Estrella|Flor de Lis|Fuente Real|Girasol|Granada|Hidalgo|Jacaranda|La Merced|La Paz|Laurel
|Los Arcos|Lucero|Luna|Magnolia|Montecarlo|Olivo|Palma Real|Puerta del Sol|Rosales|San Blas|San Telmo
|Santa Clara|Santa Inés|Tres Reyes|Valle|Vera Cruz`,
    streets: `Calle *|Avenida *|Plaza *|Paseo *`,
    streetNames: `Mayor|de la Constitución|San Juan|del Sol|Real|de las Flores|Libertad|Independencia
|Santa Ana|del Carmen|San Martín|Colón|de la Luna|Bolívar|Hidalgo|de los Olivos|San Miguel|Cervantes
|del Prado|Nueva`,
  },
  portuguese: {
    countries: 'PT BR AO MZ CV MO',
    patterns: `Hotel *|Casa *|Palácio *|Quinta *|Pousada *|Solar *|Residencial *|Vila *|Hotel Jardim *
|Casa do *|* Boutique Hotel|Apartamentos *|Hotel Praça *|* House|Hospedaria *|Hotel Mirante *|Suites *
|* Guesthouse`,
    words: `Alecrim|Alegria|Alvorada|Amendoeira|Andorinha|Araucária|Atlântida|Azulejo|Belavista|Boavista
|Camélia|Canela|Caravela|Carvalho|Colina|Cristal|Das Janelas|Do Largo|Do Marquês|Dos Arcos|Esmeralda
|Estrela|Farol|Figueira|Flor de Sal|Fonte Nova|Girassol|Graciosa|Horizonte|Jacarandá|Lanterna|Laranjeira
|Lírio|Luar|Madrugada|Mercês|Mar Azul|Oliveira|Pinheiro|Poente|Rosário|Saudade|Sant’Ana|Santa Rita
|São Bento|São Vicente|Tejo Velho|Torre Alta|Trindade|Violeta`,
    streets: `Rua *|Avenida *|Largo *|Travessa *`,
    streetNames: `da Liberdade|do Carmo|das Flores|de São José|da Rosa|Nova|do Século|Augusta
|da Misericórdia|dos Douradores|de Santo António|da Esperança|do Sol|do Poço|da Boavista|do Comércio
|das Oliveiras|da Praia|do Norte|da Saúde`,
  },
  italian: {
    countries: 'IT SM VA',
    patterns: `Hotel *|Albergo *|Palazzo *|Villa *|Locanda *|Casa *|Residenza *|Hotel Villa *|Dimora *
|Relais *|Hotel Al *|Corte *|Antica *|Casale *|Hotel Piazza *|Appartamenti *|Giardino *|Hotel Corso *`,
    words: `Alba|Aurora|Azalea|Bellariva|Belvedere|Benedetta|Bianca|Borgia|Capitelli|Cavour|Cipressi
|Colomba|Corallo|Cortina|Dante|Diana|Erminia|Fiorentina|Fontana|Galileo|Garibaldi|Ginestra|Glicine
|Isabella|Laguna|Leone|Loggia|Lucrezia|Manzoni|Margherita|Medea|Mimosa|Minerva|Mulino|Oleandri|Olimpia
|Orione|Petrarca|Pineta|Quercia|Raffaello|Rosmarino|San Gallo|San Lorenzo|Sant’Agnese|Serena|Stella|Teatro
|Tiziano|Verdi`,
    streets: `Via *|Corso *|Piazza *|Viale *`,
    streetNames: `Roma|Garibaldi|Mazzini|Dante|Verdi|Cavour|del Corso|San Marco|della Repubblica|Matteotti
|dei Mille|Leopardi|Nazionale|del Mercato|della Fontana|Vittorio Veneto|San Giovanni|dei Fiori|Manzoni
|del Sole`,
  },
  german: {
    countries: 'DE AT CH LI',
    patterns: `Hotel *|Gasthof *|Haus *|Hotel Am *|Hotel Zum *|Pension *|Hotel Alt *|Landhaus *
|Hotel * Hof|Villa *|Schlosshotel *|Hotel * Garten|Stadthotel *|Hotel Neue *|Apartments *|Gästehaus *
|Parkhotel *|Kurhotel *`,
    words: `Adler|Ahorn|Albrecht|Amsel|Bergfrieden|Birke|Blumen|Brunnen|Buchen|Burgblick|Drei Kronen
|Edelweiß|Eichen|Engel|Falken|Feldberg|Forelle|Fürsten|Goethe|Goldene Rose|Hirsch|Holunder|Kaiser|Kastanie
|Königin|Kranich|Krone|Lerchen|Linde|Löwen|Mühlen|Nussbaum|Obermarkt|Petri|Rathaus|Reiher|Ritter|Rosen
|Schiller|Schwan|See|Sonnen|Spiegel|Stern|Tannen|Turm|Ulmen|Wald|Weinberg|Wiesen`,
    streets: `*straße|*gasse|*platz|*weg`,
    streetNames: `Haupt|Bahnhof|Garten|Schul|Kirch|Berg|Markt|Linden|Mühlen|Rosen|Schiller|Goethe|Ring
|Wald|Brunnen|Schloss|Turm|Wiesen|Post|See`,
  },
  dutch: {
    countries: 'NL SR CW AW SX BQ',
    patterns: `Hotel *|De *|Het *|Hotel De *|Grachtenhuis *|Huis *|Herberg *|Logement *|* Boutique Hotel
|Pension *|* Suites|Villa *|Hotel Het *|* Kamers|Stadshotel *|* Huys|Hotel Oude *|Hotel Nieuwe *`,
    words: `Akker|Anker|Baken|Beurs|Bloem|Boekhandel|Brug|Clavecimbel|Compagnie|Duin|Eendracht|Eik|Fontein
|Gouden Leeuw|Gracht|Haven|Hertog|Hofje|Ijsvogel|Kade|Karveel|Kastanje|Kompas|Kroon|Lantaarn|Linde|Maas
|Magnolia|Merel|Molen|Nachtegaal|Ooievaar|Orangerie|Papaver|Poort|Prins|Reiger|Roos|Schelp|Schipper
|Spiegel|Ster|Tuin|Tulp|Vlinder|Waag|Waterlelie|Wilg|Zilver|Zwaan`,
    streets: `*straat|*gracht|*laan|*plein`,
    streetNames: `Kerk|Markt|Prinsen|Heren|Linden|Molen|Haven|School|Station|Beuken|Nieuwe|Oude|Koning
|Kastanje|Spui|Toren|Water|Rozen|Bloem|Singel`,
  },
  nordic: {
    countries: 'SE NO DK FI IS FO GL EE',
    patterns: `Hotel *|* Hotel|* Gästhem|Villa *|Hotell *|* House|* Rooms|* Gård|Hotel Gamla *|* Suites
|* Brygga|* Park Hotel|The *|* Harbour Hotel|Hotel Ny *|* City Hotel|* Pensionat|* Residence`,
    words: `Alm|Aurora|Bergman|Björk|Blåklint|Draken|Ekström|Elvira|Enhörning|Falk|Fjäril|Fyren|Granit
|Gullvik|Hav|Hjorten|Holmen|Huldra|Ingrid|Isbjörn|Kajen|Klippan|Kråkan|Kungsholm|Lax|Lilla Torget|Lind
|Ljung|Lotsen|Lyktan|Måsen|Midnatt|Nordstjärnan|Norrsken|Nyhavn|Odin|Rönn|Saga|Segel|Sirius|Skansen
|Solsken|Strand|Svanen|Tallen|Tärnan|Torn|Varg|Vinter|Ymer`,
    streets: `*gatan|*vägen|*plan|*allén`,
    streetNames: `Stor|Kungs|Drottning|Kyrko|Skol|Hamn|Strand|Björk|Sol|Berg|Lind|Park|Torg|Skeppar|Sjö
|Vall|Norra|Södra|Ring|Slotts`,
  },
  slavic: {
    countries: 'PL CZ SK SI HR BA RS ME MK BG UA RU BY LT LV RO MD HU AL XK GE AM',
    patterns: PLAIN,
    words: `Akacja|Amber|Aurelia|Bastion|Bazylia|Bielik|Bohema|Brzoza|Carska|Danubia|Dąbrowa|Dunaj|Dworek
|Fenix|Filip|Gloria|Golden Lion|Gwiazda|Hradčany|Iskra|Jadran|Jantar|Jasna|Kalina|Karolina|Kazimir
|Klementin|Konstancja|Korona|Kosmos|Lipa|Lira|Maly Dvor|Marija|Moravia|Narcis|Nova|Opera|Orlica|Perla
|Polonia Stara|Rubin|Rusalka|Savoy Lane|Slavia|Sobota|Stary Młyn|Tri Sestry|Vltava|Zora`,
    streets: `* Street|* Square|* Avenue|* Embankment`,
    streetNames: `Główna|Nowa|Stara|Lipowa|Zamkowa|Rynek|Kościelna|Polna|Ogrodowa|Mostowa|Dluga|Krótka
|Wodna|Szeroka|Solna|Leśna|Ratuszowa|Piękna|Targowa|Wiosenna`,
  },
  greek: {
    countries: 'GR CY',
    patterns: PLAIN,
    words: `Agora|Aeolos|Alkyon|Amalthea|Amphora|Anemone|Anthos|Archon|Ariadne|Armonia|Asteria|Athos
|Calypso|Daphne|Delphi|Doric|Electra Lane|Eleni|Elia|Elpida|Eos|Filoxenia|Galini|Hestia|Hyacinth|Ianthe
|Ikaros|Iris|Kalliope|Kastro|Kymata|Kyveli|Leto|Limani|Melina|Myrto|Narkissos|Nefeli|Nereid|Oionos|Orpheus
|Pelagos|Petra|Phaedra|Plaka Stone|Rodon|Selene|Thalia|Thea|Zephyros`,
    streets: `* Street|* Avenue|* Square`,
    streetNames: `Ermou|Adrianou|Sokratous|Athinas|Apollonos|Aristotelous|Egnatia|Kapodistriou|Mitropoleos
|Nikis|Platonos|Perikleous|Solonos|Themistokleous|Vasilissis Sofias|Venizelou|Voukourestiou|Dionysiou
|Kolokotroni|Metaxa`,
  },
  turkish: {
    countries: 'TR AZ KZ UZ KG TM TJ MN',
    patterns: PLAIN,
    words: `Akasya|Altın|Anadolu|Asmalı|Ayışığı|Bahar|Beyaz|Boğaz|Bozkır|Cihan|Çınar|Deniz|Derya|Efes
|Erguvan|Firuze|Gelincik|Gökkuşağı|Gül|Günbatımı|Güneş|Hanedan|Hisar|Ihlamur|İncir|İpek|Kalyon|Karanfil
|Kardelen|Kervan|Konak|Lale|Leylak|Mavi|Mehtap|Meltem|Menekşe|Mimoza|Nar|Nilüfer|Palamut|Saray|Sedef|Selvi
|Sultan|Şafak|Turkuaz|Yasemin|Yıldız|Zeytin`,
    streets: `* Caddesi|* Sokak|* Bulvarı`,
    streetNames: `Atatürk|İstiklal|Cumhuriyet|Fatih|Barış|Çiçek|Gazi|Hürriyet|İnönü|Kale|Liman|Mimar Sinan
|Okul|Pazar|Sahil|Zafer|Bahçe|Çarşı|Deniz|Lale`,
  },
  arabic: {
    countries: 'AE SA QA KW BH OM JO LB EG LY SD IQ SY YE PS IR AF DJ MR',
    patterns: PLAIN,
    words: `Al Amal|Al Andalus|Al Bahr|Al Dana|Al Fajr|Al Falaj|Al Fanar|Al Ghadeer|Al Hamra|Al Karam
|Al Manara|Al Marsa|Al Nakheel|Al Noor|Al Qasr|Al Rawda|Al Reem|Al Safa|Al Salam|Al Tayyar|Al Wadi
|Al Yasmin|Al Zahra|Bab Al Madina|Bait Al Bahar|Dar Al Hana|Dar Al Nada|Dhow|Falcon|Gardenia|Ghaf|Hibiscus
|Jawhara|Juman|Khayal|Layla|Lulu|Marjan|Nakhla|Najma|Nasma|Oasis|Pearl|Qamar|Rayhan|Sadaf|Sahara|Shams
|Sidra|Zumurrud`,
    streets: `* Street|* Road|* Square`,
    streetNames: `Al Corniche|Al Souq|Al Nahda|Al Wasl|King Faisal|Al Madina|Al Bahr|Al Manar|Al Jamia
|Al Qasr|Al Nakheel|Al Salam|Al Rashid|Al Andalus|Al Mina|Al Fahidi|Al Zahra|Al Hamra|Al Safa|Al Noor`,
  },
  indian: {
    countries: 'IN LK NP BD BT PK MV MU SC',
    patterns: PLAIN,
    words: `Amaltas|Amrita|Ananda|Aravalli|Ashoka Lane|Bakul|Banyan Tree Court|Bhairavi|Champa|Chandni
|Chinar|Deodar|Devika|Dhanush|Gulmohar|Haveli Rang|Indira|Jamun|Kadamba|Kalyani|Kamal|Kasturi|Kaveri
|Ketaki|Kohinoor Lane|Lotus Pond|Madhavi|Malhar|Malti|Mandara|Mayura|Meghdoot|Mogra|Nandini|Neelam|Nilgiri
|Palash|Parijat|Peepal|Pushpa|Rajani|Sagarika|Sarovar Lane|Shanti|Surya|Swarna|Tamarind|Tulsi|Vasant
|Yamuna`,
    streets: `* Road|* Marg|* Lane`,
    streetNames: `Mahatma Gandhi|Station|Temple|Lake|Nehru|Fort|Park|Church|Market|Palace|Residency|Canal
|Hill|Mall|Garden|Ring|College|Tank|Rajaji|Beach`,
  },
  chinese: {
    countries: 'CN TW HK SG',
    patterns: PLAIN,
    words: `Azure Dragon|Bamboo Grove|Bauhinia|Bingxin|Caihong|Camphor|Chenguang|Chunhua|Cloud Gate|Crane
|Cuihu|Dragon Boat|Fenghuang|Five Lakes|Fuyuan|Golden Carp|Guanlan|Guihua|Haitang|Hanlin|Heming|Huaxia
|Jasmine|Jinhe|Jinxiu|Jiuzhou|Kaiyuan Lane|Lanting|Lianhua|Lijing|Longquan|Lotus Lake|Luming|Mingyue
|Moonstone|Nanyuan|Orchid|Osmanthus|Peony|Pine Garden|Qingshan|Red Lantern|Ruiyun|Shanshui|Silk Bridge
|Tianlai|Wutong|Xiangyun|Yihe|Yunxi`,
    streets: `* Road|* Street|* Avenue`,
    streetNames: `Zhongshan|Renmin|Nanjing|Jiefang|Heping|Jianguo|Beijing|Guangming|Xinhua|Wenhua|Huaihai
|Fuxing|Dongfeng|Hongqi|Changjiang|Yan’an|Minzu|Qingnian|Tianhe|Xihu`,
    numberFirst: true,
  },
  japanese: {
    countries: 'JP',
    patterns: `Hotel *|* Inn|Ryokan *|* House|* Hotel|Guesthouse *|* Residence|Hotel * Garden|* Terrace
|* no Yado|Hotel * Annex|Grand *|* Stay|* Suites|Hotel New *|* Bettei|* Park Hotel|Machiya *`,
    words: `Aoi|Asagiri|Asahi|Ayame|Chidori|Fuji View|Fukuro|Ginrei|Hagi|Hakuba|Hanabi|Hanamizuki|Harukaze
|Hayate|Hibari|Hinoki|Hoshizora|Ichō|Kaede|Kasumi|Katsura|Kawasemi|Kikyō|Kinmokusei|Koharu|Kojaku|Komorebi
|Kotori|Matsukaze|Mikazuki|Minamo|Miyabi|Momiji|Nadeshiko|Nagomi|Nanohana|Rindō|Sazanami|Seiryū|Shinonome
|Shiosai|Sumire|Suzuran|Tachibana|Tsubaki|Tsukimi|Wakaba|Yamabuki|Yukimi|Yūnagi`,
    streets: `*-dori|*-cho|*-machi`,
    streetNames: `Sakura|Chuo|Hon|Ekimae|Kawaramachi|Karasuma|Omotesando|Showa|Meiji|Aoba|Midori|Sanjo
|Shijo|Ginkgo|Kita|Minami|Higashi|Nishi|Tera|Hashi`,
    numberFirst: true,
  },
  korean: {
    countries: 'KR KP',
    patterns: PLAIN,
    words: `Achim|Arirang|Baram|Barunson|Bit|Bomnal|Byeol|Cheongdam Lane|Chorok|Dalbit|Danpung|Daol
|Dongbaek|Eulji|Gaeul|Garam|Geumgang|Goyo|Gureum|Hana|Haru|Hanok Dam|Haetsal|Insa|Jangmi|Jeongwon
|Jindallae|Kkot|Maehwa|Mareum|Mirae|Mokryeon|Mugunghwa|Namsan View|Narae|Norang|Nuri|Onggi|Pureun|Sanho
|Saebyeok|Seorak|Sobaek|Sol|Sonamu|Sora|Taeyang|Yeonhwa|Yeoul|Yuna`,
    streets: `*-ro|*-daero|*-gil`,
    streetNames: `Sejong|Teheran|Eulji|Toegye|Jong|Hangang|Dosan|Bongeun|Yulgok|Seocho|Haeundae|Jungang
|Dongseong|Munhwa|Gwangan|Namdaemun|Sinchon|Sajik|Olympic|Mapo`,
    numberFirst: true,
  },
  southeast: {
    countries: 'TH VN KH LA MM MY ID PH BN TL PG WS TO VU SB PW FM MH KI',
    patterns: PLAIN,
    words: `Amihan|Anggrek|Asoke Lane|Baan Suan|Banyu|Bayu|Bulan|Bunga Raya|Cempaka|Chaba|Champa|Chao Nang
|Dalisay|Dara|Embun|Fah Sai|Frangipani|Hibiscus|Hoa Sen|Hoang Mai|Indah|Jati|Kamboja|Kelapa|Kelapa Gading
|Kenari|Lagoon|Lamai|Langit|Lom Talay|Malai|Mangrove|Melati|Mekar|Monsoon|Nam Fon|Nipa|Pandan|Phalai
|Purnama|Rattana|Ruby Moon|Sala|Sampaguita|Saffron|Song Huong|Suria|Tarn|Teratai|Thuy Lien`,
    streets: `* Road|Jalan *|* Street`,
    streetNames: `Merdeka|Sudirman|Sukhumvit|Silom|Ratchadamri|Melati|Kenanga|Mawar|Le Loi|Hai Ba Trung
|Tran Phu|Rizal|Mabini|Bonifacio|Raya|Pantai|Chao Fa|Thalang|Nguyen Hue|Dewi`,
  },
  african: {
    countries:
      'KE TZ UG RW ET GH NG ZM ZW BW NA SZ LS MW CM GA CD CG BJ TG BF ML NE TD GM SL LR GN GW ER SO SS BI KM',
    patterns: PLAIN,
    words: `Acacia|Adansonia|Amani|Asante|Baobab|Bateleur|Bougainvillea|Boma|Chui|Crested Crane|Duma|Ebony
|Fever Tree|Flamboyant|Flame Tree|Furaha|Hadithi|Heron|Imani|Jabali|Jacaranda|Jambo Court|Kahawa
|Karibu Court|Kifaru|Kilele|Kingfisher|Kudu|Lulu|Malaika|Mara|Marula|Mawingu|Moringa|Msafiri|Mwamba|Mwezi
|Ndovu|Nyota|Palm Grove|Safina|Sable|Simba Court|Sunbird|Tembo|Twiga|Uhuru Court|Umoja|Weaver|Zuri`,
    streets: `* Road|* Street|* Avenue`,
    streetNames: `Independence|Kenyatta|Market|Station|Nyerere|Unity|Liberation|Ocean|Hospital|University
|Airport|Palm|Lake|Hill|Nkrumah|Mandela|Ring|Garden|Moi|River`,
  },
};

/** Places in a city that the houses of a chain are told apart by, after the city's name. */
export const CHAIN_PLACES = {
  en: `Downtown|City Center|Old Town|Riverside|Central Station|Airport|Convention Center|Park
|Financial District|University|Waterfront|North|South|East|West|Market Square|Opera|Museum Quarter
|Exhibition Grounds|Garden District|Station North|Business Park|Arena|Hillside|Gateway|Midtown|Tech Park
|Harbor|Bridge|Cathedral`,
  /** In the same order, for a hotel that isn't where its name would put it. */
  elsewhere: `Avenue|Plaza|Heritage|Terrace|Junction|Boulevard|Conference|Green|Exchange|Campus|Promenade
|Laurel|Cedar|Maple|Linden|Market Hall|Playhouse|Gallery|Pavilion|Orchard|Crossing|Commons|Stadium|Ridge
|Portal|Parkway|Works|Mariner|Viaduct|Belfry`,
} as const;
