/** A region as addresses have it, and its name. */
export type Region = { value: string; name: string };

/** The provinces of Italy by the letters that Poste Italiane prints after the town (ISO 3166-2:IT). */
const italian =
  "AG Agrigento,AL Alessandria,AN Ancona,AO Aosta,AR Arezzo,AP Ascoli Piceno,AT Asti,AV Avellino,BA Bari," +
  "BT Barletta-Andria-Trani,BL Belluno,BN Benevento,BG Bergamo,BI Biella,BO Bologna,BZ Bolzano,BS Brescia,BR Brindisi," +
  "CA Cagliari,CL Caltanissetta,CB Campobasso,CE Caserta,CT Catania,CZ Catanzaro,CH Chieti,CO Como,CS Cosenza,CR Cremona," +
  "KR Crotone,CN Cuneo,EN Enna,FM Fermo,FE Ferrara,FI Firenze,FG Foggia,FC Forlì-Cesena,FR Frosinone,GE Genova,GO Gorizia," +
  "GR Grosseto,IM Imperia,IS Isernia,AQ L’Aquila,SP La Spezia,LT Latina,LE Lecce,LC Lecco,LI Livorno,LO Lodi,LU Lucca," +
  "MC Macerata,MN Mantova,MS Massa-Carrara,MT Matera,ME Messina,MI Milano,MO Modena,MB Monza e Brianza,NA Napoli,NO Novara," +
  "NU Nuoro,OR Oristano,PD Padova,PA Palermo,PR Parma,PV Pavia,PG Perugia,PU Pesaro e Urbino,PE Pescara,PC Piacenza,PI Pisa," +
  "PT Pistoia,PN Pordenone,PZ Potenza,PO Prato,RG Ragusa,RA Ravenna,RC Reggio Calabria,RE Reggio Emilia,RI Rieti,RN Rimini," +
  "RM Roma,RO Rovigo,SA Salerno,SS Sassari,SV Savona,SI Siena,SR Siracusa,SO Sondrio,SU Sud Sardegna,TA Taranto,TE Teramo," +
  "TR Terni,TO Torino,TP Trapani,TN Trento,TV Treviso,TS Trieste,UD Udine,VA Varese,VE Venezia,VB Verbano-Cusio-Ossola," +
  "VC Vercelli,VR Verona,VV Vibo Valentia,VI Vicenza,VT Viterbo";

/** The provinces of Spain, in the order of the first two digits of their postcodes, 01 to 52 (Correos). */
const spanish =
  "Álava,Albacete,Alicante,Almería,Ávila,Badajoz,Baleares,Barcelona,Burgos,Cáceres,Cádiz,Castellón,Ciudad Real,Córdoba," +
  "A Coruña,Cuenca,Girona,Granada,Guadalajara,Guipúzcoa,Huelva,Huesca,Jaén,León,Lleida,La Rioja,Lugo,Madrid,Málaga,Murcia," +
  "Navarra,Ourense,Asturias,Palencia,Las Palmas,Pontevedra,Salamanca,Santa Cruz de Tenerife,Cantabria,Segovia,Sevilla,Soria," +
  "Tarragona,Teruel,Toledo,Valencia,Valladolid,Vizcaya,Zamora,Zaragoza,Ceuta,Melilla";

/** The emirates (ISO 3166-2:AE), which stand in for the postcode that the country does not have. */
const emirates = "Abu Dhabi,Ajman,Dubai,Fujairah,Ras Al Khaimah,Sharjah,Umm Al Quwain";

const named = (names: string): Region[] => names.split(",").map((name) => ({ value: name, name }));
const provinces = named(spanish);
const byName = (a: Region, b: Region) => a.name.localeCompare(b.name, "es");

/**
 * The regions that addresses name in countries where carriers, and Google's address data, require one; the form of Italy's
 * is its two letters.
 */
const regions: Readonly<Record<string, readonly Region[]>> = {
  AE: named(emirates),
  ES: provinces.toSorted(byName),
  IT: italian.split(",").map((written) => ({ value: written.slice(0, 2), name: written.slice(3) })),
};

/** The lists behind `regions.ts`: the regions to choose from in a country; undefined if its addresses name none. */
export function regionsOf(country: string): readonly Region[] | undefined {
  return Object.hasOwn(regions, country) ? regions[country] : undefined;
}

/**
 * Returns the region as an address has it: the given one, whether by value or by name, or the one that a Spanish postcode
 * stands for; "" if it is none of the country's.
 */
export function tidyRegion(given: string, { country, postcode }: { country: string; postcode: string }): string {
  const wanted = given.trim().toLowerCase();
  const found = regionsOf(country)?.find(
    ({ value, name }) => value.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
  return found?.value ?? (country === "ES" ? (provinces[Number(postcode.slice(0, 2)) - 1]?.value ?? "") : "");
}
