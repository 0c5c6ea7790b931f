/** Changes with every translation file, so that browsers can cache them forever. */
declare const __WORDS_VERSION__: string;
