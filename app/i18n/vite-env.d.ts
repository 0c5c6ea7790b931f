/** Changes with every translation file, so that browsers may keep them for ever. */
declare const __WORDS_VERSION__: string;
