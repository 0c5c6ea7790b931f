/** The maker's guarantee of durability; `label` is the path of the maker's official label (GARAN), a picture. */
export type DurabilityGuarantee = { years: number; model: string; label: string };

/** Returns the guarantees of goods, each once. */
export function guaranteesOf(goods: readonly { guarantee?: DurabilityGuarantee }[]): DurabilityGuarantee[] {
  const byLabel = new Map(goods.flatMap(({ guarantee }) => (guarantee ? [[guarantee.label, guarantee] as const] : [])));
  return [...byLabel.values()];
}

/** Returns what a sentence about a guarantee is filled with; half years are written as in the language. */
export function guaranteeWords({ years, model }: DurabilityGuarantee, language: string) {
  return { model, years: years.toLocaleString(`${language}-u-nu-latn`) };
}
