/** Blocks `@city-id`, entries `name[/French name] lat lon kind`. */
export const LANDMARKS = `
@paris-fr
Eiffel Tower/Tour Eiffel 48.8584 2.2945 tower; Louvre Museum/Musée du Louvre 48.8606 2.3376 museum
Notre-Dame/Notre-Dame de Paris 48.853 2.3499 worship; Arc de Triomphe 48.8738 2.295 monument
Sacré-Cœur 48.8867 2.3431 worship; Musée d'Orsay 48.86 2.3266 museum
@london-gb
Big Ben 51.5007 -0.1246 monument; Tower of London/Tour de Londres 51.5081 -0.0759 palace
British Museum 51.5194 -0.127 museum; Buckingham Palace/Palais de Buckingham 51.5014 -0.1419 palace
London Eye 51.5033 -0.1196 monument; Tower Bridge 51.5055 -0.0754 bridge
@rome-it
Colosseum/Colisée 41.8902 12.4922 ruin; Trevi Fountain/Fontaine de Trevi 41.9009 12.4833 monument
Pantheon/Panthéon 41.8986 12.4769 monument
St. Peter's Basilica/Basilique Saint-Pierre 41.9022 12.4539 worship
Spanish Steps/Escalier de la Trinité-des-Monts 41.906 12.4828 square
Roman Forum/Forum romain 41.8925 12.4853 ruin
@venice-it
St. Mark's Square/Place Saint-Marc 45.4341 12.3388 square; Rialto Bridge/Pont du Rialto 45.438 12.3359 bridge
Doge's Palace/Palais des Doges 45.4337 12.3404 palace; Bridge of Sighs/Pont des Soupirs 45.4341 12.3408 bridge
@florence-it
Florence Cathedral/Cathédrale de Florence 43.7731 11.256 worship
Uffizi Gallery/Galerie des Offices 43.7687 11.2553 museum; Ponte Vecchio 43.768 11.2532 bridge
Palazzo Pitti/Palais Pitti 43.7652 11.25 palace
@milan-it
Milan Cathedral/Cathédrale de Milan 45.4641 9.1919 worship; La Scala 45.4674 9.1895 venue
Galleria Vittorio Emanuele II 45.4659 9.19 monument; Sforza Castle/Château des Sforza 45.4705 9.1794 palace
@naples-it
Castel dell'Ovo 40.8283 14.2477 palace
Naples Archaeological Museum/Musée archéologique de Naples 40.8535 14.2505 museum
Royal Palace/Palais royal 40.8366 14.2496 palace; Pompeii/Pompéi 40.7497 14.4869 ruin
@barcelona-es
Sagrada Família 41.4036 2.1744 worship; Park Güell/Parc Güell 41.4145 2.1527 park
Casa Batlló 41.3917 2.1649 monument; La Rambla 41.3809 2.1734 street; Camp Nou 41.3809 2.1228 venue
La Boqueria 41.3817 2.1716 market
@madrid-es
Prado Museum/Musée du Prado 40.4138 -3.6921 museum; Royal Palace/Palais royal 40.418 -3.7143 palace
Plaza Mayor 40.4155 -3.7074 square; Retiro Park/Parc du Retiro 40.4153 -3.6845 park
Puerta del Sol 40.4169 -3.7035 square
@seville-es
Seville Cathedral/Cathédrale de Séville 37.3858 -5.9931 worship; Real Alcázar 37.3831 -5.9902 palace
Plaza de España 37.3772 -5.9869 square; Torre del Oro 37.3824 -5.9964 tower
@granada-es
Alhambra 37.176 -3.5881 palace; Generalife 37.1769 -3.5853 park; Granada Cathedral 37.1763 -3.599 worship
@lisbon-pt
Belém Tower/Tour de Belém 38.6916 -9.216 tower
Jerónimos Monastery/Monastère des Hiéronymites 38.6979 -9.2068 worship
São Jorge Castle/Château Saint-Georges 38.7139 -9.1335 palace; Praça do Comércio 38.7075 -9.1364 square
Santa Justa Lift/Ascenseur de Santa Justa 38.7121 -9.1394 monument; Lisbon Oceanarium 38.7636 -9.0937 museum
@porto-pt
Dom Luís I Bridge/Pont Dom-Luís 41.1398 -8.6094 bridge; Clérigos Tower/Tour des Clercs 41.1458 -8.6146 tower
Livraria Lello 41.1469 -8.6148 monument; São Bento Station 41.1456 -8.6103 monument
@sintra-pt
Pena Palace/Palais de Pena 38.7876 -9.3906 palace; Quinta da Regaleira 38.7963 -9.396 park
Moorish Castle/Château des Maures 38.7925 -9.3894 ruin
@amsterdam-nl
Rijksmuseum 52.36 4.8852 museum; Anne Frank House/Maison Anne Frank 52.3752 4.884 museum
Van Gogh Museum/Musée Van Gogh 52.3584 4.8811 museum; Dam Square 52.3731 4.8926 square
Vondelpark 52.358 4.8686 park
@brussels-be
Atomium 50.8949 4.3415 monument; Manneken Pis 50.845 4.35 monument
Royal Palace/Palais royal 50.8417 4.3626 palace; Cinquantenaire 50.8405 4.3925 park
@berlin-de
Brandenburg Gate/Porte de Brandebourg 52.5163 13.3777 monument; Reichstag 52.5186 13.3762 monument
Museum Island/Île aux Musées 52.5169 13.4019 museum; East Side Gallery 52.505 13.4397 monument
Checkpoint Charlie 52.5075 13.3904 monument; Alexanderplatz 52.5219 13.4132 square
@munich-de
Marienplatz 48.1374 11.5755 square; Nymphenburg Palace/Château de Nymphembourg 48.1583 11.5033 palace
English Garden/Jardin anglais 48.1642 11.6056 park; Allianz Arena 48.2188 11.6247 venue
Hofbräuhaus 48.1376 11.5799 venue
@vienna-at
Schönbrunn Palace/Château de Schönbrunn 48.1845 16.3122 palace
Vienna State Opera/Opéra de Vienne 48.2029 16.369 venue
St. Stephen's Cathedral/Cathédrale Saint-Étienne 48.2085 16.3731 worship
Belvedere/Belvédère 48.1915 16.3809 palace; Hofburg 48.2066 16.3655 palace; Prater 48.2163 16.3985 theme-park
@prague-cz
Charles Bridge/Pont Charles 50.0865 14.4114 bridge; Prague Castle/Château de Prague 50.0909 14.4005 palace
Astronomical Clock/Horloge astronomique 50.087 14.4208 monument
Wenceslas Square/Place Venceslas 50.0816 14.4275 square
@budapest-hu
Hungarian Parliament/Parlement hongrois 47.507 19.0457 palace
Buda Castle/Château de Buda 47.4961 19.0398 palace
Fisherman's Bastion/Bastion des pêcheurs 47.5022 19.0348 monument
Széchenyi Baths/Bains Széchenyi 47.5187 19.0819 venue; Chain Bridge/Pont des Chaînes 47.4988 19.0437 bridge
@krakow-pl
Wawel Castle/Château du Wawel 50.0541 19.9354 palace; Main Market Square/Grand-Place 50.0617 19.9373 square
St. Mary's Basilica/Basilique Sainte-Marie 50.0617 19.9393 worship
@athens-gr
Acropolis/Acropole 37.9715 23.7267 ruin; Parthenon/Parthénon 37.9715 23.7266 ruin
Acropolis Museum/Musée de l'Acropole 37.9685 23.7285 museum
Syntagma Square/Place Syntagma 37.9755 23.7348 square
Temple of Olympian Zeus/Temple de Zeus olympien 37.9693 23.7331 ruin
@santorini-gr
Oia Castle 36.4606 25.3731 ruin; Akrotiri 36.3515 25.4034 ruin; Red Beach/Plage rouge 36.3487 25.3942 beach
@istanbul-tr
Hagia Sophia/Sainte-Sophie 41.0086 28.9802 worship; Blue Mosque/Mosquée bleue 41.0054 28.9768 worship
Topkapı Palace/Palais de Topkapı 41.0115 28.9834 palace; Grand Bazaar/Grand Bazar 41.0106 28.968 market
Galata Tower/Tour de Galata 41.0256 28.9741 tower
@copenhagen-dk
Tivoli Gardens/Jardins de Tivoli 55.6737 12.5681 theme-park; Nyhavn 55.6799 12.591 street
Little Mermaid/Petite Sirène 55.6929 12.5993 monument
Rosenborg Castle/Château de Rosenborg 55.6858 12.5773 palace
@stockholm-se
Vasa Museum/Musée Vasa 59.328 18.0914 museum; Royal Palace/Palais royal 59.3268 18.0717 palace
Skansen 59.327 18.1042 park; Stockholm City Hall 59.3275 18.0543 monument
@dublin-ie
Trinity College 53.3438 -6.2546 monument; Guinness Storehouse 53.3419 -6.2867 museum
Dublin Castle/Château de Dublin 53.3429 -6.2674 palace; St Patrick's Cathedral 53.3395 -6.2715 worship
@edinburgh-gb
Edinburgh Castle/Château d'Édimbourg 55.9486 -3.1999 palace; Arthur's Seat 55.9441 -3.1618 nature
Royal Mile 55.9505 -3.1856 street; Holyrood Palace/Palais de Holyrood 55.9527 -3.1723 palace
@dubrovnik-hr
City Walls of Dubrovnik/Remparts de Dubrovnik 42.641 18.1085 monument; Lovrijenac 42.6406 18.1041 palace
Stradun 42.6413 18.1086 street
@new-york-us
Statue of Liberty/Statue de la Liberté 40.6892 -74.0445 monument; Empire State Building 40.7484 -73.9857 tower
Central Park 40.7812 -73.9665 park; Times Square 40.758 -73.9855 square
Brooklyn Bridge 40.7061 -73.9969 bridge; Metropolitan Museum of Art 40.7794 -73.9632 museum
@boston-us
Fenway Park 42.3467 -71.0972 venue; Faneuil Hall 42.36 -71.0562 market; Boston Common 42.355 -71.0656 park
Paul Revere House 42.3637 -71.0537 museum; Harvard Yard 42.3744 -71.1169 monument
@washington-us
White House/Maison-Blanche 38.8977 -77.0365 palace; United States Capitol/Capitole 38.8899 -77.0091 monument
Lincoln Memorial 38.8893 -77.0502 monument; Washington Monument 38.8895 -77.0353 monument
National Air and Space Museum 38.8882 -77.0199 museum
@chicago-us
Cloud Gate 41.8827 -87.6233 monument; Willis Tower 41.8789 -87.6359 tower; Navy Pier 41.8917 -87.6086 venue
Art Institute of Chicago 41.8796 -87.6237 museum; Wrigley Field 41.9484 -87.6553 venue
@miami-beach-us
Ocean Drive 25.7805 -80.1301 street; South Beach Lighthouse Point 25.7662 -80.1312 park
Lincoln Road 25.7907 -80.136 street
@orlando-us
Magic Kingdom 28.4177 -81.5812 theme-park; EPCOT 28.3747 -81.5494 theme-park
Universal Studios Florida 28.4747 -81.4677 theme-park; SeaWorld Orlando 28.4116 -81.4617 theme-park
@new-orleans-us
Jackson Square 29.9574 -90.0629 square; Bourbon Street 29.9587 -90.0652 street
Preservation Hall 29.9583 -90.0654 venue; National WWII Museum 29.943 -90.0701 museum
Caesars Superdome 29.9511 -90.0812 venue
@nashville-us
Ryman Auditorium 36.1612 -86.7785 venue; Country Music Hall of Fame 36.1582 -86.7762 museum
Broadway 36.1607 -86.7783 street; Grand Ole Opry 36.2069 -86.6921 venue
@charleston-us
Rainbow Row 32.7755 -79.9276 street; Charleston City Market 32.7808 -79.9301 market
The Battery 32.7697 -79.9302 park; Fort Sumter 32.7523 -79.8747 monument
@denver-us
Denver Union Station 39.7531 -105.0002 monument; Red Rocks Amphitheatre 39.6654 -105.2057 venue
Denver Art Museum 39.7372 -104.9894 museum; Coors Field 39.7559 -104.9942 venue
Colorado State Capitol 39.7393 -104.9848 monument
@las-vegas-us
Bellagio Fountains/Fontaines du Bellagio 36.1126 -115.1743 monument; Fremont Street 36.1707 -115.1447 street
Sphere 36.1209 -115.1622 venue; High Roller 36.1176 -115.1682 monument
Allegiant Stadium 36.0908 -115.1833 venue
@los-angeles-us
Hollywood Sign/Panneau Hollywood 34.1341 -118.3215 monument; Griffith Observatory 34.1184 -118.3004 museum
Getty Center 34.078 -118.4741 museum; Hollywood Walk of Fame 34.1016 -118.3267 street
Universal Studios Hollywood 34.1381 -118.3534 theme-park; Crypto.com Arena 34.043 -118.2673 venue
@anaheim-us
Disneyland Park 33.8121 -117.919 theme-park; Angel Stadium 33.8003 -117.8827 venue
Honda Center 33.8078 -117.8765 venue
@san-francisco-us
Golden Gate Bridge/Pont du Golden Gate 37.8199 -122.4783 bridge; Alcatraz 37.827 -122.423 monument
Pier 39 37.8087 -122.4098 venue; Lombard Street 37.8021 -122.4187 street
Ferry Building 37.7955 -122.3937 market
@san-diego-us
San Diego Zoo 32.7353 -117.149 park; Balboa Park 32.7341 -117.1446 park
USS Midway Museum 32.7137 -117.1751 museum; La Jolla Cove 32.8505 -117.2729 beach
Petco Park 32.7073 -117.1566 venue
@seattle-us
Space Needle 47.6205 -122.3493 tower; Pike Place Market 47.6097 -122.3425 market
Museum of Pop Culture 47.6215 -122.3481 museum; Lumen Field 47.5952 -122.3316 venue
@honolulu-us
Pearl Harbor National Memorial 21.3676 -157.9391 monument; Iolani Palace 21.3068 -157.8588 palace
Ala Moana Beach 21.2895 -157.8475 beach
@waikiki-us
Waikiki Beach 21.2766 -157.8277 beach; Diamond Head 21.262 -157.8056 nature
Honolulu Zoo 21.2706 -157.8214 park
@toronto-ca
CN Tower/Tour CN 43.6426 -79.3871 tower; Royal Ontario Museum/Musée royal de l'Ontario 43.6677 -79.3948 museum
Rogers Centre 43.6414 -79.3894 venue; St. Lawrence Market 43.6487 -79.3715 market
@montreal-ca
Notre-Dame Basilica/Basilique Notre-Dame 45.5045 -73.5562 worship
Mount Royal/Mont Royal 45.5048 -73.5878 park; Jean-Talon Market/Marché Jean-Talon 45.5362 -73.6148 market
Olympic Stadium/Stade olympique 45.558 -73.5515 venue
@vancouver-ca
Stanley Park 49.3017 -123.1417 park; Canada Place 49.2888 -123.1111 venue
Capilano Suspension Bridge 49.3429 -123.1149 bridge; Granville Island Market 49.2725 -123.135 market
@mexico-city-mx
Zócalo 19.4326 -99.1332 square; Palacio de Bellas Artes/Palais des Beaux-Arts 19.4352 -99.1412 venue
Chapultepec Castle/Château de Chapultepec 19.4204 -99.1819 palace
Frida Kahlo Museum/Musée Frida Kahlo 19.3551 -99.1626 museum; Angel of Independence 19.427 -99.1677 monument
@cancun-mx
Playa Delfines 21.0606 -86.7791 beach; El Rey Ruins 21.0602 -86.7816 ruin
Cancún Underwater Museum 21.1372 -86.745 museum
@cusco-pe
Plaza de Armas -13.5167 -71.9787 square; Sacsayhuamán -13.5098 -71.9817 ruin; Qorikancha -13.52 -71.9753 ruin
@rio-de-janeiro-br
Christ the Redeemer/Christ Rédempteur -22.9519 -43.2105 monument
Sugarloaf Mountain/Pain de Sucre -22.9486 -43.1566 nature
Copacabana Beach/Plage de Copacabana -22.9711 -43.1823 beach; Maracanã -22.9121 -43.2302 venue
Selarón Steps/Escalier Selarón -22.9153 -43.1794 monument
@buenos-aires-ar
Casa Rosada -34.6081 -58.3703 palace; Teatro Colón -34.6011 -58.3831 venue
Obelisk/Obélisque -34.6037 -58.3816 monument
Recoleta Cemetery/Cimetière de la Recoleta -34.5875 -58.3934 monument; Caminito -34.6393 -58.3628 street
@tokyo-jp
Tokyo Tower/Tour de Tokyo 35.6586 139.7454 tower; Senso-ji 35.7148 139.7967 worship
Tokyo Skytree 35.7101 139.8107 tower; Shibuya Crossing/Carrefour de Shibuya 35.6595 139.7005 square
Meiji Shrine/Sanctuaire Meiji 35.6764 139.6993 worship
Imperial Palace/Palais impérial 35.6852 139.7528 palace
@kyoto-jp
Fushimi Inari Shrine/Sanctuaire Fushimi Inari 34.9671 135.7727 worship
Kinkaku-ji/Pavillon d'Or 35.0394 135.7292 worship; Kiyomizu-dera 34.9949 135.785 worship
Nijō Castle/Château de Nijō 35.0142 135.7481 palace
Arashiyama Bamboo Grove/Bambouseraie d'Arashiyama 35.0168 135.6713 nature
@osaka-jp
Osaka Castle/Château d'Osaka 34.6873 135.5262 palace; Universal Studios Japan 34.6654 135.4323 theme-park
Tsutenkaku 34.6525 135.5063 tower; Osaka Aquarium Kaiyukan 34.6545 135.429 museum
@seoul-kr
Gyeongbokgung 37.5796 126.977 palace; N Seoul Tower/Tour N de Séoul 37.5512 126.9882 tower
Gwangjang Market/Marché Gwangjang 37.57 126.9995 market; Lotte World Tower 37.5126 127.1025 tower
@beijing-cn
Forbidden City/Cité interdite 39.9163 116.3972 palace
Temple of Heaven/Temple du Ciel 39.8822 116.4066 worship
Tiananmen Square/Place Tian'anmen 39.9055 116.3976 square; Summer Palace/Palais d'Été 39.9999 116.2755 palace
@shanghai-cn
Oriental Pearl Tower 31.2397 121.4998 tower; Yu Garden/Jardin Yu 31.2273 121.4921 park
Shanghai Tower/Tour Shanghai 31.2336 121.5055 tower; Shanghai Disneyland 31.144 121.657 theme-park
@hong-kong-hk
Victoria Peak 22.2759 114.1455 nature; Temple Street Night Market 22.3065 114.17 market
Star Ferry Pier 22.2938 114.1686 monument; Tian Tan Buddha 22.254 113.905 monument
Hong Kong Disneyland 22.313 114.0413 theme-park
@taipei-tw
Taipei 101 25.0337 121.5646 tower; Chiang Kai-shek Memorial Hall 25.0346 121.5218 monument
Longshan Temple/Temple Longshan 25.0369 121.4999 worship; National Palace Museum 25.1024 121.5485 museum
@bangkok-th
Grand Palace/Grand Palais 13.75 100.4913 palace; Wat Arun 13.7437 100.4889 worship
Wat Pho 13.7465 100.493 worship; Chatuchak Market/Marché de Chatuchak 13.7999 100.5505 market
Lumphini Park/Parc Lumphini 13.7314 100.5415 park
@phuket-th
Big Buddha/Grand Bouddha 7.8276 98.3128 monument; Patong Beach/Plage de Patong 7.8961 98.2954 beach
Wat Chalong 7.8468 98.3369 worship; Promthep Cape 7.7625 98.3053 nature
@singapore-sg
Gardens by the Bay 1.2816 103.8636 park; Marina Bay Sands 1.2834 103.8607 venue
Merlion 1.2868 103.8545 monument; Universal Studios Singapore 1.254 103.8238 theme-park
Botanic Gardens/Jardin botanique 1.3138 103.8159 park
@kuala-lumpur-my
Petronas Towers/Tours Petronas 3.1579 101.7116 tower; Batu Caves/Grottes de Batu 3.2379 101.684 worship
Merdeka Square 3.1478 101.6937 square
@hanoi-vn
Hoan Kiem Lake/Lac Hoan Kiem 21.0288 105.8525 park
Temple of Literature/Temple de la Littérature 21.0294 105.8355 worship
Ho Chi Minh Mausoleum/Mausolée de Hô Chi Minh 21.0368 105.8346 monument
@siem-reap-kh
Angkor Wat 13.4125 103.867 ruin; Bayon 13.4412 103.8587 ruin; Ta Prohm 13.435 103.8892 ruin
@ubud-id
Sacred Monkey Forest/Forêt des singes -8.5187 115.2588 nature
Tegallalang Rice Terraces -8.4313 115.2794 nature; Ubud Palace/Palais d'Ubud -8.5065 115.2625 palace
@delhi-in
Red Fort/Fort Rouge 28.6562 77.241 palace; India Gate/Porte de l'Inde 28.6129 77.2295 monument
Qutub Minar 28.5245 77.1855 tower; Humayun's Tomb/Tombeau de Humayun 28.5933 77.2507 monument
@mumbai-in
Gateway of India/Porte de l'Inde 18.922 72.8347 monument; Marine Drive 18.944 72.823 street
Chhatrapati Shivaji Terminus 18.9398 72.8355 monument
@agra-in
Taj Mahal 27.1751 78.0421 monument; Agra Fort/Fort d'Agra 27.1795 78.0211 palace
Mehtab Bagh 27.18 78.0422 park
@dubai-ae
Burj Khalifa 25.1972 55.2744 tower; Dubai Mall 25.1985 55.2796 market; Burj Al Arab 25.1412 55.1853 tower
Museum of the Future/Musée du Futur 25.2192 55.2819 museum; Dubai Frame 25.2355 55.3003 monument
@abu-dhabi-ae
Sheikh Zayed Grand Mosque/Grande mosquée Cheikh Zayed 24.4128 54.475 worship
Louvre Abu Dhabi 24.5337 54.3983 museum; Ferrari World 24.4837 54.6071 theme-park
@jerusalem-il
Western Wall/Mur des Lamentations 31.7767 35.2345 worship
Dome of the Rock/Dôme du Rocher 31.778 35.2354 worship; Holy Sepulchre/Saint-Sépulcre 31.7785 35.2296 worship
@cairo-eg
Pyramids of Giza/Pyramides de Gizeh 29.9792 31.1342 ruin; Great Sphinx/Grand Sphinx 29.9753 31.1376 ruin
Egyptian Museum/Musée égyptien 30.0478 31.2336 museum; Khan el-Khalili 30.0477 31.2623 market
Grand Egyptian Museum 29.9937 31.1195 museum
@marrakesh-ma
Jemaa el-Fna/Place Jemaa el-Fna 31.6258 -7.9891 square; Majorelle Garden/Jardin Majorelle 31.6417 -8.0034 park
Koutoubia Mosque/Mosquée Koutoubia 31.6241 -7.9936 worship
Bahia Palace/Palais de la Bahia 31.6216 -7.9816 palace
@cape-town-za
Table Mountain/Montagne de la Table -33.9628 18.4098 nature; Cape Town Stadium -33.9035 18.4112 venue
Kirstenbosch -33.9881 18.4327 park; Boulders Beach -34.1972 18.4513 beach
@sydney-au
Sydney Opera House/Opéra de Sydney -33.8568 151.2153 venue; Harbour Bridge -33.8523 151.2108 bridge
Bondi Beach/Plage de Bondi -33.8908 151.2743 beach; Taronga Zoo -33.8435 151.2413 park
Darling Harbour -33.8748 151.1987 venue
@melbourne-au
Federation Square -37.818 144.9691 square; Melbourne Cricket Ground -37.82 144.9834 venue
Queen Victoria Market -37.8076 144.9568 market; Royal Botanic Gardens -37.8304 144.9796 park
@queenstown-nz
Skyline Gondola -45.0263 168.6492 venue; Lake Wakatipu/Lac Wakatipu -45.0349 168.6611 nature
Kawarau Bridge -45.0086 168.8986 bridge
@reykjavik-is
Hallgrímskirkja 64.1417 -21.9266 worship; Harpa 64.1504 -21.9327 venue
Blue Lagoon/Lagon bleu 63.8804 -22.4495 nature
@nice-fr
Promenade des Anglais 43.6947 7.2586 street; Castle Hill/Colline du Château 43.6955 7.2793 park
Place Masséna 43.6971 7.2703 square; Matisse Museum/Musée Matisse 43.7195 7.2763 museum
@helsinki-fi
Helsinki Cathedral/Cathédrale d'Helsinki 60.1704 24.9522 worship; Suomenlinna 60.1454 24.9881 palace
Temppeliaukio Church 60.1729 24.9252 worship
`;
