/** Rows as `readCities` reads them. */
export const CITIES_ASIA_PACIFIC = `
Tokyo||JP|Tokyo|35.6812|139.7671|Asia/Tokyo|14094|TYO|city tokyo|99|130|e
Kyoto||JP|Kyoto|35.0116|135.7681|Asia/Tokyo|1448|OSA|city kyoto|88|150|e
Osaka||JP|Osaka|34.6937|135.5023|Asia/Tokyo|2757|OSA|city osaka|84|110|e
Nara||JP|Nara|34.6851|135.8048|Asia/Tokyo|352|OSA|city eaves|44|115|e
Kobe||JP|Hyogo|34.6913|135.183|Asia/Tokyo|1500|OSA|city eaves|40|105|e
Hiroshima||JP|Hiroshima|34.3853|132.4553|Asia/Tokyo|1185|HIJ|city eaves|46|95|e
Fukuoka||JP|Fukuoka|33.5902|130.4017|Asia/Tokyo|1632|FUK|city eaves|50|100|e
Nagoya||JP|Aichi|35.1815|136.9066|Asia/Tokyo|2326|NGO|city eaves|48|90|e
Kanazawa||JP|Ishikawa|36.5613|136.6562|Asia/Tokyo|458|KMQ|city eaves|44|110|e
Takayama||JP|Gifu|36.1408|137.2522|Asia/Tokyo|83|TOY|mountain|40|120|e
Hakone||JP|Kanagawa|35.2324|139.1069|Asia/Tokyo|11|TYO|mountain|46|190|e
Nikko||JP|Tochigi|36.7199|139.6982|Asia/Tokyo|75|TYO|mountain|36|130|e
Sapporo||JP|Hokkaido|43.0618|141.3545|Asia/Tokyo|1970|SPK|city eaves|54|95|e
Niseko||JP|Hokkaido|42.8048|140.6874|Asia/Tokyo|5|SPK|mountain|46|290|k
Hakuba||JP|Nagano|36.6982|137.8619|Asia/Tokyo|9|TOY|mountain|38|190|k
Hakodate||JP|Hokkaido|41.7687|140.729|Asia/Tokyo|240|HKD|coast|32|95|n
Naha||JP|Okinawa|26.2124|127.6809|Asia/Tokyo|315|OKA|island|54|115|e
Ishigaki||JP|Okinawa|24.3448|124.1572|Asia/Tokyo|48|ISG|island|40|140|e
Nagasaki||JP|Nagasaki|32.7503|129.8777|Asia/Tokyo|400|NGS|coast|36|90|e
Kagoshima||JP|Kagoshima|31.5966|130.5571|Asia/Tokyo|588|KOJ|coast|34|85|e
Seoul|Séoul|KR|Seoul|37.5665|126.978|Asia/Seoul|9386|SEL|city seoul|86|120|e
Busan||KR|Busan|35.1796|129.0756|Asia/Seoul|3293|PUS|coast|52|95|e
Jeju||KR|Jeju|33.4996|126.5312|Asia/Seoul|490|CJU|island|56|115|e
Gyeongju||KR|North Gyeongsang|35.8562|129.2247|Asia/Seoul|249|PUS|city eaves|34|90|e
Gangneung||KR|Gangwon|37.7519|128.8761|Asia/Seoul|209|YNY|coast|32|100|e
Beijing|Pékin|CN|Beijing|39.9042|116.4074|Asia/Shanghai|21858|BJS|city beijing|70|95|e
Shanghai||CN|Shanghai|31.2304|121.4737|Asia/Shanghai|24870|SHA|city shanghai|74|105|e
Guangzhou|Canton|CN|Guangdong|23.1291|113.2644|Asia/Shanghai|18810|CAN|city eaves|50|80|e
Shenzhen||CN|Guangdong|22.5431|114.0579|Asia/Shanghai|17790|SZX|city eaves|50|85|e
Chengdu||CN|Sichuan|30.6598|104.0633|Asia/Shanghai|21400|CTU|city eaves|50|70|e
Chongqing||CN|Chongqing|29.563|106.5516|Asia/Shanghai|31910|CKG|city eaves|42|65|e
Xi'an||CN|Shaanxi|34.3416|108.9398|Asia/Shanghai|13000|XIY|city eaves|50|65|e
Hangzhou||CN|Zhejiang|30.2741|120.1551|Asia/Shanghai|12520|HGH|city eaves|46|80|e
Suzhou||CN|Jiangsu|31.2989|120.5853|Asia/Shanghai|12900|WUX|city eaves|40|80|e
Nanjing||CN|Jiangsu|32.0603|118.7969|Asia/Shanghai|9540|NKG|city eaves|38|70|e
Guilin||CN|Guangxi|25.2736|110.29|Asia/Shanghai|4930|KWL|mountain|42|65|e
Lijiang||CN|Yunnan|26.8721|100.2381|Asia/Shanghai|1250|LJG|mountain|40|75|e
Kunming||CN|Yunnan|25.0389|102.7183|Asia/Shanghai|8600|KMG|city eaves|36|60|e
Sanya||CN|Hainan|18.2528|109.512|Asia/Shanghai|1030|SYX|coast|46|130|w
Xiamen||CN|Fujian|24.4874|118.0894|Asia/Shanghai|5300|XMN|coast|38|80|e
Qingdao||CN|Shandong|36.0671|120.3826|Asia/Shanghai|10340|TAO|coast|36|75|n
Harbin||CN|Heilongjiang|45.8038|126.535|Asia/Shanghai|9890|HRB|city eaves|34|65|e
Wuhan||CN|Hubei|30.5928|114.3055|Asia/Shanghai|13700|WUH|city eaves|34|65|e
Zhangjiajie||CN|Hunan|29.117|110.4792|Asia/Shanghai|1517|DYG|mountain|40|65|e
Lhasa||CN|Tibet|29.652|91.1721|Asia/Shanghai|868|LXA|mountain|30|80|n
Hong Kong||HK|Hong Kong|22.2797|114.1557|Asia/Hong_Kong|7500|HKG|city hong-kong|86|150|e
Macao||MO|Macao|22.1987|113.5439|Asia/Macau|680|MFM|city blocks|52|140|e
Taipei||TW|Taipei|25.0375|121.5637|Asia/Taipei|2500|TPE|city taipei|66|110|e
Kaohsiung||TW|Kaohsiung|22.6273|120.3014|Asia/Taipei|2730|KHH|city eaves|38|80|e
Hualien||TW|Hualien|23.9769|121.6044|Asia/Taipei|99|HUN|coast|32|90|e
Tainan||TW|Tainan|22.9999|120.227|Asia/Taipei|1860|TNN|city eaves|32|80|e
Ulaanbaatar|Oulan-Bator|MN|Ulaanbaatar|47.9185|106.9177|Asia/Ulaanbaatar|1670|UBN|mountain|34|90|n
Bangkok||TH|Bangkok|13.7563|100.5018|Asia/Bangkok|10700|BKK|city bangkok|92|85|w
Phuket||TH|Phuket|7.8804|98.3923|Asia/Bangkok|79|HKT|coast phuket|76|100|w
Chiang Mai||TH|Chiang Mai|18.7883|98.9853|Asia/Bangkok|127|CNX|city chiang-mai|60|65|w
Krabi||TH|Krabi|8.0322|98.8234|Asia/Bangkok|30|KBV|coast|54|85|w
Koh Samui|Ko Samui|TH|Surat Thani|9.536|100.0622|Asia/Bangkok|68|USM|island koh-samui|60|115|e
Pattaya||TH|Chonburi|12.9236|100.8825|Asia/Bangkok|119|UTP|coast|52|65|w
Hua Hin||TH|Prachuap Khiri Khan|12.5684|99.9577|Asia/Bangkok|65|HHQ|coast|42|90|w
Chiang Rai||TH|Chiang Rai|19.9105|99.8406|Asia/Bangkok|78|CEI|mountain|38|60|w
Hanoi|Hanoï|VN|Hanoi|21.0278|105.8342|Asia/Ho_Chi_Minh|8050|HAN|city hanoi|66|65|e
Ho Chi Minh City|Hô Chi Minh-Ville|VN|Southeast|10.7769|106.7009|Asia/Ho_Chi_Minh|9320|SGN|city ho-chi|66|65|w
Da Nang||VN|Da Nang|16.0544|108.2022|Asia/Ho_Chi_Minh|1230|DAD|coast|58|65|n
Hoi An||VN|Quang Nam|15.8801|108.338|Asia/Ho_Chi_Minh|121|DAD|city eaves|52|70|n
Hue||VN|Thua Thien Hue|16.4637|107.5909|Asia/Ho_Chi_Minh|456|HUI|city eaves|40|50|e
Nha Trang||VN|Khanh Hoa|12.2388|109.1967|Asia/Ho_Chi_Minh|535|CXR|coast|48|60|n
Phu Quoc||VN|Kien Giang|10.2179|103.9648|Asia/Ho_Chi_Minh|180|PQC|island|50|85|w
Ha Long||VN|Quang Ninh|20.9561|107.0766|Asia/Ho_Chi_Minh|300|VDO|coast|46|75|e
Sa Pa||VN|Lao Cai|22.3364|103.8438|Asia/Ho_Chi_Minh|82|HAN|mountain|40|60|e
Da Lat||VN|Lam Dong|11.9404|108.4583|Asia/Ho_Chi_Minh|425|DLI|mountain|38|50|e
Phnom Penh||KH|Phnom Penh|11.5621|104.916|Asia/Phnom_Penh|2280|KTI|city eaves|44|65|w
Siem Reap||KH|Siem Reap|13.3618|103.8606|Asia/Phnom_Penh|245|SAI|city eaves|54|65|w
Luang Prabang||LA|Luang Prabang|19.8856|102.1347|Asia/Vientiane|56|LPQ|city eaves|44|75|w
Vientiane||LA|Vientiane|17.9757|102.6331|Asia/Vientiane|948|VTE|city eaves|32|60|w
Yangon|Rangoun|MM|Yangon|16.8409|96.1735|Asia/Yangon|5160|RGN|city eaves|28|65|w
Bagan||MM|Mandalay|21.1717|94.8585|Asia/Yangon|25|NYU|countryside meadow|28|75|w
Singapore|Singapour|SG|Singapore|1.2897|103.8501|Asia/Singapore|6040|SIN|city singapore|90|165|e
Kuala Lumpur||MY|Kuala Lumpur|3.139|101.6869|Asia/Kuala_Lumpur|2075|KUL|city kuala-lumpur|70|75|e
George Town||MY|Penang|5.4141|100.3288|Asia/Kuala_Lumpur|795|PEN|city arcades|50|65|e
Langkawi||MY|Kedah|6.3254|99.8462|Asia/Kuala_Lumpur|100|LGK|island|50|95|w
Kota Kinabalu||MY|Sabah|5.9676|116.0922|Asia/Kuching|500|BKI|coast|42|70|e
Malacca||MY|Malacca|2.1918|102.2523|Asia/Kuala_Lumpur|580|KUL|city arcades|36|60|e
Kuching||MY|Sarawak|1.5574|110.3439|Asia/Kuala_Lumpur|610|KCH|city arcades|32|60|e
Bandar Seri Begawan||BN|Brunei-Muara|4.8903|114.9401|Asia/Brunei|100|BWN|city medina|22|90|e
Jakarta||ID|Jakarta|-6.1944|106.8229|Asia/Jakarta|10680|JKT|city blocks|52|70|e
Ubud||ID|Bali|-8.5069|115.2625|Asia/Makassar|74|DPS|countryside ubud|66|90|n
Seminyak||ID|Bali|-8.6903|115.1731|Asia/Makassar|20|DPS|coast seminyak|70|105|n
Kuta=kuta-bali||ID|Bali|-8.7233|115.1873|Asia/Makassar|60|DPS|coast kuta|62|75|n
Nusa Dua||ID|Bali|-8.8008|115.2317|Asia/Makassar|15|DPS|coast|56|150|n
Canggu||ID|Bali|-8.6478|115.1385|Asia/Makassar|35|DPS|coast canggu|60|90|n
Denpasar||ID|Bali|-8.6705|115.2126|Asia/Makassar|748|DPS|city arcades|42|60|n
Yogyakarta||ID|Yogyakarta|-7.7971|110.3688|Asia/Jakarta|376|YIA|city arcades|46|55|n
Surabaya||ID|East Java|-7.2575|112.7521|Asia/Jakarta|2880|SUB|city blocks|34|55|e
Bandung||ID|West Java|-6.9175|107.6191|Asia/Jakarta|2510|BDO|mountain|32|55|e
Medan||ID|North Sumatra|3.5952|98.6722|Asia/Jakarta|2490|KNO|city blocks|28|55|e
Labuan Bajo||ID|East Nusa Tenggara|-8.4964|119.8877|Asia/Makassar|7|LBJ|island|42|100|n
Gili Trawangan||ID|West Nusa Tenggara|-8.3517|116.0364|Asia/Makassar|3|LOP|island|44|80|n
Manila||PH|Metro Manila|14.5995|120.9842|Asia/Manila|1846|MNL|city blocks|52|85|w
Makati||PH|Metro Manila|14.5547|121.0244|Asia/Manila|629|MNL|city blocks|44|95|w
Cebu City|Cebu|PH|Cebu|10.3157|123.8854|Asia/Manila|964|CEB|coast|50|75|w
Boracay||PH|Aklan|11.9674|121.9248|Asia/Manila|37|MPH|island|54|110|w
El Nido||PH|Palawan|11.1900|119.4092|Asia/Manila|50|ENI|island|46|110|w
Puerto Princesa||PH|Palawan|9.7420|118.7405|Asia/Manila|307|PPS|coast|38|70|w
Panglao||PH|Bohol|9.5805|123.7453|Asia/Manila|40|TAG|island|40|90|w
General Luna||PH|Siargao|9.7847|126.1583|Asia/Manila|21|IAO|island|40|85|w
Delhi||IN|Delhi|28.6315|77.2167|Asia/Kolkata|20591|DEL|city delhi|64|80|w
Mumbai|Bombay|IN|Maharashtra|18.9433|72.8315|Asia/Kolkata|12480|BOM|city mumbai|62|95|w
Bengaluru||IN|Karnataka|12.9716|77.5946|Asia/Kolkata|8440|BLR|city medina|50|75|e
Chennai||IN|Tamil Nadu|13.0827|80.2707|Asia/Kolkata|7090|MAA|coast|44|70|e
Hyderabad||IN|Telangana|17.385|78.4867|Asia/Kolkata|6810|HYD|city medina|44|70|e
Kolkata||IN|West Bengal|22.5726|88.3639|Asia/Kolkata|4500|CCU|city medina|42|65|w
Pune||IN|Maharashtra|18.5204|73.8567|Asia/Kolkata|3124|PNQ|city medina|32|70|e
Ahmedabad||IN|Gujarat|23.0225|72.5714|Asia/Kolkata|5570|AMD|city medina|32|60|e
Jaipur||IN|Rajasthan|26.9124|75.7873|Asia/Kolkata|3046|JAI|city arcades|54|75|w
Agra||IN|Uttar Pradesh|27.1767|78.0081|Asia/Kolkata|1585|AGR|city arcades|52|75|w
Udaipur||IN|Rajasthan|24.5854|73.7125|Asia/Kolkata|451|UDR|city arcades|48|95|w
Jodhpur||IN|Rajasthan|26.2389|73.0243|Asia/Kolkata|1033|JDH|city arcades|40|75|w
Jaisalmer||IN|Rajasthan|26.9157|70.9083|Asia/Kolkata|66|JSA|desert|34|75|w
Varanasi||IN|Uttar Pradesh|25.3176|82.9739|Asia/Kolkata|1198|VNS|city arcades|44|65|w
Panaji||IN|Goa|15.4909|73.8278|Asia/Kolkata|115|GOI|coast|58|90|w
Kochi||IN|Kerala|9.9571|76.2458|Asia/Kolkata|677|COK|coast|46|75|w
Munnar||IN|Kerala|10.0889|77.0595|Asia/Kolkata|32|COK|mountain|38|75|e
Thiruvananthapuram||IN|Kerala|8.5241|76.9366|Asia/Kolkata|958|TRV|coast|36|65|w
Amritsar||IN|Punjab|31.634|74.8723|Asia/Kolkata|1132|ATQ|city arcades|38|55|w
Leh||IN|Ladakh|34.1642|77.5848|Asia/Kolkata|31|IXL|mountain|38|70|n
Rishikesh||IN|Uttarakhand|30.0869|78.2676|Asia/Kolkata|102|DED|mountain|40|65|e
Shimla||IN|Himachal Pradesh|31.1048|77.1734|Asia/Kolkata|170|IXC|mountain|38|70|n
Srinagar||IN|Jammu and Kashmir|34.0837|74.7973|Asia/Kolkata|1180|SXR|mountain|38|75|n
Kathmandu|Katmandou|NP|Bagmati|27.7172|85.324|Asia/Kathmandu|862|KTM|city arcades|48|60|e
Pokhara||NP|Gandaki|28.2096|83.9856|Asia/Kathmandu|518|PKR|mountain|42|55|e
Paro||BT|Paro|27.4287|89.4164|Asia/Thimphu|12|PBH|mountain|34|190|e
Colombo||LK|Western|6.9271|79.8612|Asia/Colombo|753|CMB|city medina|44|80|w
Kandy||LK|Central|7.2906|80.6337|Asia/Colombo|125|CMB|mountain|40|70|e
Galle||LK|Southern|6.0304|80.2226|Asia/Colombo|99|CMB|coast|44|95|w
Ella||LK|Uva|6.8667|81.0466|Asia/Colombo|5|CMB|mountain|38|65|e
Malé||MV|Malé|4.1755|73.5093|Indian/Maldives|212|MLE|island male|60|150|w
Maafushi||MV|Kaafu Atoll|3.9427|73.4907|Indian/Maldives|4|MLE|island|44|130|w
Dhaka||BD|Dhaka|23.8103|90.4125|Asia/Dhaka|10300|DAC|city medina|28|75|e
Cox's Bazar||BD|Chattogram|21.4272|91.987|Asia/Dhaka|265|CXB|coast|26|60|w
Karachi||PK|Sindh|24.8607|67.0011|Asia/Karachi|18870|KHI|city medina|28|70|e
Lahore||PK|Punjab|31.5497|74.3436|Asia/Karachi|13000|LHE|city arcades|28|65|e
Islamabad||PK|Islamabad|33.6844|73.0479|Asia/Karachi|1109|ISB|mountain|28|70|e
Almaty||KZ|Almaty|43.222|76.8512|Asia/Almaty|2160|ALA|mountain|40|75|e
Astana||KZ|Astana|51.1694|71.4491|Asia/Almaty|1350|NQZ|city blocks|32|80|e
Tashkent|Tachkent|UZ|Tashkent|41.2995|69.2401|Asia/Samarkand|2900|TAS|city medina|38|70|e
Samarkand|Samarcande|UZ|Samarkand|39.6542|66.9597|Asia/Samarkand|546|SKD|city arcades|42|65|e
Bukhara|Boukhara|UZ|Bukhara|39.7747|64.4286|Asia/Samarkand|280|BHK|city arcades|36|60|e
Bishkek|Bichkek|KG|Bishkek|42.8746|74.5698|Asia/Bishkek|1120|BSZ|mountain|30|55|n
Sydney||AU|New South Wales|-33.8688|151.2093|Australia/Sydney|5450|SYD|city sydney|86|150|s
Melbourne||AU|Victoria|-37.8136|144.9631|Australia/Melbourne|5200|MEL|city melbourne|76|130|s
Brisbane||AU|Queensland|-27.4698|153.0251|Australia/Brisbane|2560|BNE|city blocks|56|125|e
Gold Coast||AU|Queensland|-28.0167|153.4|Australia/Brisbane|640|OOL|coast|56|130|s
Cairns||AU|Queensland|-16.9310|145.7911|Australia/Brisbane|153|CNS|coast|52|115|n
Port Douglas||AU|Queensland|-16.4838|145.4653|Australia/Brisbane|4|CNS|coast|40|160|n
Airlie Beach||AU|Queensland|-20.2676|148.7181|Australia/Brisbane|1|PPP|coast|42|150|n
Hamilton Island||AU|Queensland|-20.3511|148.9575|Australia/Lindeman|1|HTI|island|40|330|e
Noosa Heads||AU|Queensland|-26.3939|153.0906|Australia/Brisbane|5|MCY|coast|44|185|s
Byron Bay||AU|New South Wales|-28.6474|153.602|Australia/Sydney|6|BNK|coast|46|190|s
Perth||AU|Western Australia|-31.9523|115.8613|Australia/Perth|2200|PER|city blocks|50|120|s
Margaret River||AU|Western Australia|-33.9536|115.0739|Australia/Perth|10|BQB|countryside meadow|38|150|s
Broome||AU|Western Australia|-17.9614|122.2359|Australia/Perth|15|BME|coast|34|165|n
Adelaide|Adélaïde|AU|South Australia|-34.9285|138.6007|Australia/Adelaide|1390|ADL|city blocks|46|110|s
Hobart||AU|Tasmania|-42.8821|147.3272|Australia/Hobart|197|HBA|coast|44|125|s
Launceston||AU|Tasmania|-41.4391|147.1358|Australia/Melbourne|70|LST|countryside meadow|32|105|s
Canberra||AU|Australian Capital Territory|-35.2809|149.13|Australia/Sydney|456|CBR|city blocks|38|115|e
Darwin||AU|Northern Territory|-12.4567|130.8456|Australia/Darwin|140|DRW|coast|36|120|n
Yulara||AU|Northern Territory|-25.2406|130.9889|Australia/Darwin|1|AYQ|desert|42|240|n
Alice Springs||AU|Northern Territory|-23.698|133.8807|Australia/Darwin|26|ASP|desert|30|110|n
Auckland||NZ|Auckland|-36.8509|174.7645|Pacific/Auckland|1480|AKL|city auckland|60|120|s
Queenstown||NZ|Otago|-45.0312|168.6626|Pacific/Auckland|29|ZQN|mountain queenstown|62|170|e
Wellington||NZ|Wellington|-41.2866|174.7756|Pacific/Auckland|215|WLG|coast|44|115|s
Christchurch||NZ|Canterbury|-43.5321|172.6362|Pacific/Auckland|390|CHC|city blocks|48|105|s
Rotorua||NZ|Bay of Plenty|-38.1368|176.2497|Pacific/Auckland|58|ROT|mountain|40|110|s
Wanaka||NZ|Otago|-44.7032|169.1321|Pacific/Auckland|12|ZQN|mountain|40|160|e
Dunedin||NZ|Otago|-45.8788|170.5028|Pacific/Auckland|130|DUD|city porches|32|100|s
Taupo||NZ|Waikato|-38.6857|176.0702|Pacific/Auckland|26|TUO|mountain|34|115|s
Nelson||NZ|Nelson|-41.2706|173.284|Pacific/Auckland|52|NSN|coast|32|110|s
Paihia||NZ|Northland|-35.2821|174.0911|Pacific/Auckland|2|KKE|coast|34|130|s
Nadi||FJ|Western|-17.7765|177.4356|Pacific/Fiji|42|NAN|island|52|165|e
Papeete||PF|Tahiti|-17.5516|-149.5585|Pacific/Tahiti|27|PPT|island|44|210|e
Bora Bora||PF|Leeward Islands|-16.5077|-151.7505|Pacific/Tahiti|11|BOB|island|50|480|e
Moorea||PF|Windward Islands|-17.497|-149.7656|Pacific/Tahiti|18|MOZ|island|42|260|e
Nouméa||NC|South|-22.2758|166.458|Pacific/Noumea|94|NOU|coast|36|140|s
Rarotonga||CK|Rarotonga|-21.2075|-159.775|Pacific/Rarotonga|11|RAR|island|40|190|e
Apia||WS|Tuamasaga|-13.8333|-171.7667|Pacific/Apia|36|APW|island|26|130|e
Nuku'alofa||TO|Tongatapu|-21.1394|-175.2187|Pacific/Tongatapu|22|TBU|island|24|120|e
Port Vila||VU|Shefa|-17.7333|168.3273|Pacific/Efate|51|VLI|island|30|150|e
Port Moresby||PG|National Capital District|-9.4438|147.1803|Pacific/Port_Moresby|400|POM|coast|22|150|e
Tumon||GU|Guam|13.5139|144.8065|Pacific/Guam|9|GUM|coast|42|150|e
Koror||PW|Koror|7.3478|134.4832|Pacific/Palau|11|ROR|island|30|190|e
Saipan||MP|Saipan|15.2123|145.7545|Pacific/Saipan|48|SPN|island|32|130|e
`;
