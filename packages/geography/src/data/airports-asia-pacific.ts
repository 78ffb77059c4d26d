/** `code|name|city shown|country|lat|lon|zone|city id or nothing`. */
export const AIRPORTS_ASIA_PACIFIC = `
HND|Tokyo Haneda|Tokyo|JP|35.552|139.78|Asia/Tokyo|tokyo-jp
NRT|Tokyo Narita|Tokyo|JP|35.765|140.386|Asia/Tokyo|tokyo-jp
IBR|Ibaraki|Ibaraki|JP|36.181|140.415|Asia/Tokyo|
KIX|Osaka Kansai|Osaka|JP|34.427|135.244|Asia/Tokyo|osaka-jp
ITM|Osaka Itami|Osaka|JP|34.785|135.438|Asia/Tokyo|osaka-jp
UKB|Kobe|Kobe|JP|34.633|135.224|Asia/Tokyo|kobe-jp
HIJ|Hiroshima|Hiroshima|JP|34.436|132.919|Asia/Tokyo|hiroshima-jp
OKJ|Okayama Momotaro|Okayama|JP|34.757|133.855|Asia/Tokyo|
FUK|Fukuoka|Fukuoka|JP|33.586|130.451|Asia/Tokyo|fukuoka-jp
NGO|Chubu Centrair|Nagoya|JP|34.858|136.805|Asia/Tokyo|nagoya-jp
NKM|Nagoya Komaki|Nagoya|JP|35.255|136.924|Asia/Tokyo|nagoya-jp
KMQ|Komatsu|Kanazawa|JP|36.395|136.407|Asia/Tokyo|kanazawa-jp
TOY|Toyama|Toyama|JP|36.648|137.188|Asia/Tokyo|takayama-jp
KIJ|Niigata|Niigata|JP|37.956|139.121|Asia/Tokyo|
SDJ|Sendai|Sendai|JP|38.14|140.917|Asia/Tokyo|
AOJ|Aomori|Aomori|JP|40.735|140.691|Asia/Tokyo|
AKJ|Asahikawa|Asahikawa|JP|43.671|142.447|Asia/Tokyo|
CTS|New Chitose|Sapporo|JP|42.775|141.692|Asia/Tokyo|sapporo-jp
OKD|Sapporo Okadama|Sapporo|JP|43.116|141.38|Asia/Tokyo|sapporo-jp
HKD|Hakodate|Hakodate|JP|41.77|140.822|Asia/Tokyo|hakodate-jp
FSZ|Mount Fuji Shizuoka|Shizuoka|JP|34.796|138.188|Asia/Tokyo|
TAK|Takamatsu|Takamatsu|JP|34.214|134.016|Asia/Tokyo|
MYJ|Matsuyama|Matsuyama|JP|33.827|132.7|Asia/Tokyo|
KMJ|Kumamoto|Kumamoto|JP|32.837|130.855|Asia/Tokyo|
OIT|Oita|Oita|JP|33.479|131.737|Asia/Tokyo|
KMI|Miyazaki|Miyazaki|JP|31.877|131.449|Asia/Tokyo|
NGS|Nagasaki|Nagasaki|JP|32.917|129.914|Asia/Tokyo|nagasaki-jp
KOJ|Kagoshima|Kagoshima|JP|31.803|130.719|Asia/Tokyo|kagoshima-jp
OKA|Naha|Naha|JP|26.196|127.646|Asia/Tokyo|naha-jp
ISG|New Ishigaki|Ishigaki|JP|24.345|124.187|Asia/Tokyo|ishigaki-jp
MMY|Miyako|Miyakojima|JP|24.783|125.295|Asia/Tokyo|
ICN|Seoul Incheon|Seoul|KR|37.469|126.451|Asia/Seoul|seoul-kr
GMP|Seoul Gimpo|Seoul|KR|37.558|126.791|Asia/Seoul|seoul-kr
PUS|Busan Gimhae|Busan|KR|35.179|128.938|Asia/Seoul|busan-kr
CJU|Jeju|Jeju|KR|33.511|126.493|Asia/Seoul|jeju-kr
TAE|Daegu|Daegu|KR|35.894|128.659|Asia/Seoul|
CJJ|Cheongju|Cheongju|KR|36.717|127.499|Asia/Seoul|
YNY|Yangyang|Yangyang|KR|38.061|128.669|Asia/Seoul|gangneung-kr
PEK|Beijing Capital|Beijing|CN|40.08|116.585|Asia/Shanghai|beijing-cn
PKX|Beijing Daxing|Beijing|CN|39.5|116.4|Asia/Shanghai|beijing-cn
PVG|Shanghai Pudong|Shanghai|CN|31.143|121.805|Asia/Shanghai|shanghai-cn
SHA|Shanghai Hongqiao|Shanghai|CN|31.198|121.336|Asia/Shanghai|shanghai-cn
CAN|Guangzhou Baiyun|Guangzhou|CN|23.392|113.299|Asia/Shanghai|guangzhou-cn
SZX|Shenzhen Bao'an|Shenzhen|CN|22.639|113.811|Asia/Shanghai|shenzhen-cn
ZUH|Zhuhai Jinwan|Zhuhai|CN|22.006|113.376|Asia/Shanghai|
CTU|Chengdu Shuangliu|Chengdu|CN|30.578|103.947|Asia/Shanghai|chengdu-cn
TFU|Chengdu Tianfu|Chengdu|CN|30.29|104.443|Asia/Shanghai|chengdu-cn
CKG|Chongqing Jiangbei|Chongqing|CN|29.719|106.642|Asia/Shanghai|chongqing-cn
XIY|Xi'an Xianyang|Xi'an|CN|34.447|108.752|Asia/Shanghai|xian-cn
HGH|Hangzhou Xiaoshan|Hangzhou|CN|30.23|120.434|Asia/Shanghai|hangzhou-cn
NGB|Ningbo Lishe|Ningbo|CN|29.827|121.462|Asia/Shanghai|
WUX|Sunan Shuofang|Wuxi|CN|31.494|120.429|Asia/Shanghai|suzhou-cn
NKG|Nanjing Lukou|Nanjing|CN|31.742|118.862|Asia/Shanghai|nanjing-cn
HFE|Hefei Xinqiao|Hefei|CN|31.987|116.975|Asia/Shanghai|
KWL|Guilin Liangjiang|Guilin|CN|25.218|110.039|Asia/Shanghai|guilin-cn
NNG|Nanning Wuxu|Nanning|CN|22.608|108.172|Asia/Shanghai|
LJG|Lijiang Sanyi|Lijiang|CN|26.68|100.246|Asia/Shanghai|lijiang-cn
KMG|Kunming Changshui|Kunming|CN|24.992|102.744|Asia/Shanghai|kunming-cn
KWE|Guiyang Longdongbao|Guiyang|CN|26.538|106.801|Asia/Shanghai|
SYX|Sanya Phoenix|Sanya|CN|18.303|109.412|Asia/Shanghai|sanya-cn
HAK|Haikou Meilan|Haikou|CN|19.935|110.459|Asia/Shanghai|
XMN|Xiamen Gaoqi|Xiamen|CN|24.544|118.128|Asia/Shanghai|xiamen-cn
FOC|Fuzhou Changle|Fuzhou|CN|25.935|119.663|Asia/Shanghai|
TAO|Qingdao Jiaodong|Qingdao|CN|36.365|120.098|Asia/Shanghai|qingdao-cn
TNA|Jinan Yaoqiang|Jinan|CN|36.857|117.216|Asia/Shanghai|
TSN|Tianjin Binhai|Tianjin|CN|39.124|117.346|Asia/Shanghai|
DLC|Dalian Zhoushuizi|Dalian|CN|38.966|121.539|Asia/Shanghai|
SHE|Shenyang Taoxian|Shenyang|CN|41.64|123.483|Asia/Shanghai|
CGQ|Changchun Longjia|Changchun|CN|43.996|125.685|Asia/Shanghai|
HRB|Harbin Taiping|Harbin|CN|45.623|126.25|Asia/Shanghai|harbin-cn
WUH|Wuhan Tianhe|Wuhan|CN|30.784|114.208|Asia/Shanghai|wuhan-cn
CSX|Changsha Huanghua|Changsha|CN|28.189|113.22|Asia/Shanghai|
DYG|Zhangjiajie Hehua|Zhangjiajie|CN|29.103|110.443|Asia/Shanghai|zhangjiajie-cn
CGO|Zhengzhou Xinzheng|Zhengzhou|CN|34.52|113.841|Asia/Shanghai|
LHW|Lanzhou Zhongchuan|Lanzhou|CN|36.515|103.62|Asia/Shanghai|
URC|Ürümqi Tianshan|Ürümqi|CN|43.907|87.474|Asia/Shanghai|
LXA|Lhasa Gonggar|Lhasa|CN|29.298|90.912|Asia/Shanghai|lhasa-cn
HKG|Hong Kong|Hong Kong|HK|22.309|113.915|Asia/Hong_Kong|hong-kong-hk
MFM|Macau|Macao|MO|22.15|113.592|Asia/Macau|macao-mo
TPE|Taipei Taoyuan|Taipei|TW|25.078|121.233|Asia/Taipei|taipei-tw
TSA|Taipei Songshan|Taipei|TW|25.069|121.552|Asia/Taipei|taipei-tw
RMQ|Taichung|Taichung|TW|24.265|120.621|Asia/Taipei|
KHH|Kaohsiung|Kaohsiung|TW|22.577|120.35|Asia/Taipei|kaohsiung-tw
TNN|Tainan|Tainan|TW|22.95|120.206|Asia/Taipei|tainan-tw
HUN|Hualien|Hualien|TW|24.023|121.618|Asia/Taipei|hualien-tw
UBN|Chinggis Khaan|Ulaanbaatar|MN|47.647|106.82|Asia/Ulaanbaatar|ulaanbaatar-mn
BKK|Bangkok Suvarnabhumi|Bangkok|TH|13.681|100.747|Asia/Bangkok|bangkok-th
DMK|Bangkok Don Mueang|Bangkok|TH|13.913|100.607|Asia/Bangkok|bangkok-th
HKT|Phuket|Phuket|TH|8.113|98.317|Asia/Bangkok|phuket-th
CNX|Chiang Mai|Chiang Mai|TH|18.767|98.963|Asia/Bangkok|chiang-mai-th
CEI|Mae Fah Luang-Chiang Rai|Chiang Rai|TH|19.952|99.883|Asia/Bangkok|chiang-rai-th
KBV|Krabi|Krabi|TH|8.099|98.986|Asia/Bangkok|krabi-th
USM|Samui|Koh Samui|TH|9.548|100.062|Asia/Bangkok|koh-samui-th
URT|Surat Thani|Surat Thani|TH|9.133|99.136|Asia/Bangkok|
UTP|U-Tapao|Pattaya|TH|12.68|101.005|Asia/Bangkok|pattaya-th
HHQ|Hua Hin|Hua Hin|TH|12.636|99.951|Asia/Bangkok|hua-hin-th
HDY|Hat Yai|Hat Yai|TH|6.933|100.393|Asia/Bangkok|
UTH|Udon Thani|Udon Thani|TH|17.386|102.788|Asia/Bangkok|
TDX|Trat|Trat|TH|12.275|102.319|Asia/Bangkok|
HAN|Hanoi Noi Bai|Hanoi|VN|21.221|105.807|Asia/Ho_Chi_Minh|hanoi-vn
HPH|Cat Bi|Haiphong|VN|20.819|106.725|Asia/Ho_Chi_Minh|
VDO|Van Don|Ha Long|VN|21.118|107.414|Asia/Ho_Chi_Minh|ha-long-vn
SGN|Tan Son Nhat|Ho Chi Minh City|VN|10.819|106.652|Asia/Ho_Chi_Minh|ho-chi-minh-city-vn
DAD|Da Nang|Da Nang|VN|16.044|108.199|Asia/Ho_Chi_Minh|da-nang-vn
HUI|Phu Bai|Hue|VN|16.401|107.703|Asia/Ho_Chi_Minh|hue-vn
CXR|Cam Ranh|Nha Trang|VN|11.998|109.219|Asia/Ho_Chi_Minh|nha-trang-vn
DLI|Lien Khuong|Da Lat|VN|11.75|108.367|Asia/Ho_Chi_Minh|da-lat-vn
UIH|Phu Cat|Quy Nhon|VN|13.955|109.042|Asia/Ho_Chi_Minh|
PQC|Phu Quoc|Phu Quoc|VN|10.168|103.995|Asia/Ho_Chi_Minh|phu-quoc-vn
VCA|Can Tho|Can Tho|VN|10.085|105.712|Asia/Ho_Chi_Minh|
VCS|Con Dao|Con Dao|VN|8.732|106.633|Asia/Ho_Chi_Minh|
KTI|Techo|Phnom Penh|KH|11.363|104.917|Asia/Phnom_Penh|phnom-penh-kh
SAI|Siem Reap-Angkor|Siem Reap|KH|13.369|104.223|Asia/Phnom_Penh|siem-reap-kh
KOS|Sihanouk|Sihanoukville|KH|10.58|103.637|Asia/Phnom_Penh|
LPQ|Luang Prabang|Luang Prabang|LA|19.897|102.161|Asia/Vientiane|luang-prabang-la
VTE|Wattay|Vientiane|LA|17.988|102.563|Asia/Vientiane|vientiane-la
PKZ|Pakse|Pakse|LA|15.132|105.781|Asia/Vientiane|
RGN|Yangon|Yangon|MM|16.907|96.133|Asia/Yangon|yangon-mm
MDL|Mandalay|Mandalay|MM|21.702|95.978|Asia/Yangon|
NYU|Nyaung U|Bagan|MM|21.179|94.93|Asia/Yangon|bagan-mm
HEH|Heho|Inle Lake|MM|20.747|96.792|Asia/Yangon|
SIN|Singapore Changi|Singapore|SG|1.35|103.994|Asia/Singapore|singapore-sg
KUL|Kuala Lumpur|Kuala Lumpur|MY|2.746|101.71|Asia/Kuala_Lumpur|kuala-lumpur-my
SZB|Sultan Abdul Aziz Shah|Kuala Lumpur|MY|3.131|101.549|Asia/Kuala_Lumpur|kuala-lumpur-my
PEN|Penang|George Town|MY|5.297|100.277|Asia/Kuala_Lumpur|george-town-my
LGK|Langkawi|Langkawi|MY|6.33|99.729|Asia/Kuala_Lumpur|langkawi-my
BKI|Kota Kinabalu|Kota Kinabalu|MY|5.937|116.051|Asia/Kuching|kota-kinabalu-my
KCH|Kuching|Kuching|MY|1.485|110.347|Asia/Kuala_Lumpur|kuching-my
JHB|Senai|Johor Bahru|MY|1.641|103.67|Asia/Kuala_Lumpur|
MYY|Miri|Miri|MY|4.322|113.987|Asia/Kuching|
BWN|Brunei|Bandar Seri Begawan|BN|4.944|114.928|Asia/Brunei|bandar-seri-begawan-bn
CGK|Jakarta Soekarno-Hatta|Jakarta|ID|-6.126|106.656|Asia/Jakarta|jakarta-id
HLP|Jakarta Halim Perdanakusuma|Jakarta|ID|-6.267|106.891|Asia/Jakarta|jakarta-id
DPS|I Gusti Ngurah Rai|Denpasar|ID|-8.748|115.167|Asia/Makassar|denpasar-id
YIA|Yogyakarta|Yogyakarta|ID|-7.904|110.058|Asia/Jakarta|yogyakarta-id
JOG|Adisutjipto|Yogyakarta|ID|-7.788|110.432|Asia/Jakarta|yogyakarta-id
SUB|Juanda|Surabaya|ID|-7.38|112.787|Asia/Jakarta|surabaya-id
BDO|Husein Sastranegara|Bandung|ID|-6.901|107.576|Asia/Jakarta|bandung-id
SRG|Jenderal Ahmad Yani|Semarang|ID|-6.973|110.375|Asia/Jakarta|
KNO|Kualanamu|Medan|ID|3.638|98.871|Asia/Jakarta|medan-id
PDG|Minangkabau|Padang|ID|-0.787|100.281|Asia/Jakarta|
BTH|Hang Nadim|Batam|ID|1.121|104.119|Asia/Jakarta|
PLM|Sultan Mahmud Badaruddin II|Palembang|ID|-2.898|104.7|Asia/Jakarta|
UPG|Sultan Hasanuddin|Makassar|ID|-5.062|119.554|Asia/Makassar|
MDC|Sam Ratulangi|Manado|ID|1.549|124.926|Asia/Makassar|
BPN|Sultan Aji Muhammad Sulaiman|Balikpapan|ID|-1.268|116.894|Asia/Makassar|
LBJ|Komodo|Labuan Bajo|ID|-8.487|119.889|Asia/Makassar|labuan-bajo-id
LOP|Lombok|Lombok|ID|-8.757|116.277|Asia/Makassar|gili-trawangan-id
MNL|Ninoy Aquino|Manila|PH|14.509|121.02|Asia/Manila|manila-ph
CRK|Clark|Angeles|PH|15.186|120.56|Asia/Manila|
CEB|Mactan-Cebu|Cebu City|PH|10.307|123.979|Asia/Manila|cebu-city-ph
DVO|Francisco Bangoy|Davao|PH|7.126|125.646|Asia/Manila|
ILO|Iloilo|Iloilo|PH|10.833|122.493|Asia/Manila|
MPH|Godofredo P. Ramos|Boracay|PH|11.925|121.954|Asia/Manila|boracay-ph
KLO|Kalibo|Kalibo|PH|11.679|122.376|Asia/Manila|
ENI|El Nido|El Nido|PH|11.203|119.416|Asia/Manila|el-nido-ph
PPS|Puerto Princesa|Puerto Princesa|PH|9.742|118.759|Asia/Manila|puerto-princesa-ph
TAG|Bohol-Panglao|Panglao|PH|9.572|123.769|Asia/Manila|panglao-ph
IAO|Sayak|Siargao|PH|9.859|126.014|Asia/Manila|general-luna-ph
DIL|Presidente Nicolau Lobato|Dili|TL|-8.546|125.526|Asia/Dili|
DEL|Indira Gandhi|Delhi|IN|28.567|77.103|Asia/Kolkata|delhi-in
BOM|Chhatrapati Shivaji Maharaj|Mumbai|IN|19.089|72.868|Asia/Kolkata|mumbai-in
BLR|Kempegowda|Bengaluru|IN|13.198|77.706|Asia/Kolkata|bengaluru-in
MAA|Chennai|Chennai|IN|12.99|80.169|Asia/Kolkata|chennai-in
HYD|Rajiv Gandhi|Hyderabad|IN|17.231|78.43|Asia/Kolkata|hyderabad-in
CCU|Netaji Subhas Chandra Bose|Kolkata|IN|22.655|88.447|Asia/Kolkata|kolkata-in
PNQ|Pune|Pune|IN|18.582|73.92|Asia/Kolkata|pune-in
AMD|Sardar Vallabhbhai Patel|Ahmedabad|IN|23.077|72.635|Asia/Kolkata|ahmedabad-in
JAI|Jaipur|Jaipur|IN|26.824|75.812|Asia/Kolkata|jaipur-in
AGR|Agra|Agra|IN|27.156|77.961|Asia/Kolkata|agra-in
UDR|Maharana Pratap|Udaipur|IN|24.618|73.896|Asia/Kolkata|udaipur-in
JDH|Jodhpur|Jodhpur|IN|26.251|73.049|Asia/Kolkata|jodhpur-in
JSA|Jaisalmer|Jaisalmer|IN|26.889|70.865|Asia/Kolkata|jaisalmer-in
VNS|Lal Bahadur Shastri|Varanasi|IN|25.451|82.859|Asia/Kolkata|varanasi-in
LKO|Chaudhary Charan Singh|Lucknow|IN|26.761|80.889|Asia/Kolkata|
PAT|Jay Prakash Narayan|Patna|IN|25.591|85.088|Asia/Kolkata|
GOI|Goa Dabolim|Goa|IN|15.381|73.831|Asia/Kolkata|panaji-in
GOX|Goa Manohar|Goa|IN|15.732|73.868|Asia/Kolkata|panaji-in
COK|Cochin|Kochi|IN|10.152|76.402|Asia/Kolkata|kochi-in
CCJ|Calicut|Kozhikode|IN|11.137|75.955|Asia/Kolkata|
TRV|Thiruvananthapuram|Thiruvananthapuram|IN|8.482|76.92|Asia/Kolkata|thiruvananthapuram-in
CJB|Coimbatore|Coimbatore|IN|11.03|77.043|Asia/Kolkata|
IXM|Madurai|Madurai|IN|9.835|78.093|Asia/Kolkata|
TRZ|Tiruchirappalli|Tiruchirappalli|IN|10.765|78.71|Asia/Kolkata|
IXE|Mangaluru|Mangaluru|IN|12.961|74.89|Asia/Kolkata|
VTZ|Visakhapatnam|Visakhapatnam|IN|17.721|83.225|Asia/Kolkata|
BBI|Biju Patnaik|Bhubaneswar|IN|20.244|85.818|Asia/Kolkata|
NAG|Dr. Babasaheb Ambedkar|Nagpur|IN|21.092|79.047|Asia/Kolkata|
IDR|Devi Ahilya Bai Holkar|Indore|IN|22.722|75.801|Asia/Kolkata|
BHO|Raja Bhoj|Bhopal|IN|23.288|77.337|Asia/Kolkata|
ATQ|Sri Guru Ram Das Jee|Amritsar|IN|31.71|74.797|Asia/Kolkata|amritsar-in
IXC|Chandigarh|Chandigarh|IN|30.674|76.788|Asia/Kolkata|shimla-in
DED|Jolly Grant|Dehradun|IN|30.19|78.18|Asia/Kolkata|rishikesh-in
IXL|Kushok Bakula Rimpochee|Leh|IN|34.136|77.546|Asia/Kolkata|leh-in
SXR|Srinagar|Srinagar|IN|33.987|74.774|Asia/Kolkata|srinagar-in
GAU|Lokpriya Gopinath Bordoloi|Guwahati|IN|26.106|91.586|Asia/Kolkata|
IXB|Bagdogra|Siliguri|IN|26.681|88.329|Asia/Kolkata|
IXZ|Veer Savarkar|Port Blair|IN|11.641|92.73|Asia/Kolkata|
KTM|Tribhuvan|Kathmandu|NP|27.697|85.359|Asia/Kathmandu|kathmandu-np
PKR|Pokhara|Pokhara|NP|28.201|83.982|Asia/Kathmandu|pokhara-np
BWA|Gautam Buddha|Bhairahawa|NP|27.506|83.416|Asia/Kathmandu|
PBH|Paro|Paro|BT|27.403|89.425|Asia/Thimphu|paro-bt
CMB|Bandaranaike|Colombo|LK|7.181|79.884|Asia/Colombo|colombo-lk
HRI|Mattala Rajapaksa|Hambantota|LK|6.285|81.124|Asia/Colombo|
MLE|Velana|Malé|MV|4.192|73.529|Indian/Maldives|male-mv
GAN|Gan|Addu City|MV|-0.693|73.156|Indian/Maldives|
DAC|Hazrat Shahjalal|Dhaka|BD|23.843|90.398|Asia/Dhaka|dhaka-bd
CXB|Cox's Bazar|Cox's Bazar|BD|21.452|91.964|Asia/Dhaka|coxs-bazar-bd
CGP|Shah Amanat|Chattogram|BD|22.25|91.813|Asia/Dhaka|
ZYL|Osmani|Sylhet|BD|24.963|91.867|Asia/Dhaka|
KHI|Jinnah|Karachi|PK|24.907|67.161|Asia/Karachi|karachi-pk
LHE|Allama Iqbal|Lahore|PK|31.522|74.404|Asia/Karachi|lahore-pk
ISB|Islamabad|Islamabad|PK|33.549|72.826|Asia/Karachi|islamabad-pk
PEW|Bacha Khan|Peshawar|PK|33.994|71.515|Asia/Karachi|
KBL|Kabul|Kabul|AF|34.566|69.212|Asia/Kabul|
ALA|Almaty|Almaty|KZ|43.352|77.04|Asia/Almaty|almaty-kz
NQZ|Nursultan Nazarbayev|Astana|KZ|51.022|71.467|Asia/Almaty|astana-kz
TAS|Tashkent Islam Karimov|Tashkent|UZ|41.258|69.281|Asia/Samarkand|tashkent-uz
SKD|Samarkand|Samarkand|UZ|39.7|66.984|Asia/Samarkand|samarkand-uz
BHK|Bukhara|Bukhara|UZ|39.775|64.483|Asia/Samarkand|bukhara-uz
BSZ|Manas|Bishkek|KG|43.061|74.478|Asia/Bishkek|bishkek-kg
OSS|Osh|Osh|KG|40.609|72.793|Asia/Bishkek|
DYU|Dushanbe|Dushanbe|TJ|38.543|68.825|Asia/Dushanbe|
ASB|Ashgabat|Ashgabat|TM|37.987|58.361|Asia/Ashgabat|
VVO|Vladivostok|Vladivostok|RU|43.399|132.148|Asia/Vladivostok|
OVB|Novosibirsk Tolmachevo|Novosibirsk|RU|55.013|82.651|Asia/Novosibirsk|
SYD|Sydney Kingsford Smith|Sydney|AU|-33.946|151.177|Australia/Sydney|sydney-au
NTL|Newcastle|Newcastle|AU|-32.795|151.834|Australia/Sydney|
MEL|Melbourne Tullamarine|Melbourne|AU|-37.673|144.843|Australia/Melbourne|melbourne-au
AVV|Melbourne Avalon|Geelong|AU|-38.039|144.469|Australia/Melbourne|melbourne-au
BNE|Brisbane|Brisbane|AU|-27.384|153.117|Australia/Brisbane|brisbane-au
OOL|Gold Coast|Gold Coast|AU|-28.164|153.505|Australia/Brisbane|gold-coast-au
MCY|Sunshine Coast|Noosa Heads|AU|-26.603|153.091|Australia/Brisbane|noosa-heads-au
CNS|Cairns|Cairns|AU|-16.886|145.755|Australia/Brisbane|cairns-au
TSV|Townsville|Townsville|AU|-19.253|146.765|Australia/Brisbane|
PPP|Whitsunday Coast|Proserpine|AU|-20.495|148.552|Australia/Brisbane|airlie-beach-au
HTI|Great Barrier Reef|Hamilton Island|AU|-20.358|148.952|Australia/Lindeman|hamilton-island-au
MKY|Mackay|Mackay|AU|-21.172|149.18|Australia/Brisbane|
BNK|Ballina Byron Gateway|Ballina|AU|-28.834|153.562|Australia/Sydney|byron-bay-au
CFS|Coffs Harbour|Coffs Harbour|AU|-30.321|153.116|Australia/Sydney|
PER|Perth|Perth|AU|-31.94|115.967|Australia/Perth|perth-au
BQB|Busselton Margaret River|Busselton|AU|-33.688|115.402|Australia/Perth|margaret-river-au
BME|Broome|Broome|AU|-17.945|122.232|Australia/Perth|broome-au
KTA|Karratha|Karratha|AU|-20.712|116.773|Australia/Perth|
ADL|Adelaide|Adelaide|AU|-34.945|138.531|Australia/Adelaide|adelaide-au
HBA|Hobart|Hobart|AU|-42.836|147.51|Australia/Hobart|hobart-au
LST|Launceston|Launceston|AU|-41.545|147.214|Australia/Melbourne|launceston-au
CBR|Canberra|Canberra|AU|-35.307|149.195|Australia/Sydney|canberra-au
DRW|Darwin|Darwin|AU|-12.415|130.877|Australia/Darwin|darwin-au
AYQ|Ayers Rock|Yulara|AU|-25.186|130.976|Australia/Darwin|yulara-au
ASP|Alice Springs|Alice Springs|AU|-23.807|133.902|Australia/Darwin|alice-springs-au
AKL|Auckland|Auckland|NZ|-37.008|174.792|Pacific/Auckland|auckland-nz
ZQN|Queenstown|Queenstown|NZ|-45.021|168.739|Pacific/Auckland|queenstown-nz
WLG|Wellington|Wellington|NZ|-41.327|174.805|Pacific/Auckland|wellington-nz
CHC|Christchurch|Christchurch|NZ|-43.489|172.532|Pacific/Auckland|christchurch-nz
ROT|Rotorua|Rotorua|NZ|-38.109|176.317|Pacific/Auckland|rotorua-nz
TRG|Tauranga|Tauranga|NZ|-37.672|176.196|Pacific/Auckland|
HLZ|Hamilton|Hamilton|NZ|-37.867|175.332|Pacific/Auckland|
NPE|Hawke's Bay|Napier|NZ|-39.466|176.87|Pacific/Auckland|
DUD|Dunedin|Dunedin|NZ|-45.928|170.198|Pacific/Auckland|dunedin-nz
IVC|Invercargill|Invercargill|NZ|-46.412|168.313|Pacific/Auckland|
TUO|Taupo|Taupo|NZ|-38.74|176.084|Pacific/Auckland|taupo-nz
NSN|Nelson|Nelson|NZ|-41.298|173.221|Pacific/Auckland|nelson-nz
KKE|Bay of Islands|Kerikeri|NZ|-35.263|173.912|Pacific/Auckland|paihia-nz
NAN|Nadi|Nadi|FJ|-17.755|177.443|Pacific/Fiji|nadi-fj
SUV|Nausori|Suva|FJ|-18.043|178.559|Pacific/Fiji|
PPT|Tahiti Faa'a|Papeete|PF|-17.554|-149.607|Pacific/Tahiti|papeete-pf
BOB|Bora Bora|Bora Bora|PF|-16.444|-151.751|Pacific/Tahiti|bora-bora-pf
MOZ|Moorea|Moorea|PF|-17.49|-149.762|Pacific/Tahiti|moorea-pf
RFP|Raiatea|Raiatea|PF|-16.723|-151.466|Pacific/Tahiti|
NOU|Nouméa La Tontouta|Nouméa|NC|-22.015|166.213|Pacific/Noumea|noumea-nc
RAR|Rarotonga|Rarotonga|CK|-21.203|-159.806|Pacific/Rarotonga|rarotonga-ck
APW|Faleolo|Apia|WS|-13.83|-172.008|Pacific/Apia|apia-ws
TBU|Fua'amotu|Nuku'alofa|TO|-21.241|-175.15|Pacific/Tongatapu|nukualofa-to
VLI|Bauerfield|Port Vila|VU|-17.699|168.32|Pacific/Efate|port-vila-vu
POM|Jacksons|Port Moresby|PG|-9.443|147.22|Pacific/Port_Moresby|port-moresby-pg
HIR|Honiara|Honiara|SB|-9.428|160.055|Pacific/Guadalcanal|
GUM|Antonio B. Won Pat|Guam|GU|13.484|144.797|Pacific/Guam|tumon-gu
ROR|Palau|Koror|PW|7.367|134.544|Pacific/Palau|koror-pw
SPN|Saipan|Saipan|MP|15.12|145.73|Pacific/Saipan|saipan-mp
MAJ|Amata Kabua|Majuro|MH|7.065|171.272|Pacific/Majuro|
TRW|Bonriki|Tarawa|KI|1.382|173.147|Pacific/Tarawa|
PPG|Pago Pago|Pago Pago|AS|-14.332|-170.712|Pacific/Pago_Pago|
NLK|Norfolk Island|Norfolk Island|NF|-29.042|167.939|Pacific/Norfolk|
IUE|Hanan|Niue|NU|-19.079|-169.926|Pacific/Niue|
`;
