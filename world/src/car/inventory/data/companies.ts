/**
 * The invented rental companies. `regions`: of the world, countries by code, `*` everywhere; `share`: of the
 * places there, per cent. `level` and `week`: a day against the usual and a week against a day, per cent.
 * `deskMarkup`: what paying at the desk costs more, per hundred thousand; 0 is the same price.
 * `point`: where most of its airport desks are. `age`: lowest-young below-highest (0 none).
 * `deposit`: U in US dollars, L in local currency. `oneWay`: abroad, home or none.
 */
export const CAR_COMPANIES = `
code|name|rating|regions|share|level|week|weekend|deskMarkup|point|age|deposit|oneWay
AD|Atlantic Drive|89|*|82|110|600|90|6410|terminal|23-25-0|U|abroad
KL|Keyline|84|*|68|96|580|88|6120|shuttle|21-25-0|U|abroad
LC|Lusocar|86|PT ES CV MA AO MZ|92|102|590|92|6383|terminal|21-25-0|L|abroad
NW|Northway|81|north-america northern-europe western-europe southern-europe oceania|\
55|97|570|0|0|shuttle|21-25-0|U|abroad
SO|Solano|90|southern-europe western-europe south-america central-america|\
48|124|610|0|5200|meet|25-27-80|L|home
TR|Tejo Rent|78|PT ES|85|80|560|0|0|shuttle|21-26-75|L|none
VE|Vento|82|southern-europe eastern-europe north-africa middle-east|50|88|570|90|4800|shuttle|21-25-80|L|home
PX|Prairie|83|north-america caribbean oceania|62|95|560|85|5600|terminal|20-25-0|U|abroad
BB|Bluebird|80|north-america central-america caribbean western-europe northern-europe|\
58|87|550|86|4500|shuttle|20-25-0|U|home
OW|Outback Wheels|85|oceania|80|92|580|0|5000|shuttle|21-25-0|L|home
SK|Sakura Mobility|91|east-asia southeast-asia|85|104|600|0|0|terminal|20-21-80|L|home
SV|Savanna|80|sub-saharan-africa north-africa|78|95|590|0|5000|meet|23-25-75|U|none
CR|Crescent Drive|84|middle-east central-asia south-asia north-africa|80|96|580|0|5500|terminal|21-25-0|U|home
RU|Ruta Sur|82|south-america central-america caribbean|78|90|570|88|5000|shuttle|21-25-75|L|home
FJ|Fjordway|88|northern-europe eastern-europe western-europe|60|114|600|90|6000|terminal|20-23-0|L|abroad
`;

/** Loyalty programs: `company|name|prefix|digits|lookup|the error of a number that nobody has`. */
export const CAR_PROGRAMS = `
AD|Atlantic Drive Club|AD|8|yes|InvalidLoyaltyNumber
KL|Keyline Circle|KL|9|yes|InvalidLoyaltyNumber
NW|Northway Plus|NW|7|no|InvalidLoyaltyNumber
SO|Solano Select||10|yes|InvalidLoyaltyNumber
PX|Prairie Express|PX|8|yes|DollarExpressNotFound
BB|Bluebird Chip|BC|7|yes|BlueChipNumberNotFound
SK|Sakura Pass|SK|9|no|InvalidLoyaltyNumber
FJ|Fjordway First|FJ|8|yes|InvalidLoyaltyNumber
`;
