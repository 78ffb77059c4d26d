/**
 * Letters as travel documents write them in A-Z (ICAO Doc 9303 part 3, section 6; Greek by ELOT 743): `letter
 * and its spelling`, several letters before their parts. Letters with marks that are not here lose the marks.
 */
export const ROMANIZATION = `
ẞ SS Ä AE Ö OE Ü UE Å AA Æ AE Ø OE Œ OE Ð D Đ D Þ TH Ł L Ħ H Ŧ T Ŋ N Ə E Ĳ IJ ĸ Q Ɨ I Ɓ B Ɗ D Ƙ K Ɔ O Ɛ E
А A Б B В V Г G Д D Е E Ё E Ж ZH З Z И I Й I К K Л L М M Н N О O П P Р R С S Т T У U Ф F Х KH Ц TS Ч CH
Ш SH Щ SHCH Ъ IE Ы Y Ь - Э E Ю IU Я IA І I Ї I Є IE Ґ G Ў U Ђ D Ј J Љ LJ Њ NJ Ћ C Џ DZ Ѓ G Ѕ DZ Ќ K Ѫ U
Ә E Ғ G Қ K Ң N Ө O Ұ U Ү U Һ H Ѣ IE Ѳ F
ΟΥ OU ΑΥ AV ΕΥ EV ΗΥ IV ΓΓ NG ΓΞ NX ΓΧ NCH ΜΠ B
Α A Β V Γ G Δ D Ε E Ζ Z Η I Θ TH Ι I Κ K Λ L Μ M Ν N Ξ X Ο O Π P Ρ R Σ S Τ T Υ Y Φ F Χ CH Ψ PS Ω O
`;
