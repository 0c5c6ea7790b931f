/** What was typed, and what may stand first: product numbers, or the address of a page of the shop. */
export type Query = readonly [typed: string, first: string];

/** English queries by the eight kinds that usability research tells apart. */
export const englishQueries: Readonly<Record<string, readonly Query[]>> = {
  exact: [
    ["oak lounge chair", "20"],
    ["VT-FU-018", "18"],
    ["vtel013", "13"],
    ["amaranth eau de parfum", "63"],
    ["the tidewater clock", "52"],
    ["fiddle leaf fig", "29"],
    ["victoria sponge", "101 109"],
  ],
  "kind of goods": [
    ["sofa", "21 22 23 25"],
    ["coffee maker", "137 142"],
    ["raincoat", "88"],
    ["headphones", "43 17"],
    ["woolly hat", "95 71"],
    ["cat food", "117 120"],
    ["office lamp", "42"],
    ["thriller", "53"],
  ],
  feature: [
    ["lamp under 60", "42"],
    ["coat size xl", "1 2 4 5 7 88"],
    ["waterproof jacket", "6 88 2"],
    ["black coat", "1 2 4 5 7"],
    ["sofa narrower than 160 cm", "21"],
    ["cake without nuts", "100 101 102 103 105 106 107 108 109 110 111 113 114 115"],
    ["leather bag under 200 euro", "68"],
    ["27 inch monitor", "13"],
    ["wireless speaker", "14 139 144"],
    ["red flask", "140"],
    ["chair between 100 and 200", "19"],
    ["vegan face oil", "62"],
    ["merino hat", "71"],
    ["engine oil 5w30", "98"],
  ],
  use: [
    ["gift for dad", "70 73 75 134 86 16"],
    ["rain", "88 76 2 6"],
    ["plant for a dark corner", "27 32"],
    ["chair for a small flat", "19 21"],
    ["picnic", "135 140 69 81"],
    ["birthday cake for twelve people", "100 108 107 115 101 109"],
    ["something to read at bedtime", "55 57"],
    ["working from home", "13 15 42"],
    ["gift under 30", "82 94 95 103 104 47 33 64 67 57 59 38"],
  ],
  symptom: [
    ["dry skin", "61 62 65"],
    ["chapped hands", "65"],
    ["fever", "126"],
    ["high blood pressure", "125"],
    ["sprained ankle", "130"],
    ["dog bad breath", "122"],
    ["cat allergic to grain", "117"],
  ],
  "what fits": [
    ["usb-c headphones", "43 17"],
    ["lamp for a desk 60 cm deep", "42"],
    ["moka pot for induction", "137 142"],
    ["brake discs 5x112", "97"],
    ["battery 74ah", "99"],
    ["coat for age 5", "88"],
    ["e14 lamp", "42"],
  ],
  slang: [
    ["tv", "-"],
    ["brolly", "76"],
    ["hoover", "-"],
    ["shades", "72"],
    ["comfy chair", "18 20"],
    ["choc cake", "100 108"],
    ["xmas pressie", "141 143 140 142 144"],
    ["avo", "34"],
    ["pjs", "94"],
  ],
  "pages of the shop": [
    ["returns", "/returnandrefund"],
    ["delivery cost", "/delivery"],
    ["track my order", "/order"],
    ["opening hours", "/contact"],
    ["gift card", "136 141"],
    ["cancel my contract", "/withdraw"],
    ["talk to someone", "/contact"],
  ],
};

/** Colours, each a filter: the goods that may be found at most. */
export const colours: Readonly<Record<string, string>> = {
  red: "140 142 144",
  black: "1 2 4 5 6 7 88 89 90 91 92 93 94 19 134 135 136 137 138",
  green: "141 143",
  blue: "2 4 5 7 89 91 92 94 51",
  white: "1 6 88 90 93 49",
  purple: "",
};

/** Words that no shop has: they find nothing. */
export const nonsense =
  "qwrtzx,blorf,zxcvbnm,asdf qwer,flumpy grinkle,xyzzy,vrrrrp,%&§,lorem ipsum dolor,kjhgfd 12,zzz,ajkshdkjahsd,wibble wobble,snorkwhacker,trololo,fnord,qqqq,ghjk,mnbv,blah blah,proto".split(
    ",",
  );
