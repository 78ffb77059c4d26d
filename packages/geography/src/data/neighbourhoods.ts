/** Blocks `@city-id`, entries `name lat lon`. */
export const NEIGHBOURHOODS = `
@lisbon-pt
Príncipe Real 38.7163 -9.1493; Chiado 38.7106 -9.1424; Baixa 38.7115 -9.1372; Alfama 38.7118 -9.13
Bairro Alto 38.7135 -9.1455; Estrela 38.7137 -9.1603; Graça 38.7175 -9.1308; Cais do Sodré 38.7064 -9.1446
Avenida 38.7205 -9.1465
@porto-pt
Ribeira 41.1411 -8.6132; Baixa 41.148 -8.6103; Cedofeita 41.1535 -8.6205; Foz do Douro 41.1514 -8.6716
Boavista 41.1585 -8.6295; Vila Nova de Gaia 41.1375 -8.61; Bonfim 41.1487 -8.5975
@paris-fr
Le Marais 48.8578 2.3588; Saint-Germain-des-Prés 48.854 2.3336; Montmartre 48.8867 2.3401
Quartier Latin 48.8493 2.3464; Opéra 48.8712 2.3318; Champs-Élysées 48.8698 2.3076; Bastille 48.8531 2.3695
Canal Saint-Martin 48.8721 2.3646
@nice-fr
Vieux Nice 43.6966 7.276; Promenade des Anglais 43.6951 7.2587; Carré d'Or 43.6985 7.2655
Libération 43.7107 7.2618; Port Lympia 43.6963 7.2851; Cimiez 43.7193 7.2765
@lyon-fr
Presqu'île 45.7605 4.8345; Vieux Lyon 45.762 4.8275; Croix-Rousse 45.7745 4.831; Part-Dieu 45.7606 4.8597
Confluence 45.743 4.8178
@marseille-fr
Vieux-Port 43.2951 5.3742; Le Panier 43.2982 5.3688; La Joliette 43.3045 5.367; Cours Julien 43.2937 5.3835
Le Prado 43.2725 5.3905
@bordeaux-fr
Saint-Pierre 44.8403 -0.5702; Chartrons 44.8545 -0.5695; Saint-Michel 44.8345 -0.5655
Triangle d'Or 44.8428 -0.577; Gare Saint-Jean 44.8264 -0.557
@london-gb
Soho 51.5136 -0.1365; Covent Garden 51.5119 -0.1232; Mayfair 51.5099 -0.1475; Kensington 51.4989 -0.1915
Shoreditch 51.5262 -0.0785; South Bank 51.5055 -0.1146; King's Cross 51.5316 -0.1236
Notting Hill 51.5115 -0.2059
@edinburgh-gb
Old Town 55.9495 -3.1905; New Town 55.9545 -3.1995; Leith 55.9755 -3.1705; Stockbridge 55.9585 -3.2095
West End 55.9495 -3.212; Southside 55.9405 -3.1805
@manchester-gb
Northern Quarter 53.4838 -2.2345; Deansgate 53.4778 -2.2505; Spinningfields 53.4803 -2.2525
Castlefield 53.475 -2.2555; Salford Quays 53.4715 -2.2945; Piccadilly 53.4795 -2.2335
@dublin-ie
Temple Bar 53.3454 -6.2637; Ballsbridge 53.3285 -6.2305; Docklands 53.3468 -6.2395; Smithfield 53.3487 -6.2785
Portobello 53.3305 -6.2655; St Stephen's Green 53.3385 -6.2595
@amsterdam-nl
Jordaan 52.3742 4.8812; De Pijp 52.3547 4.893; Centrum 52.3728 4.8936; Oud-West 52.3655 4.8705
Museumkwartier 52.3582 4.8812; Plantage 52.3663 4.9115; Amsterdam-Noord 52.3885 4.9165
@brussels-be
Grand-Place 50.8467 4.3525; Ixelles 50.8275 4.3695; Sablon 50.8405 4.3565; European Quarter 50.8425 4.383
Saint-Gilles 50.8265 4.3455; Sainte-Catherine 50.8505 4.3485
@bruges-be
Markt 51.2088 3.2243; Sint-Anna 51.2125 3.2335; Minnewater 51.2005 3.2235; Ezelstraat 51.2135 3.2205
@berlin-de
Mitte 52.5215 13.4005; Kreuzberg 52.499 13.4105; Prenzlauer Berg 52.5405 13.4135
Charlottenburg 52.5055 13.3155; Friedrichshain 52.5125 13.454; Schöneberg 52.4865 13.3505
Neukölln 52.4811 13.4354
@munich-de
Altstadt 48.1374 11.5755; Schwabing 48.1625 11.5855; Maxvorstadt 48.1505 11.5685
Glockenbachviertel 48.1295 11.5715; Haidhausen 48.1305 11.5985; Ludwigsvorstadt 48.1335 11.5595
@hamburg-de
HafenCity 53.5415 9.9995; St. Pauli 53.5535 9.9635; Neustadt 53.5525 9.9835; St. Georg 53.5545 10.0115
Sternschanze 53.5625 9.9655; Eimsbüttel 53.5735 9.9515
@frankfurt-de
Innenstadt 50.1125 8.6815; Sachsenhausen 50.1025 8.6845; Bahnhofsviertel 50.1075 8.6685
Westend 50.1185 8.6625; Nordend 50.1245 8.6905; Messe 50.1125 8.6485
@cologne-de
Altstadt-Nord 50.9395 6.9555; Belgisches Viertel 50.9385 6.9365; Deutz 50.9375 6.9745
Ehrenfeld 50.9485 6.9185; Südstadt 50.9215 6.9585
@zurich-ch
Altstadt 47.3722 8.5425; Zürich West 47.3885 8.5195; Seefeld 47.3585 8.5535; Enge 47.3645 8.5305
Langstrasse 47.3785 8.5275
@geneva-ch
Vieille Ville 46.2005 6.1485; Pâquis 46.2115 6.1485; Eaux-Vives 46.2025 6.1605; Plainpalais 46.1965 6.1405
Carouge 46.1835 6.1395
@lucerne-ch
Altstadt 47.0525 8.3065; Neustadt 47.0465 8.3075; Seeburg 47.0455 8.3395; Tribschen 47.0425 8.3265
@vienna-at
Innere Stadt 48.2085 16.3725; Leopoldstadt 48.2165 16.3955; Neubau 48.2025 16.3495; Wieden 48.1935 16.3675
Josefstadt 48.2105 16.3485; Mariahilf 48.1965 16.3495; Landstraße 48.1985 16.3945
@salzburg-at
Altstadt 47.7985 13.0455; Neustadt 47.8045 13.0435; Nonntal 47.7905 13.0535; Mülln 47.8055 13.0345
Maxglan 47.8015 13.0145
@prague-cz
Staré Město 50.0875 14.4215; Malá Strana 50.0875 14.4035; Nové Město 50.0785 14.4225
Vinohrady 50.0755 14.4445; Žižkov 50.0855 14.4505; Holešovice 50.1045 14.4395; Karlín 50.0925 14.4505
@budapest-hu
Belváros 47.4945 19.0525; Várkerület 47.4985 19.0365; Erzsébetváros 47.5005 19.0715
Terézváros 47.5065 19.0635; Gellért 47.4845 19.0515; Józsefváros 47.4895 19.0705
@warsaw-pl
Stare Miasto 52.2495 21.0125; Śródmieście 52.2305 21.0155; Praga 52.2525 21.0385; Powiśle 52.2385 21.0285
Wola 52.2365 20.9855
@krakow-pl
Stare Miasto 50.0615 19.9375; Kazimierz 50.0505 19.9455; Podgórze 50.0445 19.9525; Kleparz 50.0675 19.9405
@rome-it
Centro Storico 41.8985 12.4735; Trastevere 41.8885 12.4695; Monti 41.8955 12.4925; Prati 41.9085 12.4635
Testaccio 41.8765 12.4755; Termini 41.9015 12.5005; Vaticano 41.9035 12.4555; San Lorenzo 41.8975 12.5165
@milan-it
Duomo 45.4642 9.1895; Brera 45.4725 9.1875; Navigli 45.4515 9.1765; Porta Nuova 45.4835 9.1895
Porta Romana 45.4515 9.2025; Quadrilatero della Moda 45.4685 9.1955; Isola 45.4885 9.1885
@venice-it
San Marco 45.4335 12.3355; Dorsoduro 45.4305 12.3255; Cannaregio 45.4435 12.3285; Castello 45.4345 12.3485
San Polo 45.4375 12.3305; Santa Croce 45.4395 12.3235; Giudecca 45.4255 12.3285
@florence-it
Duomo 43.7735 11.2555; Santa Croce 43.7685 11.2625; Oltrarno 43.7655 11.2465; San Lorenzo 43.7755 11.2535
Santa Maria Novella 43.7735 11.2475; San Niccolò 43.7645 11.2595
@naples-it
Centro Storico 40.8505 14.2565; Chiaia 40.8345 14.2385; Vomero 40.8435 14.2305
Quartieri Spagnoli 40.8405 14.2455; Santa Lucia 40.8325 14.2495; Posillipo 40.8125 14.2065
@bologna-it
Quadrilatero 44.4935 11.3445; Santo Stefano 44.4905 11.3505; Università 44.4965 11.3525
Saragozza 44.4895 11.3305
@palermo-it
Kalsa 38.1165 13.3705; Vucciria 38.1185 13.3645; Capo 38.1185 13.3565; Politeama 38.1245 13.3565
Mondello 38.2005 13.3245
@madrid-es
Sol 40.4169 -3.7035; Malasaña 40.4265 -3.7045; Chueca 40.4225 -3.6975; Salamanca 40.4295 -3.6815
La Latina 40.4115 -3.7105; Barrio de las Letras 40.4145 -3.6985; Retiro 40.4135 -3.6765
Chamberí 40.4345 -3.7035
@barcelona-es
Barri Gòtic 41.3833 2.1765; Eixample 41.3915 2.1635; El Born 41.3855 2.1825; Gràcia 41.4035 2.1565
Barceloneta 41.3795 2.1895; El Raval 41.3805 2.1685; Poblenou 41.4005 2.2015; Poble-sec 41.3735 2.1625
@seville-es
Santa Cruz 37.3855 -5.9895; Triana 37.3845 -6.0035; El Arenal 37.3865 -5.9975; Alameda 37.3985 -5.9945
Macarena 37.4025 -5.9895; Nervión 37.3835 -5.9735
@granada-es
Albaicín 37.1815 -3.5945; Centro 37.1745 -3.5995; Realejo 37.1725 -3.5935; Sacromonte 37.1825 -3.5835
@valencia-es
Ciutat Vella 39.4745 -0.3765; Ruzafa 39.4615 -0.3735; El Carmen 39.4785 -0.3805; El Cabanyal 39.4685 -0.3295
Eixample 39.4665 -0.3695
@malaga-es
Centro Histórico 36.7215 -4.4205; La Malagueta 36.7195 -4.4095; Soho 36.7165 -4.4235
Pedregalejo 36.7215 -4.3815
@bilbao-es
Casco Viejo 43.2575 -2.9235; Abando 43.2625 -2.9345; Indautxu 43.2605 -2.9405; Deusto 43.2715 -2.9465
@san-sebastian-es
Parte Vieja 43.3235 -1.9845; Gros 43.3245 -1.9755; Centro 43.3185 -1.9815; Antiguo 43.3105 -2.0025
@palma-es
Casco Antiguo 39.5695 2.6515; Santa Catalina 39.5715 2.6355; La Lonja 39.5695 2.6435; Portixol 39.5615 2.6685
@athens-gr
Plaka 37.9725 23.7305; Monastiraki 37.9765 23.7255; Koukaki 37.9635 23.7255; Kolonaki 37.9785 23.7425
Syntagma 37.9755 23.7345; Psyrri 37.9785 23.7235; Exarchia 37.9865 23.7335
@santorini-gr
Fira 36.4165 25.4315; Oia 36.4615 25.3755; Imerovigli 36.4325 25.4225; Kamari 36.3765 25.4805
Perissa 36.3555 25.4735; Firostefani 36.4255 25.4275
@dubrovnik-hr
Stari Grad 42.6415 18.1085; Ploče 42.6425 18.1165; Lapad 42.6545 18.0765; Gruž 42.6585 18.0865
Pile 42.6425 18.1045
@split-hr
Grad 43.5085 16.4395; Varoš 43.5095 16.4345; Bačvice 43.5025 16.4475; Meje 43.5075 16.4225
@copenhagen-dk
Indre By 55.6795 12.5785; Vesterbro 55.6685 12.5485; Nørrebro 55.6935 12.5485; Nyhavn 55.6799 12.5905
Christianshavn 55.6735 12.5915; Østerbro 55.7055 12.5775; Frederiksberg 55.6785 12.5335
@stockholm-se
Gamla Stan 59.3255 18.0705; Södermalm 59.3145 18.0705; Östermalm 59.3385 18.0855; Norrmalm 59.3345 18.0635
Vasastan 59.3445 18.0485; Djurgården 59.3265 18.1135
@oslo-no
Sentrum 59.9125 10.7405; Grünerløkka 59.9235 10.7595; Frogner 59.9215 10.7065; Aker Brygge 59.9105 10.7285
Majorstuen 59.9295 10.7145; Bjørvika 59.9075 10.7545
@helsinki-fi
Kamppi 60.1685 24.9315; Kruununhaka 60.1725 24.9545; Punavuori 60.1615 24.9385; Kallio 60.1845 24.9495
Katajanokka 60.1665 24.9665
@reykjavik-is
Miðborg 64.1455 -21.9305; Vesturbær 64.1445 -21.9585; Hlíðar 64.1365 -21.9165; Grandi 64.1535 -21.9485
@tallinn-ee
Vanalinn 59.4375 24.7455; Kalamaja 59.4485 24.7355; Kadriorg 59.4385 24.7835; Rotermann 59.4385 24.7565
@riga-lv
Vecrīga 56.9485 24.1065; Centrs 56.9575 24.1225; Āgenskalns 56.9385 24.0735; Mežaparks 56.9985 24.1575
@istanbul-tr
Sultanahmet 41.0055 28.9775; Beyoğlu 41.0335 28.9775; Karaköy 41.0235 28.9765; Beşiktaş 41.0425 29.0075
Kadıköy 40.9905 29.0255; Şişli 41.0605 28.9875; Balat 41.0295 28.9485; Nişantaşı 41.0505 28.9915
@moscow-ru
Arbat 55.7505 37.5925; Kitay-gorod 55.7555 37.6285; Zamoskvorechye 55.7375 37.6295; Tverskoy 55.7685 37.6055
Patriarch's Ponds 55.7635 37.5925
@new-york-us
Midtown 40.7549 -73.984; SoHo 40.7233 -74.003; Greenwich Village 40.7336 -74.0027; Chelsea 40.7465 -74.0014
Upper West Side 40.787 -73.9754; Upper East Side 40.7736 -73.9566; Lower East Side 40.715 -73.9843
Williamsburg 40.7145 -73.956
@boston-us
Back Bay 42.3503 -71.081; Beacon Hill 42.3588 -71.0707; North End 42.3647 -71.0542; Seaport 42.3519 -71.0446
South End 42.3388 -71.0765; Downtown 42.3555 -71.0605; Cambridge 42.3736 -71.1097; Fenway 42.3429 -71.1003
@washington-us
Georgetown 38.9076 -77.0723; Dupont Circle 38.9096 -77.0434; Capitol Hill 38.8894 -76.9983
Foggy Bottom 38.9006 -77.0503; Penn Quarter 38.8957 -77.0228; Adams Morgan 38.9215 -77.0425
The Wharf 38.8787 -77.0246
@philadelphia-us
Center City 39.9526 -75.1652; Old City 39.9513 -75.1441; Rittenhouse Square 39.9496 -75.1719
Fishtown 39.9745 -75.1335; University City 39.9522 -75.1932
@atlanta-us
Midtown 33.7838 -84.3831; Buckhead 33.8388 -84.3799; Downtown 33.7557 -84.3884; Inman Park 33.7575 -84.3523
Old Fourth Ward 33.7637 -84.3716
@charleston-us
French Quarter 32.7785 -79.9295; King Street 32.7852 -79.9371; Harleston Village 32.7812 -79.9437
Ansonborough 32.785 -79.9297; South of Broad 32.7727 -79.9312; Upper King 32.7905 -79.9395
@savannah-us
Historic District 32.0765 -81.0905; Victorian District 32.0667 -81.0955; Starland 32.0535 -81.0985
River Street 32.0815 -81.0905; Forsyth Park 32.0695 -81.0957
@miami-us
Brickell 25.7617 -80.1946; Wynwood 25.8042 -80.1989; Coconut Grove 25.7285 -80.2434; Downtown 25.7743 -80.1937
Design District 25.8125 -80.1929; Coral Gables 25.7492 -80.2635; Little Havana 25.7655 -80.2195
@miami-beach-us
South Beach 25.7826 -80.1341; Mid-Beach 25.8155 -80.1235; North Beach 25.8605 -80.1215
South of Fifth 25.7712 -80.1355; Sunset Harbour 25.7945 -80.1435
@orlando-us
International Drive 28.4436 -81.4702; Lake Buena Vista 28.3772 -81.5169; Downtown 28.5411 -81.3789
Winter Park 28.5999 -81.3392; Universal Resort 28.4744 -81.4678; Kissimmee 28.292 -81.4076
@tampa-us
Downtown 27.9478 -82.4584; Ybor City 27.9617 -82.4372; Hyde Park 27.9373 -82.4762
Channelside 27.9432 -82.4465
@key-west-us
Old Town 24.5557 -81.8022; Duval Street 24.5546 -81.8027; Truman Annex 24.5524 -81.8074
New Town 24.5645 -81.7685
@new-orleans-us
French Quarter 29.9584 -90.0644; Garden District 29.9283 -90.084; Marigny 29.9651 -90.0553
Bywater 29.9633 -90.0415; Warehouse District 29.9449 -90.0703; Central Business District 29.9506 -90.0729
Tremé 29.9648 -90.0729
@nashville-us
Downtown 36.1627 -86.7776; The Gulch 36.1524 -86.7884; East Nashville 36.1795 -86.7489
Midtown 36.1508 -86.8001; Germantown 36.1775 -86.7897; 12South 36.1224 -86.7903
@chicago-us
The Loop 41.8837 -87.6289; River North 41.8924 -87.6341; Gold Coast 41.9045 -87.6289
West Loop 41.8826 -87.6498; Lincoln Park 41.9214 -87.6513; Wicker Park 41.9088 -87.6796
Streeterville 41.8926 -87.6193; Magnificent Mile 41.8949 -87.6242
@minneapolis-us
Downtown West 44.9765 -93.2715; North Loop 44.9875 -93.2775; Uptown 44.9485 -93.2985
Northeast 44.9985 -93.2585
@dallas-us
Downtown 32.7817 -96.797; Uptown 32.7975 -96.8035; Deep Ellum 32.7843 -96.7833; Bishop Arts 32.7479 -96.8287
Design District 32.7955 -96.8235
@houston-us
Downtown 29.7589 -95.3677; Galleria 29.7397 -95.4634; Montrose 29.7451 -95.3935
Museum District 29.7225 -95.3905; The Heights 29.7983 -95.4028
@austin-us
Downtown 30.2682 -97.7428; South Congress 30.2482 -97.7502; East Austin 30.2635 -97.7195
Rainey Street 30.2585 -97.7389; The Domain 30.4021 -97.7253; Zilker 30.2627 -97.7665
@san-antonio-us
River Walk 29.4235 -98.489; Alamo Plaza 29.4258 -98.4861; Pearl 29.4427 -98.4799
King William 29.4135 -98.4935; Southtown 29.4105 -98.4945
@denver-us
LoDo 39.7526 -104.9997; RiNo 39.7683 -104.9796; Capitol Hill 39.7335 -104.9787; Cherry Creek 39.7168 -104.9545
Union Station 39.7531 -105.0002; Highlands 39.7625 -105.0115; Downtown 39.7453 -104.9925
@salt-lake-city-us
Downtown 40.7655 -111.8905; Sugar House 40.7235 -111.8605; The Avenues 40.7745 -111.8705
Granary District 40.7515 -111.8985
@las-vegas-us
The Strip 36.1147 -115.1728; Downtown 36.1707 -115.1439; Arts District 36.1586 -115.1529
Summerlin 36.1656 -115.3135; Paradise 36.0972 -115.1467; Henderson 36.0395 -114.9817
@phoenix-us
Downtown 33.4484 -112.074; Biltmore 33.5105 -112.0235; Arcadia 33.4985 -111.9885
Roosevelt Row 33.4585 -112.0705; Desert Ridge 33.6755 -111.9735
@scottsdale-us
Old Town 33.4934 -111.9255; North Scottsdale 33.6395 -111.9085; Paradise Valley 33.5431 -111.9427
McCormick Ranch 33.5455 -111.9085
@sedona-us
Uptown 34.8703 -111.7609; West Sedona 34.8632 -111.7988; Village of Oak Creek 34.7806 -111.7601
Oak Creek Canyon 34.9085 -111.7275
@santa-fe-nm-us
Plaza 35.6875 -105.9385; Canyon Road 35.6815 -105.9255; Railyard 35.6825 -105.9485
Guadalupe 35.6865 -105.9445
@seattle-us
Downtown 47.6082 -122.3352; Belltown 47.6148 -122.3453; Capitol Hill 47.6231 -122.3165
Pioneer Square 47.6015 -122.3325; South Lake Union 47.6256 -122.3344; Ballard 47.6687 -122.3847
Queen Anne 47.6323 -122.3569
@portland-or-us
Pearl District 45.5298 -122.6826; Downtown 45.5189 -122.6796; Nob Hill 45.5305 -122.6985
Alberta 45.5589 -122.6458; Hawthorne 45.5121 -122.6338; Lloyd 45.5315 -122.6565
@san-francisco-us
Union Square 37.788 -122.4075; Nob Hill 37.793 -122.4161; Fisherman's Wharf 37.808 -122.4177
SoMa 37.7785 -122.4056; North Beach 37.8005 -122.4105; Mission District 37.7599 -122.4148
Hayes Valley 37.7759 -122.4245; Marina District 37.8037 -122.4368
@los-angeles-us
Downtown 34.0443 -118.2567; Hollywood 34.0983 -118.3267; West Hollywood 34.09 -118.3617
Beverly Hills 34.0736 -118.4004; Venice 33.985 -118.4695; Koreatown 34.0618 -118.3006
Silver Lake 34.0869 -118.2702; Century City 34.0559 -118.4179
@santa-monica-us
Downtown 34.0159 -118.4955; Ocean Park 33.9985 -118.4795; Main Street 34.0015 -118.4835
Montana Avenue 34.0305 -118.4955
@san-diego-us
Gaslamp Quarter 32.7115 -117.1601; Little Italy 32.7228 -117.1685; La Jolla 32.8473 -117.2742
Mission Bay 32.7757 -117.2264; Coronado 32.6859 -117.1831; Old Town 32.7549 -117.1976
North Park 32.7405 -117.1305
@honolulu-us
Downtown 21.3085 -157.8605; Ala Moana 21.2911 -157.8434; Kakaako 21.2965 -157.8605; Kahala 21.2735 -157.7855
@waikiki-us
Waikiki Beach 21.2765 -157.8275; Diamond Head 21.2685 -157.8185; Fort DeRussy 21.2805 -157.8345
Kapahulu 21.2765 -157.8155
@san-juan-pr
Old San Juan 18.4663 -66.1142; Condado 18.4575 -66.0755; Isla Verde 18.4435 -66.0205
Santurce 18.4485 -66.0685
@toronto-ca
Downtown 43.6495 -79.3815; Yorkville 43.6705 -79.3935; Entertainment District 43.6455 -79.3905
Queen West 43.6475 -79.4085; Distillery District 43.6503 -79.3596; Harbourfront 43.6395 -79.3805
Kensington Market 43.6545 -79.4015
@montreal-ca
Old Montreal 45.5065 -73.5545; Plateau-Mont-Royal 45.5215 -73.5795; Downtown 45.5005 -73.5715
Mile End 45.5245 -73.5985; Griffintown 45.4915 -73.5605; Quartier Latin 45.5155 -73.5625
Little Italy 45.5345 -73.6135
@quebec-city-ca
Vieux-Québec 46.8125 -71.2085; Saint-Roch 46.8145 -71.2255; Saint-Jean-Baptiste 46.8085 -71.2205
Petit-Champlain 46.8115 -71.2035; Montcalm 46.8015 -71.2265
@vancouver-ca
Downtown 49.2825 -123.1185; Gastown 49.2835 -123.1065; Yaletown 49.2745 -123.1205
Coal Harbour 49.2895 -123.1255; West End 49.2865 -123.1335; Kitsilano 49.2685 -123.1685
Granville Island 49.2711 -123.1343
@mexico-city-mx
Roma Norte 19.4185 -99.1625; Condesa 19.4125 -99.1735; Polanco 19.4335 -99.1905
Centro Histórico 19.4335 -99.1345; Coyoacán 19.3495 -99.1625; Juárez 19.4265 -99.1605
Santa Fe 19.3605 -99.2755; San Ángel 19.3465 -99.1905
@cancun-mx
Hotel Zone 21.1285 -86.7515; Downtown 21.1615 -86.8265; Puerto Juárez 21.1865 -86.8095
Punta Cancún 21.1345 -86.7435
@tulum-mx
Hotel Zone 20.1735 -87.4465; Centro 20.2115 -87.4655; Aldea Zamá 20.1965 -87.4615; La Veleta 20.1985 -87.4775
@havana-cu
Habana Vieja 23.1365 -82.3525; Vedado 23.1385 -82.3885; Centro Habana 23.1385 -82.3655
Miramar 23.1165 -82.4275
@bogota-co
La Candelaria 4.5965 -74.0735; Chapinero 4.6455 -74.0625; Zona T 4.6675 -74.0535; Usaquén 4.6955 -74.0305
Parque 93 4.6765 -74.0485
@cartagena-co
Centro Histórico 10.4235 -75.5505; Getsemaní 10.4215 -75.5455; Bocagrande 10.4025 -75.5555
Manga 10.4125 -75.5355; San Diego 10.4285 -75.5455
@lima-pe
Miraflores -12.1215 -77.0295; Barranco -12.1495 -77.0215; San Isidro -12.0975 -77.0365
Centro Histórico -12.0465 -77.0305
@cusco-pe
Centro Histórico -13.5165 -71.9785; San Blas -13.5145 -71.9735; San Cristóbal -13.5125 -71.9795
Wanchaq -13.5245 -71.9675
@santiago-cl
Providencia -33.4285 -70.6145; Lastarria -33.4385 -70.6405; Bellavista -33.4335 -70.6345
Las Condes -33.4145 -70.5955; Centro -33.4405 -70.6525; Vitacura -33.3985 -70.5955
@buenos-aires-ar
Palermo -34.5885 -58.4305; Recoleta -34.5885 -58.3935; San Telmo -34.6215 -58.3715
Puerto Madero -34.6115 -58.3625; Retiro -34.5925 -58.3765; Belgrano -34.5625 -58.4565
Microcentro -34.6045 -58.3765
@rio-de-janeiro-br
Copacabana -22.9715 -43.1845; Ipanema -22.9845 -43.2045; Leblon -22.9845 -43.2235
Santa Teresa -22.9215 -43.1865; Botafogo -22.9495 -43.1845; Lapa -22.9135 -43.1805
Barra da Tijuca -23.0035 -43.3655; Centro -22.9065 -43.1765
@sao-paulo-br
Jardins -23.5665 -46.6645; Paulista -23.5615 -46.6555; Vila Madalena -23.5545 -46.6905
Itaim Bibi -23.5845 -46.6785; Pinheiros -23.5665 -46.6915; Centro -23.5455 -46.6385; Moema -23.6025 -46.6655
@tokyo-jp
Shinjuku 35.6905 139.7005; Shibuya 35.6595 139.7005; Ginza 35.6715 139.765; Asakusa 35.7125 139.7965
Akihabara 35.6985 139.7735; Roppongi 35.6635 139.7315; Ueno 35.7085 139.7745; Marunouchi 35.6815 139.7645
@kyoto-jp
Gion 35.0035 135.7755; Higashiyama 34.9985 135.7805; Kawaramachi 35.0045 135.7685; Arashiyama 35.0135 135.6745
Kyoto Station 34.9865 135.7585; Fushimi 34.9465 135.7615; Nakagyo 35.0105 135.7515
@osaka-jp
Namba 34.6655 135.5015; Umeda 34.7025 135.4955; Dotonbori 34.6687 135.5015; Shinsaibashi 34.6745 135.5005
Shinsekai 34.6525 135.5065; Tennoji 34.6465 135.5135; Bay Area 34.6545 135.4325
@fukuoka-jp
Hakata 33.5902 130.4205; Tenjin 33.5915 130.3985; Nakasu 33.5935 130.4065; Momochi 33.5925 130.3525
@sapporo-jp
Susukino 43.0555 141.3535; Odori 43.0605 141.3545; Sapporo Station 43.0685 141.3505
Nakajima Park 43.0455 141.3545
@seoul-kr
Myeongdong 37.5605 126.9855; Gangnam 37.4985 127.0285; Hongdae 37.5565 126.9235; Insadong 37.5735 126.9865
Itaewon 37.5345 126.9945; Bukchon 37.5825 126.9835; Dongdaemun 37.5685 127.0085; Yeouido 37.5215 126.9245
@busan-kr
Haeundae 35.1605 129.1605; Seomyeon 35.1575 129.0595; Gwangalli 35.1535 129.1185; Nampo 35.0985 129.0305
@beijing-cn
Dongcheng 39.9285 116.4165; Wangfujing 39.9145 116.4115; Sanlitun 39.9355 116.4545
Chaoyang CBD 39.9085 116.4605; Qianmen 39.8985 116.3975; Houhai 39.9415 116.3855
Zhongguancun 39.9835 116.3165
@shanghai-cn
The Bund 31.2385 121.4905; Jing'an 31.2285 121.4485; French Concession 31.2125 121.4505
Lujiazui 31.2395 121.4995; Xintiandi 31.2205 121.4755; People's Square 31.2325 121.4735
Hongqiao 31.1985 121.4035
@hong-kong-hk
Central 22.2815 114.1575; Tsim Sha Tsui 22.2975 114.1725; Causeway Bay 22.2795 114.1845
Wan Chai 22.2775 114.1735; Mong Kok 22.3195 114.1695; Sheung Wan 22.2865 114.1505; Admiralty 22.2785 114.1645
@taipei-tw
Ximending 25.0425 121.5065; Xinyi 25.0335 121.5645; Da'an 25.0265 121.5435; Zhongshan 25.0525 121.5205
Datong 25.0635 121.5135; Beitou 25.1365 121.5065
@bangkok-th
Sukhumvit 13.7375 100.5605; Silom 13.7285 100.5345; Riverside 13.7235 100.5145; Siam 13.7455 100.5345
Khao San 13.7589 100.4975; Rattanakosin 13.7525 100.4935; Thong Lo 13.7305 100.5815; Sathorn 13.7195 100.5285
@phuket-th
Patong 7.8965 98.2965; Kata 7.8205 98.2985; Karon 7.8465 98.2955; Old Town 7.8845 98.3875
Kamala 7.9555 98.2845; Bang Tao 7.9905 98.2935; Rawai 7.7795 98.3255
@chiang-mai-th
Old City 18.7885 98.9865; Nimman 18.7985 98.9685; Night Bazaar 18.7855 99.0005; Riverside 18.7895 99.0045
@hanoi-vn
Hoan Kiem 21.0285 105.8525; Old Quarter 21.0345 105.8505; Ba Dinh 21.0345 105.8255; Tay Ho 21.0655 105.8225
French Quarter 21.0225 105.8555
@ho-chi-minh-city-vn
District 1 10.7755 106.7005; District 3 10.7825 106.6865; Thao Dien 10.8035 106.7345; Cho Lon 10.7525 106.6605
Binh Thanh 10.8015 106.7105
@da-nang-vn
My Khe Beach 16.0605 108.2465; Han River 16.0685 108.2245; Son Tra 16.1005 108.2505; Non Nuoc 16.0005 108.2655
@siem-reap-kh
Old Market 13.3545 103.8545; Wat Bo 13.3565 103.8605; French Quarter 13.3605 103.8595
Charles de Gaulle 13.3755 103.8605
@singapore-sg
Marina Bay 1.2815 103.8585; Orchard 1.3035 103.8325; Chinatown 1.2825 103.8445; Little India 1.3065 103.8515
Bugis 1.3005 103.8555; Sentosa 1.2495 103.8305; Clarke Quay 1.2905 103.8465; Tanjong Pagar 1.2765 103.8435
@kuala-lumpur-my
Bukit Bintang 3.1475 101.7105; KLCC 3.1575 101.7125; Chinatown 3.1435 101.6975; Bangsar 3.1305 101.6705
KL Sentral 3.1345 101.6865; Chow Kit 3.1655 101.6985
@ubud-id
Ubud Centre -8.5065 115.2625; Penestanan -8.5045 115.2505; Nyuh Kuning -8.5235 115.2585
Tegallalang -8.4325 115.2795; Campuhan -8.5035 115.2545
@seminyak-id
Petitenget -8.6805 115.1555; Oberoi -8.6835 115.1615; Double Six -8.6965 115.1645; Kerobokan -8.6655 115.1685
@jakarta-id
Menteng -6.1965 106.8335; Sudirman -6.2145 106.8195; Kemang -6.2605 106.8145; Kota Tua -6.1355 106.8135
Kuningan -6.2285 106.8305
@manila-ph
Ermita 14.5825 120.9815; Intramuros 14.5905 120.9745; Malate 14.5705 120.9885; Binondo 14.6005 120.9745
@delhi-in
Connaught Place 28.6315 77.2167; Karol Bagh 28.6515 77.1905; Paharganj 28.6455 77.2125
Aerocity 28.5505 77.1215; Hauz Khas 28.5495 77.2005; Old Delhi 28.6565 77.2305; Lodhi Colony 28.5855 77.2245
@mumbai-in
Colaba 18.9155 72.8275; Bandra 19.0595 72.8295; Juhu 19.1015 72.8285; Fort 18.9345 72.8365
Lower Parel 18.9985 72.8305; Andheri 19.1195 72.8465; Worli 19.0155 72.8175
@jaipur-in
Pink City 26.9245 75.8265; Bani Park 26.9285 75.7965; C-Scheme 26.9085 75.8005; Amer 26.9855 75.8515
@dubai-ae
Downtown 25.1945 55.2745; Dubai Marina 25.0805 55.1405; Deira 25.2685 55.3105; Palm Jumeirah 25.1125 55.1385
Jumeirah Beach 25.0785 55.1345; Business Bay 25.1855 55.2665; Al Fahidi 25.2635 55.2975; DIFC 25.2135 55.2805
@abu-dhabi-ae
Corniche 24.4725 54.3425; Yas Island 24.4905 54.6035; Saadiyat Island 24.5385 54.4335
Al Maryah 24.5015 54.3905
@doha-qa
West Bay 25.3225 51.5285; Souq Waqif 25.2875 51.5325; The Pearl 25.3715 51.5485; Msheireb 25.2865 51.5245
@tel-aviv-il
Rothschild 32.0645 34.7745; Neve Tzedek 32.0615 34.7655; Jaffa 32.0525 34.7525; Florentin 32.0565 34.7695
Old North 32.0885 34.7775
@jerusalem-il
Old City 31.7765 35.2315; Mamilla 31.7775 35.2245; German Colony 31.7625 35.2185; Nachlaot 31.7825 35.2125
@cairo-eg
Downtown 30.0475 31.2385; Zamalek 30.0625 31.2195; Garden City 30.0365 31.2315; Giza 30.0085 31.2115
Heliopolis 30.0905 31.3225; Islamic Cairo 30.0465 31.2625; Maadi 29.9605 31.2575
@marrakesh-ma
Medina 31.6305 -7.9865; Gueliz 31.6345 -8.0105; Hivernage 31.6225 -8.0085; Kasbah 31.6185 -7.9885
Palmeraie 31.6685 -7.9685; Mellah 31.6205 -7.9815
@fez-ma
Fès el-Bali 34.0645 -4.9735; Fès el-Jdid 34.0555 -4.9905; Ville Nouvelle 34.0365 -5.0015
Batha 34.0605 -4.9835
@nairobi-ke
Westlands -1.2675 36.8085; Karen -1.3195 36.7065; Kilimani -1.2895 36.7865; Upper Hill -1.2985 36.8165
Gigiri -1.2335 36.8155
@zanzibar-tz
Stone Town -6.1625 39.1885; Nungwi -5.7265 39.2955; Paje -6.2665 39.5355; Kendwa -5.7505 39.2905
Jambiani -6.3185 39.5475
@johannesburg-za
Sandton -26.1075 28.0565; Rosebank -26.1465 28.0415; Melrose -26.1335 28.0685; Maboneng -26.2045 28.0595
Melville -26.1755 28.0085
@cape-town-za
Victoria & Alfred Waterfront -33.9055 18.4215; City Bowl -33.9285 18.4155; Camps Bay -33.9515 18.3785
Sea Point -33.9165 18.3875; Green Point -33.9085 18.4085; Gardens -33.9345 18.4125
Constantia -34.0255 18.4305
@sydney-au
Central Business District -33.8695 151.2085; The Rocks -33.8595 151.2085; Darling Harbour -33.8725 151.1995
Bondi Beach -33.8915 151.2725; Surry Hills -33.8865 151.2125; Manly -33.7975 151.2865
Potts Point -33.8695 151.2255; Newtown -33.8985 151.1785
@melbourne-au
Central Business District -37.8136 144.9631; Southbank -37.8235 144.9645; Fitzroy -37.7985 144.9785
St Kilda -37.8675 144.9795; South Yarra -37.8385 144.9925; Docklands -37.8165 144.9465
Carlton -37.7985 144.9675
@brisbane-au
South Bank -27.4795 153.0215; Fortitude Valley -27.4565 153.0345; New Farm -27.4675 153.0505
West End -27.4825 153.0085
@perth-au
Northbridge -31.9465 115.8585; Fremantle -32.0555 115.7475; Cottesloe -31.9945 115.7585
Subiaco -31.9485 115.8265
@auckland-nz
Viaduct Harbour -36.8435 174.7615; Ponsonby -36.8545 174.7385; Parnell -36.8555 174.7815
Newmarket -36.8695 174.7775; Britomart -36.8445 174.7675
@queenstown-nz
Town Centre -45.0315 168.6625; Frankton -45.0225 168.7385; Fernhill -45.0335 168.6345
Kelvin Heights -45.0475 168.6955
@wellington-nz
Te Aro -41.2945 174.7755; Lambton -41.2835 174.7765; Oriental Bay -41.2915 174.7915
Thorndon -41.2765 174.7775
`;
