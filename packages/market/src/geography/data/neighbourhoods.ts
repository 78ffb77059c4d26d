/** Blocks `@city-id`, entries `name lat lon`. */
export const NEIGHBOURHOODS = `
@lisbon-pt
Príncipe Real 38.7163 -9.1493; Chiado 38.7106 -9.1424; Baixa 38.7115 -9.1372; Alfama 38.7118 -9.13
Bairro Alto 38.7135 -9.1455; Estrela 38.7137 -9.1603; Graça 38.7175 -9.1308; Cais do Sodré 38.7064 -9.1446
Avenida 38.7205 -9.1465
`;
