/**
 * Cars by ACRISS code: `code|model|seats|bags|doors|zones`. Zones: e Europe and around the Mediterranean,
 * n North and Central America, s South America, p Asia and the Pacific, a Africa. A zone has a code once.
 */
export const CAR_MODELS = `
MCMR|Fiat Panda|4|1|5|e
MCAR|Hyundai i10|4|1|5|ea
MBMR|Fiat 500|4|1|3|es
MCMN|Suzuki Alto|4|1|5|pa
MCAR|Toyota Passo|4|1|5|p
MCAR|Mitsubishi Mirage|4|1|5|n
NCMR|Hyundai i10|4|1|5|e
ECAR|Renault Clio|5|2|5|e
ECMR|Peugeot 208|5|2|5|e
EDMR|Dacia Sandero|5|2|5|e
ECAH|Toyota Yaris Hybrid|5|2|5|ep
HBAR|Mini Cooper|4|2|3|e
ECAR|Kia Rio|5|2|4|n
ECMR|Chevrolet Onix|5|2|5|s
ECAR|Toyota Vitz|5|2|5|pa
ECMN|Renault Kwid|5|2|5|sa
CDAR|Volkswagen Golf|5|2|5|e
CDMR|Ford Focus|5|2|5|e
CDMD|Fiat Tipo|5|2|5|e
DDMR|Seat Leon|5|2|5|e
CDAH|Toyota Corolla Hybrid|5|2|5|ep
CCAR|Nissan Versa|5|2|4|n
CDAR|Hyundai Accent|5|2|4|n
CDAR|Volkswagen Polo Sedan|5|2|4|sa
CDAR|Mazda 3|5|2|5|p
IDAR|Peugeot 508|5|3|4|e
SDAR|Volkswagen Passat|5|3|4|e
IDMR|Skoda Octavia|5|3|5|e
JDAR|Skoda Octavia|5|3|5|e
IDMD|Ford Mondeo|5|3|5|e
SDAD|Mazda 6|5|3|4|ep
SDAH|Toyota Camry Hybrid|5|3|4|enp
PDAR|BMW 3 Series|5|3|4|espa
RDAR|BMW 3 Series|5|3|4|e
IDAR|Toyota Corolla|5|2|4|nspa
SDAR|Hyundai Sonata|5|3|4|np
FDAR|Chevrolet Malibu|5|3|4|n
FDAR|Toyota Camry|5|3|4|pa
PDAR|Nissan Maxima|5|3|4|n
LDAR|Mercedes-Benz E-Class|5|3|4|enspa
CFAR|Peugeot 2008|5|3|5|e
CFMR|Dacia Duster|5|3|5|e
CFAR|Chevrolet Trax|5|3|5|n
CFAR|Toyota Raize|5|3|5|p
CFMR|Renault Duster|5|3|5|sa
IFAH|Nissan Qashqai e-Power|5|3|5|e
JFAH|Hyundai Tucson Hybrid|5|3|5|e
IFAR|Toyota RAV4|5|3|5|nspa
IFAR|Nissan Qashqai|5|3|5|e
SFAR|Jeep Grand Cherokee|5|4|5|n
FFAR|Peugeot 5008|7|4|5|e
FFAD|Kia Sorento|7|4|5|ep
FFAR|Ford Explorer|7|4|5|n
FFBR|Toyota Fortuner|7|4|5|spa
FFBR|Chevrolet Tahoe|7|5|5|n
PFAR|Volvo XC60|5|4|5|enp
LFBR|Toyota Land Cruiser Prado|7|4|5|pa
CWMR|Peugeot 308 SW|5|4|5|e
IWMR|Seat Leon wagon|5|4|5|e
IWAR|Skoda Octavia wagon|5|4|5|e
FWAR|Volvo V90|5|5|5|e
IWAR|Toyota Corolla Fielder|5|3|5|p
CTAR|Mini Convertible|4|1|2|e
LTAR|BMW 4 Series Convertible|4|2|2|e
STAR|Ford Mustang Convertible|4|2|2|n
STAR|Mazda MX-5|2|1|2|p
IVMR|Citroën Berlingo|5|4|5|e
FVMD|Ford Tourneo Custom|9|6|5|e
SVMR|Volkswagen Sharan|7|4|5|e
FVAR|Volkswagen Multivan|8|6|5|e
MVAR|Chrysler Pacifica|7|4|5|n
FVAR|Ford Transit Wagon|12|8|4|n
IVAR|Toyota Sienta|7|3|5|p
FVAR|Toyota HiAce|10|6|4|pa
SVMR|Chevrolet Spin|7|3|5|s
PPBR|Ford F-150|5|4|4|n
IPBD|Toyota Hilux|5|3|4|spa
EDAE|Renault Zoe|5|2|5|e
CDAE|Volkswagen ID.3|5|2|5|e
DDAE|MG4|5|2|5|e
CDAE|Nissan Leaf|5|2|5|np
IDAC|Tesla Model 3|5|3|4|enp
IFAC|Tesla Model Y|5|4|5|e
CFAE|Hyundai Kona Electric|5|3|5|np
CDAE|BYD Dolphin|5|2|5|s
`;
