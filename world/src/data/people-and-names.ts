/** What homes are called and who lets them, by the manner of a country; `*` stands for a word of it. */
type Manner = {
  readonly homes: string;
  readonly firstNames: string;
  readonly lastNames: string;
  readonly speaks: string;
};

const ENGLISH = `The * House|* Cottage|* Loft|* Terrace|The * Flat|Old * Barn|* Studio|* View`;

/** By the names of NAME_MANNERS; `speaks` begins with the country's own. */
export const PEOPLE_AND_NAMES: Readonly<Record<string, Manner>> = {
  american: {
    homes: `The * House|* Cottage|* Loft|* Bungalow|* Cabin|The * Flat|* Hideaway|* Carriage House`,
    firstNames: `Alice|Grace|Hannah|Naomi|Ben|Caleb|Marcus|Owen`,
    lastNames: `Barlow|Coleman|Dawson|Ellery|Garner|Holloway|Prescott|Whitaker`,
    speaks: 'en es',
  },
  british: {
    homes: ENGLISH,
    firstNames: `Eleanor|Fiona|Imogen|Ruth|Alistair|Callum|Hugh|Rhys`,
    lastNames: `Ashby|Barrow|Cole|Fenwick|Hargreave|Kerr|Pryce|Sutcliffe`,
    speaks: 'en',
  },
  french: {
    homes: `Maison *|Le Clos *|L’Atelier *|Appartement *|Villa *|La Petite Maison *|Duplex *|Les Toits *`,
    firstNames: `Camille|Élodie|Margaux|Solène|Bastien|Hugo|Julien|Rémi`,
    lastNames: `Aubry|Besson|Carpentier|Delorme|Fauvel|Lacroix|Perrin|Vasseur`,
    speaks: 'fr en',
  },
  spanish: {
    homes: `Casa *|Ático *|Villa *|Apartamento *|El Patio *|Casita *|Finca *|Estudio *`,
    firstNames: `Carmen|Lucía|Marta|Valeria|Andrés|Diego|Javier|Mateo`,
    lastNames: `Aguirre|Benítez|Cordero|Fuentes|Ibáñez|Montero|Salinas|Vidal`,
    speaks: 'es en',
  },
  portuguese: {
    homes: `Casa *|Pátio *|Apartamento *|Quinta *|Loft *|Casa da *|Vila *|Águas-Furtadas *`,
    firstNames: `Beatriz|Inês|Leonor|Rita|Duarte|Gonçalo|Miguel|Tiago`,
    lastNames: `Antunes|Barros|Carvalho|Figueira|Marques|Neves|Rocha|Teixeira`,
    speaks: 'pt en',
  },
  italian: {
    homes: `Casa *|Attico *|Villa *|Appartamento *|La Terrazza *|Cascina *|Casetta *|Corte *`,
    firstNames: `Chiara|Elisa|Giulia|Serena|Dario|Lorenzo|Matteo|Paolo`,
    lastNames: `Bassi|Caruso|Ferri|Galli|Marchetti|Orsini|Rinaldi|Vitale`,
    speaks: 'it en',
  },
  german: {
    homes: `Haus *|Ferienhaus *|Wohnung *|Landhaus *|Loft *|Gartenhaus *|Dachgeschoss *|Hof *`,
    firstNames: `Anke|Greta|Katrin|Sabine|Jonas|Lukas|Moritz|Stefan`,
    lastNames: `Albrecht|Brenner|Engel|Hartwig|Kessler|Lindner|Reuter|Vogel`,
    speaks: 'de en',
  },
  dutch: {
    homes: `Huis *|Grachtenhuis *|Appartement *|Boerderij *|Loft *|Tuinhuis *|Het * Huis|Zolder *`,
    firstNames: `Anouk|Femke|Lotte|Sanne|Bram|Daan|Joris|Ruben`,
    lastNames: `Bakker|De Wit|Hoekstra|Jansen|Kuiper|Mulder|Postma|Visser`,
    speaks: 'nl en de',
  },
  nordic: {
    homes: `* Hus|* Hytte|* Stuga|* Loft|* Sjøbod|* Leilighet|* Gård|* Sommerhus`,
    firstNames: `Astrid|Freja|Ingrid|Maja|Anders|Erik|Lars|Nils`,
    lastNames: `Berg|Dahl|Ekström|Hagen|Lund|Nyström|Sandvik|Virtanen`,
    speaks: 'sv en',
  },
  slavic: {
    homes: `Apartment *|* House|Loft *|* Residence|* Cottage|Studio *|* Terrace|Villa *`,
    firstNames: `Agata|Daria|Katarina|Milena|Jakub|Luka|Marek|Pavel`,
    lastNames: `Dvořák|Horvat|Jovanović|Kowalczyk|Nowak|Petrov|Svoboda|Zajac`,
    speaks: 'pl en',
  },
  greek: {
    homes: `* House|Villa *|* Studio|* Terrace|Casa *|* Maisonette|* Loft|Blue *`,
    firstNames: `Danae|Eleni|Ioanna|Sofia|Alexis|Kostas|Nikos|Petros`,
    lastNames: `Andreou|Dimas|Kallis|Laskaris|Manos|Pappas|Stathis|Vlachos`,
    speaks: 'el en',
  },
  turkish: {
    homes: `* Evi|* Konağı|Villa *|* Daire|* Loft|* Teras|* Bahçe Evi|* Stüdyo`,
    firstNames: `Aylin|Defne|Elif|Zeynep|Can|Emre|Kerem|Murat`,
    lastNames: `Aksoy|Çelik|Demir|Kaplan|Öztürk|Polat|Şahin|Yıldız`,
    speaks: 'tr en',
  },
  arabic: {
    homes: `Dar *|Riad *|Villa *|* House|* Residence|* Courtyard|* Loft|Beit *`,
    firstNames: `Amal|Layla|Nour|Salma|Faris|Karim|Omar|Ziad`,
    lastNames: `Al-Amin|Bakri|Darwish|Haddad|Khoury|Mansour|Nasser|Saleh`,
    speaks: 'ar en fr',
  },
  indian: {
    homes: `* Bhavan|* House|* Villa|* Cottage|* Haveli|* Studio|* Terrace|The * Flat`,
    firstNames: `Anjali|Divya|Kavya|Meera|Arjun|Kabir|Nikhil|Rohan`,
    lastNames: `Bhat|Desai|Iyer|Kapoor|Menon|Nair|Rao|Verma`,
    speaks: 'hi en',
  },
  chinese: {
    homes: `* House|* Lane House|* Loft|* Residence|* Courtyard|* Studio|* View|Villa *`,
    firstNames: `Jia|Lan|Mei|Xin|Bo|Jun|Tao|Wei`,
    lastNames: `Chen|Gao|Huang|Lin|Shen|Tang|Xu|Zhou`,
    speaks: 'zh en',
  },
  japanese: {
    homes: `* Machiya|* House|* Loft|* Villa|* Studio|* Residence|* Garden House|* Hanare`,
    firstNames: `Aiko|Haruka|Mio|Yuki|Daichi|Kenta|Ren|Takumi`,
    lastNames: `Aoki|Endo|Hoshino|Ishida|Kimura|Mori|Ota|Sakai`,
    speaks: 'ja en',
  },
  korean: {
    homes: `* Hanok|* House|* Loft|* Stay|* Studio|* Residence|* Rooftop|Villa *`,
    firstNames: `Eun-ji|Ha-na|Ji-woo|Seo-yeon|Dong-hyun|Jae-won|Min-ho|Tae-yang`,
    lastNames: `Bae|Cho|Han|Jung|Kang|Lim|Seo|Yoon`,
    speaks: 'ko en',
  },
  southeast: {
    homes: `* Villa|* House|* Bungalow|* Loft|* Residence|* Studio|* Pool House|* Garden House`,
    firstNames: `Anong|Dewi|Linh|Maya|Arif|Bayu|Minh|Somchai`,
    lastNames: `Chaiyo|Halim|Lestari|Nguyen|Pham|Ramos|Santoso|Tran`,
    speaks: 'en',
  },
  african: {
    homes: `* House|* Cottage|* Lodge|* Villa|* Loft|* Garden House|* Studio|The * Flat`,
    firstNames: `Abena|Chidi|Imani|Zuri|Jabari|Kofi|Sefu|Tendai`,
    lastNames: `Banda|Dlamini|Keita|Mensah|Moyo|Okoro|Otieno|Sow`,
    speaks: 'en fr',
  },
};
